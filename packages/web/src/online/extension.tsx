// What playing over a server adds to the stage.
import type { Seat } from '@undercroft/engine';
import type { GameView } from '@undercroft/page-kit/game-view';
import type { TogetherWords } from '@undercroft/words';
import { useEffect } from 'preact/hooks';
import { go, to } from '../app/route.ts';
import { boxOf } from '../stage/boxes.ts';
import type { Control } from '../stage/control.ts';
import { Drawing, Icon } from '../stage/parts.tsx';
import { Pins, pinnedAt } from '../stage/pins.tsx';
import type { ExtensionProps, TableExtension } from '../stage/table-extension.ts';
import { useLeaving } from './ask-card.tsx';
import { Bell } from './bell.tsx';
import { Matters, useClock } from './matters.tsx';
import { OnlineMenu } from './online-menu.tsx';
import type { Mark, OnlineTable } from './online-table.ts';
import { useReturns } from './recap.ts';
import { rolesOf } from './roles.ts';
import { Talk } from './talk.tsx';
import { isTouchedLast, watchTouches } from './touched-last.ts';
import { useTurnSigns } from './turn-signs.ts';

export function tableExtension(table: OnlineTable, words: () => TogetherWords, view: () => GameView): TableExtension {
  const { session } = table;
  return {
    Matters: ({ control }) => {
      useTurnSigns(table, control, words());
      useReturns(table, control);
      useClosed(session);
      return <Matters table={table} control={control} together={words()} isLeaving={useLeaving(table)} />;
    },
    Waiting: (props) => <Waiting {...props} table={table} together={words()} />,
    Marks: (props) => <Marks {...props} table={table} together={words()} />,
    Presence: ({ seat }) => <Lamp seat={seat} table={table} together={words()} />,
    Talk: ({ control }) => (
      <Talk table={table} together={words()} nameOfPlace={(place) => nameOfPlace(control, place)} />
    ),
    get talkName() {
      return words().talk.name;
    },
    get unread() {
      return table.unread.value;
    },
    MenuPart: ({ onClose }) => (
      <OnlineMenu table={table} together={words()} roles={() => roleNames(table, view())} onClose={onClose} />
    ),
    placeItems: (place) => placeItems(table, words(), place),
    get haste() {
      return table.returns.haste.value;
    },
    isHeard: isTouchedLast,
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

/** As it is read out. */
const nameOfPlace = ({ board }: Control, place: string): string =>
  board.value.places.find(({ id }) => id === place)?.label ?? place;

/** Not for those who watch, and not between opponents: the server would not pass it on. */
function placeItems(table: OnlineTable, { talk }: TogetherWords, place: string) {
  if (table.ownSeat === undefined || !table.isTogether) return [];
  return [
    { id: 'point', icon: 'follow', name: talk.pointHere, danger: '', choose: () => table.point(place) },
    {
      id: 'idea',
      icon: 'suggest',
      name: talk.goHere,
      danger: '',
      choose: () => table.offer([place], table.session.decider ?? (table.ownSeat as Seat)),
    },
  ];
}

interface Own {
  readonly table: OnlineTable;
  readonly together: TogetherWords;
}

/** Whether somebody is here, away or thinking: by a shape and a word. */
export function Lamp({ seat, table, together }: Own & { readonly seat: Seat }) {
  const now = useClock();
  const { state, text } = presenceOf(table, seat, together, now);
  return (
    <span class={`lamp ${state}`}>
      <span>{text}</span>
    </span>
  );
}

function presenceOf(table: OnlineTable, seat: Seat, { table: words }: TogetherWords, now: number) {
  const held = table.session.about.value.seats[seat];
  if (held?.held === 'bot')
    return { state: 'bot', text: held.keeps === undefined ? words.bot : words.keepsFor(held.keeps) };
  if (held?.held !== 'person') return { state: 'away', text: words.nobody };
  if (held.isYou) return { state: 'here', text: words.here };
  const found = table.presence.value.seats.find((one) => one.seat === seat);
  if (!found?.isHere) return { state: 'away', text: words.away(found?.since ? (now - found.since) / 1000 : 0) };
  const isThinking = table.session.decider === seat && table.touched.value.has(seat);
  return isThinking ? { state: 'thinking', text: words.thinking } : { state: 'here', text: words.here };
}

/** Whom the table waits for, and what one can do meanwhile. */
function Waiting({ table, together, onTalk }: ExtensionProps & Own) {
  const { session } = table;
  const { decider } = session;
  const { code, seats } = session.about.value;
  const { table: words, talk } = together;
  const held = decider === undefined ? undefined : seats[decider];
  const isMine = decider !== undefined && session.humanSeats.includes(decider);
  return (
    <div class="waiting-row">
      <p>
        {isMine || decider === undefined
          ? words.unconfirmed
          : held?.held === 'nobody'
            ? words.waitingForSeat
            : words.waitingFor(held?.held === 'person' ? held.name : words.bot)}{' '}
        {decider !== undefined && !isMine && <Lamp seat={decider} table={table} together={together} />}
      </p>
      {held?.held === 'nobody' && (
        <a class="button" href={to.invite(session.id)}>
          <Icon name="link" /> {words.invite} {code}
        </a>
      )}
      {table.presence.value.watching > 0 && (
        <small>
          <Icon name="eye" /> {words.spectators(table.presence.value.watching)}
        </small>
      )}
      <button type="button" class="button" onClick={onTalk}>
        <Icon name="talk" /> {talk.name}
        {table.unread.value > 0 && <b class="count">{table.unread.value}</b>}
      </button>
      {session.humanSeats.length > 0 && <Bell />}
    </div>
  );
}

/** Rings where somebody points, and where somebody would go; signs over pieces. */
function Marks({ control, camera, table, together }: ExtensionProps & Own) {
  const places = control.board.value.places;
  const shown = [...table.marks.value.filter(({ kind }) => kind === 'point'), ...table.ideas];
  const faces = control.scene.value.cards;
  const at = (mark: Mark) => {
    const place = places.find(({ id }) => id === mark.way.at(-1));
    return place && centre(boxOf(place));
  };
  return (
    <Pins camera={camera}>
      {shown.map((mark) => {
        const point = at(mark);
        const face = faces.find(({ seat }) => seat === mark.seat)?.face ?? '';
        return (
          point && (
            <span key={mark.n} class={`signal ${mark.kind}`} style={pinnedAt(point)}>
              <Drawing svg={face} class="face" />
              <span>{table.nameOf(mark.seat)}</span>
            </span>
          )
        );
      })}
      {[...table.signs.value].map(([seat, sign]) => {
        const place = places.find(({ id }) => id === faces.find((card) => card.seat === seat)?.place);
        return (
          place && (
            <span key={seat} class="signal sign" style={pinnedAt(centre(boxOf(place)))}>
              {together.talk.signed(table.nameOf(seat), together.talk.signs[sign])}
            </span>
          )
        );
      })}
    </Pins>
  );
}

const centre = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** Says to the others, and to one's own other windows, that this page is in use. */
export function useTouches(table: OnlineTable): void {
  useEffect(() => watchTouches(() => table.touch()), [table]);
}
