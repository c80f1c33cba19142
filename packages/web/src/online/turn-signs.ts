// Whose decision it is, also for somebody who looks elsewhere: the title, the icon of the tab, a bell, a screen that stays awake.
import { useSignalEffect } from '@preact/signals';
import type { TogetherWords } from '@undercroft/words';
import { useEffect, useRef } from 'preact/hooks';
import type { Control } from '../stage/control.ts';
import { playSound } from '../stage/play-sound.ts';
import type { OnlineTable } from './online-table.ts';

const [ICON, TURN_ICON] = ['./favicon.svg', './favicon-turn.svg'];

export function useTurnSigns(
  table: OnlineTable,
  control: Control,
  together: TogetherWords,
  waitingText: () => string | undefined,
): void {
  const { session } = table;
  const wasMine = useRef(session.acting !== undefined);
  useSignalEffect(() => {
    session.changes.value;
    const isMine = session.acting !== undefined;
    const who = control.scene.value.cards.find(({ tone }) => tone === 'acting')?.name ?? '';
    document.title = isMine ? together.table.yourTurn(who) : (waitingText() ?? control.view.value.title);
    setIcon(isMine ? TURN_ICON : ICON);
    if (isMine && !wasMine.current && !control.isPlaying.value) playSound('your-turn', control.view.peek().echo);
    wasMine.current = isMine;
  });
  useEffect(() => () => setIcon(ICON), []);
  useAwake(() => session.acting !== undefined, session);
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
