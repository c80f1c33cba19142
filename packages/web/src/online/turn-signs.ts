// Whose decision it is, also for somebody who looks elsewhere: the title, the icon of the tab, a bell, a screen that stays awake.
import { useSignalEffect } from '@preact/signals';
import type { TogetherWords } from '@undercroft/words';
import { useEffect, useRef } from 'preact/hooks';
import { useWords } from '../app/words.ts';
import type { Control } from '../stage/control.ts';
import { playSound } from '../stage/play-sound.ts';
import { clearNotification, notifyOfTurn, renewSubscription } from './notifications.ts';
import type { OnlineTable } from './online-table.ts';
import { isTouchedLast } from './touched-last.ts';

const [ICON, TURN_ICON] = ['./favicon.svg', './favicon-turn.svg'];

export function useTurnSigns(
  table: OnlineTable,
  control: Control,
  together: TogetherWords,
  waitingText: () => string | undefined,
): void {
  const { session } = table;
  const wasMine = useRef(session.acting !== undefined);
  const lastSeat = useRef(session.acting);
  useSignalEffect(() => {
    session.changes.value;
    const { acting } = session;
    const isMine = acting !== undefined;
    const who = control.scene.value.cards.find(({ tone }) => tone === 'acting')?.name ?? '';
    document.title = isMine ? together.table.yourTurn(who) : (waitingText() ?? control.view.value.title);
    setIcon(isMine ? TURN_ICON : ICON);
    // Another person at the same screen is greeted with the sound as it is.
    const isSame = lastSeat.current === undefined || acting === lastSeat.current;
    if (isMine && !wasMine.current && isTouchedLast()) {
      if (isSame && !control.isPlaying.value) playSound('your-turn', control.view.peek().echo);
      if (document.visibilityState === 'hidden') notifyOfTurn(session.id);
    }
    wasMine.current = isMine;
    lastSeat.current = acting ?? lastSeat.current;
  });
  useSeen(session.id);
  useEffect(() => () => setIcon(ICON), []);
  useAwake(() => session.acting !== undefined, session);
}

/** A notification of this table is out of date once somebody looks at it. */
function useSeen(table: string): void {
  const away = useWords('away');
  useEffect(() => {
    if (typeof away === 'object') void renewSubscription(away);
  }, [away]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') clearNotification(table);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [table]);
}

/** The light in the arch is lit while it is one's own turn. */
function setIcon(file: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = file;
}

/** A phone on the table does not go dark in the middle of a decision. */
function useAwake(isWanted: () => boolean, { changes }: OnlineTable['session']): void {
  const lock = useRef<WakeLockSentinel | undefined>(undefined);
  const update = async () => {
    const isNeeded = isWanted() && document.visibilityState === 'visible';
    if (!isNeeded) {
      await lock.current?.release().catch(() => undefined);
      lock.current = undefined;
    } else if (!lock.current || lock.current.released) {
      // Refused where the battery is low, and not there over plain http.
      lock.current = await navigator.wakeLock?.request('screen').catch(() => undefined);
    }
  };
  useSignalEffect(() => {
    changes.value;
    void update();
  });
  useEffect(() => {
    const again = () => void update();
    document.addEventListener('visibilitychange', again);
    return () => {
      document.removeEventListener('visibilitychange', again);
      void lock.current?.release().catch(() => undefined);
    };
  }, []);
}
