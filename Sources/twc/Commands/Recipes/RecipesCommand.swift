/// `twc recipes`: what recipes there are, what they come to, and what is doubtful in them.
enum RecipesCommand {
  /// Without a subcommand it lists.
  static let command = Command(
    name: "recipes", operands: "", summary: "List recipes, show, convert, export, compare and lint them",
    details: """
      Without a subcommand it lists: the built-in catalog, then what --recipes and --rules add to it or replace.
      """,
    options: RecipesList.options,
    subcommands: [
      RecipesList.command, RecipesShow.command, RecipesConvert.command, RecipesExport.command,
      RecipesDiff.command,
      RecipesLint.command,
    ], run: RecipesList.command.run)
}
