/// The constants come from `Recipes/chips.json` and from the built-in catalog; the plugin writes them on each build.
func profile(isPro: Bool) -> Node {
  Node("vstack") {
    Node("text").tw("text-brand text-xl font-semibold")
    Node("text").tw(Recipes.chip(kind: isPro ? .brand : .neutral, size: .lg)).tw("mt-2")
    Node("image").tw(Recipes.Chip.icon)
    Node("text").tw(
      """
      text-muted-foreground text-sm
      dark:text-white
      """)
    Node("button").tw(Recipes.button(intent: .primary)).tw("w-full \(isPro ? "" : "opacity-50")")
  }.tw(Recipes.screen)
}

print(profile(isPro: true).outline())
