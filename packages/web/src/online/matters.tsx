// Matters of the table, one card at a time under the bar: the most urgent first. It never takes the focus.
import type { Seat } from '@undercroft/engine';
import type { TogetherWords } from '@undercroft/words';
import { go, to } from '../app/route.ts';
import type { Control } from '../stage/control.ts';
import { AwayCard, NudgedCard, SatCard } from './away-cards.tsx';
import { client } from './client.ts';
import { useClock } from './clock.ts';
import { MatterCard } from './matter-card.tsx';
import { LOST_MS, type OnlineTable } from './online-table.ts';
import { isAskedOfYou, StandsCard, UndoCard } from './undo-cards.tsx';

export interface MatterProps {
  readonly table: OnlineTable;
  readonly together: TogetherWords;
  readonly control: Control;
}
type Props = MatterProps;

const BRIEFLY_MS = 4000;
const STANDS_MS = 6000;
const SAT_MS = 3000;

/** Asked of you, then the connection, what became of your own move, seats, news. */
export function Matters(props: Props) {
  const { table } = props;
  const now = useClock();
  const { ask, rematch } = table.session.about.value;
  const lost = table.lostSince.value;
  const back = table.backAt.value;
  if (ask && isAskedOfYou(table)) return <UndoCard {...props} />;
  if (lost !== undefined && now - lost > LOST_MS) return <LostCard {...props} />;
  if (table.nudged.value !== undefined) return <NudgedCard {...props} />;
  if (table.session.takenBack.value) return <TakenBackCard {...props} />;
  if (back !== undefined && now - back < BRIEFLY_MS) return <BackCard {...props} />;
  if (ask) return <UndoCard {...props} />;
  if (rematch !== undefined) return <RematchCard {...props} rematch={rematch} />;
  return <SeatMatters {...props} now={now} />;
}

const LostCard = ({ together: { lost } }: Props) => (
  <MatterCard icon="offline" title={lost.title} line={lost.line}>
    <button type="button" class="button" onClick={() => client.live.retryNow()}>
      {lost.retry}
    </button>
  </MatterCard>
);

function TakenBackCard({ table, together, control }: Props) {
  const { takenBack } = table.session;
  const taken = takenBack.value;
  const words = together.takenBack;
  const line = taken?.error.kind === 'stale' ? words.stale : words.other;
  const [first] = taken?.actions ?? [];
  const close = () => {
    takenBack.value = undefined;
  };
  return (
    <MatterCard icon="undo" title={words.title} line={line}>
      {first && control.targetFor(first) && (
        <button
          type="button"
          class="button"
          onClick={() => {
            control.suggest(taken?.actions ?? []);
            close();
          }}
        >
          {words.again}
        </button>
      )}
      <button type="button" class="button bare" onClick={close}>
        {together.recap.close}
      </button>
    </MatterCard>
  );
}

function RematchCard({ table, together: { end }, rematch }: Props & { readonly rematch: string }) {
  if (table.session.humanSeats.length === 0) return null;
  return (
    <MatterCard icon="update" title={end.rematchReady} line="" isYours dismiss={end.stay}>
      <button type="button" class="button primary" onClick={() => go(to.join(rematch))}>
        {end.sitDown}
      </button>
    </MatterCard>
  );
}

/** Somebody is away, a bot kept one's own seat, or one watches. */
function SeatMatters(props: Props & { readonly now: number }) {
  const { table, now } = props;
  const { session } = table;
  const { seats, isOver, closed } = session.about.value;
  const kept = seats.findIndex((seat) => seat.held === 'bot' && seat.isYours === true);
  const isPlayed = !isOver && closed === undefined;
  if (isPlayed && kept >= 0) return <KeptCard {...props} seat={kept} />;
  if (isPlayed && session.humanSeats.length === 0) return <WatchingCard {...props} />;
  const stood = table.stood.value;
  const sat = table.sat.value;
  if (stood && now - stood.at < STANDS_MS) return <StandsCard {...props} takes={stood.takes} />;
  if (sat && now - sat.at < SAT_MS) return <SatCard {...props} seat={sat.seat} />;
  return isPlayed ? <AwayCard {...props} now={now} /> : null;
}

function KeptCard({ table, together: { away }, seat }: Props & { readonly seat: Seat }) {
  return (
    <MatterCard icon="bot" title={away.kept} line="" isYours dismiss={away.wait}>
      <button type="button" class="button primary" onClick={() => void client.takeSeat(table.session.id, seat)}>
        {away.takeBack}
      </button>
    </MatterCard>
  );
}

function WatchingCard({ table, together }: Props) {
  const free = table.session.about.value.seats.findIndex((seat) => seat.held === 'nobody' && seat.by === 'open');
  return (
    <MatterCard
      icon="eye"
      title={together.table.watching}
      line={together.table.watchingLine(undefined)}
      dismiss={together.recap.close}
    >
      {free >= 0 && (
        <a class="button" href={to.join(table.session.id)}>
          {together.table.takeSeat('')}
        </a>
      )}
    </MatterCard>
  );
}

const BackCard = ({ table, together: { lost } }: Props) => (
  <MatterCard icon="check" title={lost.back} line={table.session.written === table.seqWhenLost ? lost.nothing : ''} />
);
