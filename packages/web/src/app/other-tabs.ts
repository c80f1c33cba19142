// One game in several tabs: the tab that plays on tells the others, and a tab in which nothing was begun follows.
import { useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Session } from '../play/session.ts';

const CHANNEL = 'undercroft games';

interface Written {
  readonly id: string;
  readonly entries: number;
}

/** Only a courtesy: a tab that hears nothing finds out when it writes. A tab that nobody looks at waits until somebody does. */
export function useOtherTabs(session: Session, loadAnew: () => void): void {
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    const follow = () => {
      if (session.isBehind.value && session.isUntouched && document.visibilityState === 'visible') loadAnew();
    };
    const hear = ({ data }: MessageEvent<Written>) => {
      if (data.id !== session.id || data.entries <= session.written) return;
      session.isBehind.value = true;
      follow();
    };
    channel.addEventListener('message', hear);
    document.addEventListener('visibilitychange', follow);
    return () => {
      channel.close();
      document.removeEventListener('visibilitychange', follow);
    };
  }, [session, loadAnew]);
  useSignalEffect(() => {
    if (session.changes.value === 0) return;
    void session.saved().then(() => {
      if (!session.isBehind.value && !session.isUnsaved.value) tell({ id: session.id, entries: session.written });
    });
  });
}

/** Through a channel of its own: the last move of a game is saved when its table has gone. */
function tell(written: Written): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(written);
  channel.close();
}
