// What is shown while something is loading, and when the connection fails.
import type { PageWords } from '@undercroft/words/en/page';
import { Message } from './message.tsx';

export const Loading = ({ words }: { readonly words: PageWords }) => (
  <main class="page message" aria-busy="true">
    <p>{words.common.loading}</p>
  </main>
);

export const NotLoaded = ({ words }: { readonly words: PageWords }) => (
  <Message words={words} {...words.errors.notLoaded}>
    <button type="button" class="button primary" onClick={() => location.reload()}>
      {words.errors.notLoaded.again}
    </button>
  </Message>
);
