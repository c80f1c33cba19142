// Somebody keeps the table waiting: what the others can do about it, and what whoever is reminded sees. And who has sat down.
import { useSignal } from '@preact/signals';
import type { Seat } from '@undercroft/engine';
import { Icon } from '../stage/parts.tsx';
import { faceOf } from './board-places.ts';
import { client } from './client.ts';
import { MatterCard } from './matter-card.tsx';
import type { MatterProps } from './matters.tsx';

/** After so long somebody who is not here may be reminded, or after a third of what a bot waits, if that is less. */
const AWAY_MS = 60_000;
/** Where the server does not say after how long a bot may play. */
const BOT_MS = 180_000;

/** Since when the person who has to decide keeps everybody waiting without being here. */
function useAway({ table }: MatterProps): { readonly seat: Seat; readonly since: number } | undefined {
  const { decider } = table.session;
  const gone = table.presence.value.seats.find(({ seat, isHere }) => seat === decider && !isHere);
  const since = Math.max(gone?.since ?? 0, table.question.value.since ?? 0);
  return decider === undefined || !gone || since === 0 ? undefined : { seat: decider, since };
}

export function AwayCard(props: MatterProps & { readonly now: number }) {
  const { table, together, control, now } = props;
  const { away, problem } = together;
  const { session } = table;
  const waitUntil = useSignal(0);
  const nudgedAt = useSignal<string | undefined>(undefined);
  const trouble = useSignal<string | undefined>(undefined);
  const { awayAfter = BOT_MS } = session.about.value;
  const gone = useAway(props);
  const isShown = gone && now - gone.since >= Math.min(AWAY_MS, awayAfter / 3) && now >= waitUntil.value;
  if (!isShown || table.ownSeat === undefined) return null;
  const name = table.nameOf(gone.seat);
  const mayPlayOn = now - gone.since >= awayAfter;
  const isNudged = nudgedAt.value === table.question.value.key;
  const report = async (done: Promise<{ ok: boolean; error?: { kind: string } }>) => {
    const { ok, error } = await done;
    trouble.value = ok ? undefined : problem(error?.kind ?? '');
    return ok;
  };
  const nudge = async () => {
    if (!isNudged && (await report(client.nudge(session.id, gone.seat)))) nudgedAt.value = table.question.value.key;
  };
  return (
    <MatterCard
      icon="waiting"
      face={faceOf(control.scene.value.cards, gone.seat)}
      title={away.title(name, (now - gone.since) / 1000)}
      line={trouble.value ?? (mayPlayOn ? away.line(name) : away.early(name))}
    >
      <button
        type="button"
        class="button"
        onClick={() => {
          waitUntil.value = now + awayAfter;
        }}
      >
        {away.wait}
      </button>
      <button type="button" class="button" aria-disabled={isNudged || undefined} onClick={() => void nudge()}>
        <Icon name="bell" /> {isNudged ? away.nudged : away.nudge}
      </button>
      {mayPlayOn && (
        <button
          type="button"
          class="button"
          onClick={() => void report(client.seatBot(session.id, gone.seat, 'novice'))}
        >
          <Icon name="bot" /> {away.bot}
        </button>
      )}
    </MatterCard>
  );
}

export function NudgedCard({ table, together: { seats }, control }: MatterProps) {
  const from = table.nudged.value;
  if (from === undefined) return null;
  return (
    <MatterCard
      icon="bell"
      face={faceOf(control.scene.value.cards, from)}
      title={seats.nudged(table.nameOf(from))}
      line={seats.nudgedLine}
      isYours
    >
      <button
        type="button"
        class="button"
        onClick={() => {
          table.nudged.value = undefined;
        }}
      >
        {seats.nudgedClose}
      </button>
    </MatterCard>
  );
}

export function SatCard({ table, together, control, seat }: MatterProps & { readonly seat: Seat }) {
  const { cards } = control.scene.value;
  const roles = cards.filter((card) => card.seat === seat).map((card) => card.name);
  return (
    <MatterCard
      icon="person"
      face={faceOf(cards, seat)}
      title={together.seats.sat(table.nameOf(seat), together.names(roles))}
      line={together.seats.satLine}
    />
  );
}
