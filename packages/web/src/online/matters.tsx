// Matters of the table, one card at a time under the bar: the most urgent first. It never takes the focus.
import { type Signal, useSignal } from '@preact/signals';
import type { Seat } from '@undercroft/engine';
import type { PageIcon } from '@undercroft/page-kit/draw/icons';
import type { TogetherWords } from '@undercroft/words';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazyPart } from '../app/lazy-part.tsx';
import { go, to } from '../app/route.ts';
import type { Control } from '../stage/control.ts';
import { Icon } from '../stage/parts.tsx';
import { AskCard } from './ask-card.tsx';
import { client } from './client.ts';
import { LOST_MS, type OnlineTable } from './online-table.ts';

interface Props {
  readonly table: OnlineTable;
  readonly together: TogetherWords;
}

const BRIEFLY_MS = 4000;

const RecapCard = lazyPart(() => import('./recap-card.tsx').then(({ RecapCard }) => RecapCard));
const KeptCard = lazyPart(() => import('./kept-card.tsx').then(({ KeptCard }) => KeptCard));

interface AllProps extends Props {
  readonly control: Control;
  /** Somebody is about to leave, and may want to be told of their turn. */
  readonly isLeaving: Signal<boolean>;
}

export function Matters(props: AllProps) {
  const { table, control, isLeaving } = props;
  const now = useClock();
  const { ask, rematch } = table.session.about.value;
  const lost = table.lostSince.value;
  if (ask) return <UndoCard {...props} />;
  if (lost !== undefined && now - lost > LOST_MS) return <LostCard {...props} />;
  const kept = table.keptSeats.find((seat) => !table.session.humanSeats.includes(seat));
  if (kept !== undefined && isPlayed(table)) return <KeptCard table={table} control={control} seat={kept} />;
  if (table.returns.recap.value) return <RecapCard table={table} control={control} />;
  const back = table.backAt.value;
  if (back !== undefined && now - back < BRIEFLY_MS) return <BackCard {...props} />;
  if (table.session.takenBack.value) return <TakenBackCard {...props} />;
  if (rematch !== undefined) return <RematchCard {...props} rematch={rematch} />;
  const { decider } = table.session;
  if (isLeaving.value && decider !== undefined)
    return <AskCard name={table.nameOf(decider)} onDone={() => (isLeaving.value = false)} />;
  return <SeatMatters {...props} now={now} />;
}

const isPlayed = ({ session }: OnlineTable): boolean =>
  !session.about.value.isOver && session.about.value.closed === undefined;

/** The time, once a second. */
export function useClock(): number {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  return now.value;
}

interface CardProps {
  readonly icon: PageIcon;
  readonly title: string;
  readonly line: string;
  /** An answer is yours to give. */
  readonly isYours?: boolean;
  /** What closes it for good, where it can be closed. */
  readonly dismiss?: string;
  readonly children?: ComponentChildren;
}

function MatterCard({ icon, title, line, isYours = false, dismiss, children }: CardProps) {
  const isClosed = useSignal(false);
  if (isClosed.value) return null;
  return (
    <section class={isYours ? 'matter yours' : 'matter'} role="status">
      <Icon name={icon} />
      <h2>{title}</h2>
      <p>{line}</p>
      {(children || dismiss !== undefined) && (
        <div class="row">
          {children}
          {dismiss !== undefined && (
            <button
              type="button"
              class="button"
              onClick={() => {
                isClosed.value = true;
              }}
            >
              {dismiss}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

function UndoCard({ table, together }: Props) {
  const { undo } = together;
  const { session } = table;
  const { ask } = session.about.value;
  if (!ask) return null;
  const isMine = session.humanSeats.includes(ask.seat);
  const open = ask.needs.filter((seat) => !ask.agreed.includes(seat));
  const own = open.find((seat) => session.humanSeats.includes(seat));
  const agreed = ask.agreed.filter((seat) => ask.needs.includes(seat)).map((seat) => undo.agrees(table.nameOf(seat)));
  const answer = (given: { readonly seat: Seat; readonly agree: boolean }) =>
    void client.answerUndo(session.id, ask.id, given);
  return (
    <MatterCard
      icon="undo"
      title={isMine ? undo.youAsked : undo.asked(table.nameOf(ask.seat))}
      line={[isMine ? undo.youAskedLine : undo.askedLine, ...agreed].join(' ')}
      isYours={own !== undefined}
    >
      {own !== undefined && (
        <>
          <button type="button" class="button primary" onClick={() => answer({ seat: own, agree: true })}>
            {undo.agree}
          </button>
          <button type="button" class="button" onClick={() => answer({ seat: own, agree: false })}>
            {undo.decline}
          </button>
        </>
      )}
      {isMine && (
        <button type="button" class="button" onClick={() => void client.withdrawUndoRequest(session.id, ask.id)}>
          {undo.withdraw}
        </button>
      )}
    </MatterCard>
  );
}

const LostCard = ({ together: { lost } }: Props) => <MatterCard icon="offline" title={lost.title} line={lost.line} />;

function TakenBackCard({ table, together }: Props) {
  const { takenBack } = table.session;
  const kind = takenBack.value?.error.kind;
  const words = together.takenBack;
  const line = kind === 'stale' ? words.stale : kind === 'refused' ? words.refused : words.other;
  return (
    <MatterCard icon="undo" title={words.title} line={line}>
      <button
        type="button"
        class="button"
        onClick={() => {
          takenBack.value = undefined;
        }}
      >
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
function SeatMatters({ table, together, now }: Props & { readonly now: number }) {
  if (!isPlayed(table)) return null;
  const isWatching = table.session.humanSeats.length === 0;
  return isWatching ? (
    <WatchingCard table={table} together={together} />
  ) : (
    <AwayCard table={table} together={together} now={now} />
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

/** After so long others may do something about somebody who is away. */
const AWAY_MS = { live: 180_000, either: 180_000, days: 86_400_000 };

function AwayCard({ table, together: { away, problem }, now }: Props & { readonly now: number }) {
  const { session } = table;
  const { decider } = session;
  const waitUntil = useSignal(0);
  const wasNudged = useSignal<number | undefined>(undefined);
  const trouble = useSignal<string | undefined>(undefined);
  const { pace, since } = session.about.value;
  const gone = table.presence.value.seats.find(({ seat, isHere }) => seat === decider && !isHere);
  const from = Math.max(gone?.since ?? 0, since ?? 0);
  if (decider === undefined || !gone || from === 0 || now - from < AWAY_MS[pace] || now < waitUntil.value) return null;
  const name = table.nameOf(decider);
  const report = async (done: Promise<{ ok: boolean; error?: { kind: string } }>) => {
    const { ok, error } = await done;
    trouble.value = ok ? undefined : problem(error?.kind ?? '');
    return ok;
  };
  return (
    <MatterCard icon="waiting" title={away.title(name, (now - from) / 1000)} line={trouble.value ?? away.line(name)}>
      <button
        type="button"
        class="button"
        onClick={() => {
          waitUntil.value = now + AWAY_MS.live;
        }}
      >
        {away.wait}
      </button>
      <button
        type="button"
        class="button"
        aria-disabled={wasNudged.value === session.written || undefined}
        onClick={async () => {
          if (wasNudged.value !== session.written && (await report(client.nudge(session.id, decider))))
            wasNudged.value = session.written;
        }}
      >
        {wasNudged.value === session.written ? away.nudged : away.nudge}
      </button>
      <button type="button" class="button" onClick={() => void report(client.seatBot(session.id, decider, 'novice'))}>
        {away.bot}
      </button>
    </MatterCard>
  );
}

const BackCard = ({ table, together: { lost } }: Props) => (
  <MatterCard icon="check" title={lost.back} line={table.session.written === table.seqWhenLost ? lost.nothing : ''} />
);
