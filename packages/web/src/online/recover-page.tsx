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
  const problem = useSignal<string | undefined>(undefined);
  useEffect(() => {
    void recover(token).then((found) => {
      if (found.ok) go(to.home());
      else problem.value = found.error.kind;
    });
  }, [token]);
  if (together === 'missing') return <NotLoaded words={words} />;
  if (!together || problem.value === undefined) return <Loading words={words} />;
  return <Message words={words} title={together.menu.device} line={together.problem(problem.value)} />;
}
