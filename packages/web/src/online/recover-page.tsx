// The link that brings all of somebody's tables to this device.
import { useSignal } from '@preact/signals';
import type { PageWords } from '@undercroft/words';
import { useEffect } from 'preact/hooks';
import { Loading, NotLoaded } from '../app/loading.tsx';
import { Message } from '../app/message.tsx';
import { go, to } from '../app/route.ts';
import { useWords } from '../app/words.ts';
import { recover } from './client.ts';

export function RecoverPage({ words, token }: { readonly words: PageWords; readonly token: string }) {
  const together = useWords('together');
  const away = useWords('away');
  const problem = useSignal<string | undefined>(undefined);
  const open = async () => {
    problem.value = undefined;
    const found = await recover(token);
    if (found.ok) go(to.home());
    else problem.value = found.error.kind;
  };
  useEffect(() => void open(), [token]);
  if (together === 'missing' || away === 'missing') return <NotLoaded words={words} />;
  if (!together || !away || problem.value === undefined) return <Loading words={words} />;
  const { wrong, again } = away.device;
  if (WRONG_LINK.includes(problem.value))
    return (
      <Message words={words} title={wrong.title} line={wrong.line}>
        <p>{wrong.todo}</p>
      </Message>
    );
  return (
    <Message words={words} title={words.errors.notLoaded.title} line={together.problem(problem.value)}>
      <button type="button" class="button primary" onClick={() => void open()}>
        {again}
      </button>
    </Message>
  );
}

/** Not complete, mistyped, or replaced by a newer one. */
const WRONG_LINK = ['unknown-recovery', 'malformed'];
