/// The page's one script: it searches, filters and copies, and holds no text of an author.
enum PageScript {
  static let text = """
    (() => {
    'use strict';
    const one = (selector, root = document) => root.querySelector(selector);
    const all = (selector, root = document) => Array.from(root.querySelectorAll(selector));
    for (const part of all('.finder, .copy')) part.hidden = false;
    const recipes = all('.recipe').map(element => ({
      element,
      text: element.dataset.search.toLowerCase(),
      marks: element.dataset.marks.split(' '),
    }));
    const search = one('#search'), filters = all('.finder select'), found = one('#found');
    function show() {
      const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
      const marks = filters.map(filter => filter.value).filter(Boolean);
      let count = 0;
      for (const recipe of recipes) {
        const fits = words.every(word => recipe.text.includes(word)) && marks.every(mark => recipe.marks.includes(mark));
        recipe.element.hidden = !fits;
        if (fits) count += 1;
      }
      for (const group of all('.group')) group.hidden = !one('.recipe:not([hidden])', group);
      found.textContent = words.length || marks.length
        ? (count === 1 ? '1 recipe' : count + ' recipes') + ' of ' + recipes.length : '';
    }
    search.addEventListener('input', show);
    for (const filter of filters) filter.addEventListener('change', show);
    document.addEventListener('keydown', event => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target.closest('input:not([type=radio]), select, textarea')) return;
      event.preventDefault();
      search.focus();
    });
    async function copy(code) {
      if (navigator.clipboard) return navigator.clipboard.writeText(code.textContent);
      const range = document.createRange();
      range.selectNodeContents(code);
      const selection = window.getSelection();
      selection.removeAllRanges();
      selection.addRange(range);
      document.execCommand('copy');
      selection.removeAllRanges();
    }
    document.addEventListener('click', event => {
      const button = event.target.closest('.copy');
      if (!button) return;
      const say = word => {
        button.textContent = word;
        setTimeout(() => { button.textContent = 'Copy'; }, 1600);
      };
      copy(one('code', button.parentElement)).then(() => say('Copied'), () => say('Press Ctrl+C'));
    });
    show();
    })();
    """
}
