// What playing over a server adds to the stage.
import { signal } from '@preact/signals';
import type { GameView } from '@undercroft/page-kit/game-view';
import type { TogetherWords } from '@undercroft/words';
import type { AskedClauses } from '@undercroft/words/game-words';
import { useEffect } from 'preact/hooks';
import { lazyPart } from '../app/lazy-part.tsx';
import { go, to } from '../app/route.ts';
import { Icon } from '../stage/parts.tsx';
import type { TableExtension } from '../stage/table-extension.ts';
import { useLeaving } from './ask-card.tsx';
import { askedText } from './asked.ts';
import { Marks } from './board-marks.tsx';
import { useClock } from './clock.ts';
import { IdeaCards } from './idea-cards.tsx';
import { askedTargets } from './idea-way.ts';
import { Matters } from './matters.tsx';
import { LOST_MS, type OnlineTable } from './online-table.ts';
import { watchOtherWindows } from './open-twice.ts';
import { usePointKey } from './point-key.ts';
import { Lamp, ownerOf } from './presence-lamp.tsx';
import { useReturns } from './recap.ts';
import { rolesOf } from './roles.ts';
import { isTouchedLast, watchTouches } from './touched-last.ts';
import { type Gesture, gestureText, placeItems, touchWhileWaiting } from './touches.ts';
import { useTurnSigns } from './turn-signs.ts';
import { useIdeas } from './use-ideas.ts';
import { useRefused } from './use-refused.ts';
import { Waiting } from './waiting.tsx';

const OnlineMenu = lazyPart(() => import('./online-menu.tsx').then(({ OnlineMenu }) => OnlineMenu));
const Talk = lazyPart(() => import('./talk.tsx').then(({ Talk }) => Talk));

export interface ExtensionWords {
  readonly together: TogetherWords;
  readonly asked: AskedClauses;
}

export function tableExtension(table: OnlineTable, words: () => ExtensionWords, view: () => GameView): TableExtension {
  const { session } = table;
  const gesture = signal<Gesture | undefined>(undefined);
  const together = () => words().together;
  return {
    Matters: ({ control }) => {
      useIdeas(table, control);
      useRefused(table, control);
      usePointKey(table, control);
      useTurnSigns(table, control, together(), () => waitingTitle(table, words()));
      useReturns(table, control);
      useClosed(session);
      return <Matters table={table} together={together()} control={control} isLeaving={useLeaving(table)} />;
    },
    Waiting: (props) => <Waiting {...props} table={table} together={together()} gesture={gesture} />,
    Marks: (props) => <Marks {...props} table={table} together={together()} gesture={gesture} />,
    Presence: ({ seat }) => <Lamp seat={seat} table={table} together={together()} />,
    ownerOf: (seat) => ownerOf(table, seat, together()),
    Side: ({ control }) => (
      <>
        <TableState table={table} together={together()} />
        <IdeaCards table={table} together={together()} control={control} />
      </>
    ),
    Talk: ({ control }) => <Talk table={table} together={together()} control={control} />,
    get talkName() {
      return together().talk.name;
    },
    get unread() {
      return table.unread.value;
    },
    MenuPart: ({ onClose }) => (
      <OnlineMenu table={table} together={together()} roles={() => roleNames(table, view())} onClose={onClose} />
    ),
    get haste() {
      return table.returns.haste.value;
    },
    isHeard: isTouchedLast,
    controls: {
      placeItems: (place, control) => placeItems(table, together(), place, control),
      onWaitingTouch: (place, control) => touchWhileWaiting(table, control, { place, gesture }),
      others: (shown) => (isElsewhere(session) ? askedTargets(shown) : undefined),
      waitingText: (shown) =>
        gestureText(table, shown, { meant: gesture.value, together: together() }) ?? waitingText(table, words()),
    },
    onOver: () => go(to.finished(session.id)),
  };
}

/** A game that somebody has ended is looked back on. */
function useClosed({ about, id }: OnlineTable['session']): void {
  const isClosed = about.value.closed !== undefined;
  useEffect(() => {
    if (isClosed) go(to.finished(id));
  }, [isClosed]);
}

const roleNames = ({ session }: OnlineTable, view: GameView): readonly string[] =>
  rolesOf(session, view).map(({ names }) => names.join(', '));

/** 'Bence decides which way the horror comes' */
function waitingText(table: OnlineTable, { together, asked }: ExtensionWords): string | undefined {
  const question = questionToOthers(table, together);
  return question && askedText(asked, question, together.waiting);
}

/** 'Waiting for Bence: which way the horror comes' */
function waitingTitle(table: OnlineTable, { together, asked }: ExtensionWords): string | undefined {
  const question = questionToOthers(table, together);
  if (!question || question.name === '') return undefined;
  const waiting = together.table.waitingFor(question.name);
  return [waiting, asked[question.kind]].filter(Boolean).join(': ');
}

/** Somebody at another screen decides. */
const isElsewhere = ({ decider, humanSeats }: OnlineTable['session']): boolean =>
  decider !== undefined && !humanSeats.includes(decider);

/** What the table waits for, where that is somebody else. */
function questionToOthers({ session }: OnlineTable, { table }: TogetherWords) {
  session.changes.value;
  const status = session.table.status();
  if (status.type !== 'seat' || session.humanSeats.includes(status.seat)) return undefined;
  const held = session.about.value.seats[status.seat];
  const name = held?.held === 'person' ? held.name : held?.held === 'bot' ? table.aBot : '';
  return { kind: status.asks, name };
}

/** That one is offline, and those who watch: they are a number. */
function TableState({ table, together }: { readonly table: OnlineTable; readonly together: TogetherWords }) {
  const now = useClock();
  const { watching } = table.presence.value;
  const lost = table.lostSince.value;
  if (lost !== undefined && now - lost > LOST_MS)
    return (
      <p class="spectators">
        <Icon name="offline" /> {together.lost.mark}
      </p>
    );
  if (watching === 0) return null;
  return (
    <p class="spectators">
      <Icon name="eye" /> {together.table.spectators(watching)}
    </p>
  );
}

/** Says to the others, and to one's own other windows, that this page is in use. */
export function useTouches(table: OnlineTable): void {
  useEffect(() => watchTouches(() => table.touch()), [table]);
  useEffect(
    () =>
      watchOtherWindows(table.session.id, ({ isTwice }) => {
        table.isTwice.value = isTwice;
      }),
    [table],
  );
}
