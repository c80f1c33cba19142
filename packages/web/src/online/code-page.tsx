// Joins a table by the code that somebody has read out.
import { useSignal } from '@preact/signals';
import { CODE_LENGTH, parseCode } from '@undercroft/protocol';
import type { PageWords, TablesWords } from '@undercroft/words';
import { useEffect } from 'preact/hooks';
import { NotLoaded } from '../app/loading.tsx';
import { go, to } from '../app/route.ts';
import { Top } from '../app/top.tsx';
import { useWords } from '../app/words.ts';

export function CodePage({ words }: { readonly words: PageWords }) {
  const home = useWords('tables');
  useEffect(() => {
    document.title = words.titled(words.home.haveCode);
  }, [words]);
  if (home === 'missing') return <NotLoaded words={words} />;
  return (
    <div class="page">
      <Top words={words} />
      <main class="message">
        <h1>{words.home.haveCode}</h1>
        {home && <CodeField home={home} />}
      </main>
    </div>
  );
}

function CodeField({ home }: { readonly home: TablesWords }) {
  const typed = useSignal('');
  const problem = useSignal<string | undefined>(undefined);
  const join = () => {
    const parsed = parseCode(typed.value);
    if (parsed.ok) return go(to.join(parsed.code));
    const [letter] = parsed.letters;
    problem.value = letter === undefined ? home.wrongLength(CODE_LENGTH) : home.badLetter(letter);
  };
  return (
    <form
      class="have-code"
      onSubmit={(event) => {
        event.preventDefault();
        join();
      }}
    >
      <label>
        <span>{home.code}</span>
        <input
          class="field"
          aria-label={home.codeField}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={20}
          placeholder="KDMT 4GRW"
          value={typed.value}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
            problem.value = undefined;
          }}
        />
      </label>
      <button type="submit" class="button">
        {home.join}
      </button>
      {problem.value !== undefined && (
        <p class="harm" role="alert">
          {problem.value}
        </p>
      )}
    </form>
  );
}
