// The language, switched at any time.
import type { PageWords } from '@undercroft/words/en/page';
import { LANGUAGES, settings } from './settings.ts';

export const LanguageChoice = ({ words }: { readonly words: PageWords }) => (
  <fieldset class="choices">
    <legend class="sr">{words.languages.choose}</legend>
    <div class="segments">
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={settings.language.value === language}
          aria-label={`${language.toUpperCase()}, ${words.languages[language]}`}
          onClick={() => {
            settings.language.value = language;
          }}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </div>
  </fieldset>
);
