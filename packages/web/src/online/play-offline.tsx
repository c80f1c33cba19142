// An online game comes home: a copy up to now, on this device, and what goes on without it.
import { useSignal } from '@preact/signals';
import { truncateRecord } from '@undercroft/engine';
import type { AwayWords } from '@undercroft/words';
import { playOn } from '../app/play-on.ts';
import { go, to } from '../app/route.ts';
import { Icon } from '../stage/parts.tsx';
import type { OnlineSession } from './online-session.ts';

interface Props {
  readonly session: OnlineSession;
  readonly away: AwayWords;
}

export function PlayOffline({ session, away: { home, move } }: Props) {
  const isAsked = useSignal(false);
  // What the server has not accepted is no part of the game.
  const record = () => truncateRecord(session.record, session.written);
  if (!isAsked.value)
    return (
      <button type="button" class="button" onClick={() => (isAsked.value = true)}>
        <Icon name="save" /> {home.button}
      </button>
    );
  return (
    <section class="moving" aria-label={home.title}>
      <h3>{home.title}</h3>
      <p class="label">{home.line}</p>
      <div class="row">
        <button type="button" class="button" onClick={async () => go(to.table(await playOn(record())))}>
          {home.button}
        </button>
        <button
          type="button"
          class="button"
          onClick={async () => (await import('../play/files.ts')).saveRecord(record())}
        >
          {home.save}
        </button>
        <button type="button" class="button bare" onClick={() => (isAsked.value = false)}>
          {move.notNow}
        </button>
      </div>
    </section>
  );
}
