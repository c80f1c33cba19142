// Matters of the table, one card at a time under the bar: the most urgent first. It never takes the focus.
import type { Signal } from '@preact/signals';
import type { TogetherWords } from '@undercroft/words';
import { useRef } from 'preact/hooks';
import { lazyPart } from '../app/lazy-part.tsx';
import { go, to } from '../app/route.ts';
import type { Control } from '../stage/control.ts';
import { AskCard } from './ask-card.tsx';
import { client } from './client.ts';
import { useClock } from './clock.ts';
import { MatterCard } from './matter-card.tsx';
import { LOST_MS, type OnlineTable } from './online-table.ts';

export interface MatterProps {
  readonly table: OnlineTable;
  readonly together: TogetherWords;
  readonly control: Control;
}
type Props = MatterProps;

const UndoCard = lazyPart(() => import('./undo-cards.tsx').then(({ UndoCard }) => UndoCard));
const TurnTakenCard = lazyPart(() => import('./undo-cards.tsx').then(({ TurnTakenCard }) => TurnTakenCard));
const StandsCard = lazyPart(() => import('./undo-cards.tsx').then(({ StandsCard }) => StandsCard));
const NudgedCard = lazyPart(() => import('./away-cards.tsx').then(({ NudgedCard }) => NudgedCard));
const AwayCard = lazyPart(() => import('./away-cards.tsx').then(({ AwayCard }) => AwayCard));
const SatCard = lazyPart(() => import('./away-cards.tsx').then(({ SatCard }) => SatCard));
const RecapCard = lazyPart(() => import('./recap-card.tsx').then(({ RecapCard }) => RecapCard));
const ArrivalCard = lazyPart(() => import('./arrival-card.tsx').then(({ ArrivalCard }) => ArrivalCard));
const TwiceCard = lazyPart(() => import('./twice-card.tsx').then(({ TwiceCard }) => TwiceCard));
const KeptCard = lazyPart(() => import('./kept-card.tsx').then(({ KeptCard }) => KeptCard));

interface AllProps extends Props {
  /** Somebody is about to leave, and may want to be told of their turn. */
  readonly isLeaving: Signal<boolean>;
}

const BRIEFLY_MS = 4000;
const STANDS_MS = 6000;
const SAT_MS = 3000;

/** Asked of you, then the connection, what became of your own move, what was missed, seats, news. */
export function Matters(props: AllProps) {
  const { table, control, isLeaving } = props;
  const now = useClock();
  const cameLate = useRef(isRunning(table));
  const { ask, rematch } = table.session.about.value;
  const lost = table.lostSince.value;
  const back = table.backAt.value;
  if (table.askedSeat !== undefined) return <UndoCard {...props} />;
  if (lost !== undefined && now - lost > LOST_MS) return <LostCard {...props} />;
  if (table.session.turnTaken.value) return <TurnTakenCard {...props} />;
  if (table.nudged.value !== undefined) return <NudgedCard {...props} />;
  if (table.session.takenBack.value) return <TakenBackCard {...props} />;
  const kept = table.keptSeats.find((seat) => !table.session.humanSeats.includes(seat));
  if (kept !== undefined && isPlayed(table)) return <KeptCard table={table} control={control} seat={kept} />;
  if (table.returns.recap.value) return <RecapCard table={table} control={control} />;
  if (back !== undefined && now - back < BRIEFLY_MS) return <BackCard {...props} />;
  if (ask) return <UndoCard {...props} />;
  if (rematch !== undefined) return <RematchCard {...props} rematch={rematch} />;
  const { decider } = table.session;
  if (isLeaving.value && decider !== undefined)
    return <AskCard name={table.nameOf(decider)} onDone={() => (isLeaving.value = false)} />;
  return <SeatMatters {...props} now={now} cameLate={cameLate.current} />;
}

const actsOf = ({ session }: OnlineTable) =>
  session.record.entries.flatMap((entry) => (entry.type === 'act' ? [entry] : []));

const isRunning = (table: OnlineTable): boolean => actsOf(table).length > 0;

const isPlayed = ({ session }: OnlineTable): boolean =>
  !session.about.value.isOver && session.about.value.closed === undefined;

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
      <button type="button" class="button primary" onClick={() => go(to.online(rematch))}>
        {end.sitDown}
      </button>
    </MatterCard>
  );
}

/** Somebody is away, or one watches. */
function SeatMatters(props: Props & { readonly now: number; readonly cameLate: boolean }) {
  const { table, now, cameLate } = props;
  const { session } = table;
  if (isPlayed(table) && session.humanSeats.length === 0) return <WatchingCard {...props} />;
  const stood = table.stood.value;
  const sat = table.sat.value;
  if (stood && now - stood.at < STANDS_MS) return <StandsCard {...props} takes={stood.takes} />;
  if (sat && now - sat.at < SAT_MS) return <SatCard {...props} seat={sat.seat} />;
  if (!isPlayed(table)) return null;
  if (table.isTwice.value) return <TwiceCard table={table} />;
  const isGone = table.presence.value.seats.some(({ seat, isHere }) => seat === session.decider && !isHere);
  const isNew = cameLate && !actsOf(table).some(({ seat }) => session.humanSeats.includes(seat));
  return (
    <>
      {isGone && <AwayCard {...props} now={now} />}
      {isNew && <ArrivalCard game={session.game.id} />}
    </>
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
