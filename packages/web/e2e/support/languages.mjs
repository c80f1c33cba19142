// What is left of one language in another.

/** Words that are no words of Hungarian. */
const ENGLISH =
  /(?<!\p{L})(the|and|of|with|you|your|not|what|does|points?|rounds?|turn|left|from|into|this|that|has|have|where|why|health|tiles?|hazards?|moves?|explores?|players?|games?|rules?|nobody|everybody|one|two|three)(?!\p{L})/iu;
/** Letters and words that are not English. */
const HUNGARIAN = /[áéíóöőúüű]|\b(az|hogy|nem|egy|vagy)\b/i;

/** Everything that can be read or heard on the screen, but what is marked as another language. Runs in the page. */
function said() {
  const own = document.documentElement.lang;
  const isForeign = (element) => (element.closest('[lang]')?.lang ?? own) !== own;
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent && !parent.closest('style, script, noscript') && !isForeign(parent)) texts.push(node.data);
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (!isForeign(element)) texts.push(element.getAttribute(name));
  return texts.map((text) => text.trim()).filter(Boolean);
}

/** Proper names and the numbers of rules are the same everywhere. */
const NAMES =
  /Sub Terra( II)?|Inferno[’']s Edge|Pocket Sub|Undercroft|Fraunces|Atkinson Hyperlegible Next|Open Font License|MIT|English|magyar|[A-Z]{2}(-[A-Z0-9]+)+/g;

const FOREIGN = { en: HUNGARIAN, hu: ENGLISH };

/** Texts of the screen that are in another language than the reader's. */
export async function leftovers(page, language) {
  const texts = (await page.evaluate(said)).map((text) => text.replaceAll(NAMES, ''));
  return texts.filter((text) => FOREIGN[language].test(text));
}
