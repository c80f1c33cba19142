// Somebody arrives by a link or a code: a name, a seat, and they are at the table.
import { useSignal } from '@preact/signals';
import type { SeatView } from '@undercroft/protocol';
import type { PageWords, TogetherWords } from '@undercroft/words';
import { useEffect } from 'preact/hooks';
import { cardOf } from '../app/games.ts';
import { go, to } from '../app/route.ts';
import { Wordmark } from '../app/wordmark.tsx';
import { Drawing, Icon, Symbols } from '../stage/parts.tsx';
import type { TableView } from '../stage/table-view.ts';
import { BoardPicture } from './board-picture.tsx';
import { client, ownName, signIn } from './client.ts';
import { ErrorMessage } from './error-message.tsx';
import { NameField } from './name-field.tsx';
import { OnlinePage } from './online-page.tsx';
import type { OnlineSession } from './online-session.ts';
import { type Role, rolesOf } from './roles.ts';
import { type Picking, SeveralSwitch, SitText, usePicking, useQuicker } from './seat-picking.tsx';

interface Props {
  readonly words: PageWords;
  /** Its id or its code. */
  readonly table: string;
  /** Where the link is to one seat: which, and what opens it. */
  readonly link?: { readonly seat: number; readonly token: string };
}

export const JoinPage = ({ words, table, link }: Props) => (
  <OnlinePage words={words} table={table}>
    {(shown) => <Arrival {...shown} words={words} {...(link ? { link } : {})} />}
  </OnlinePage>
);

interface ArrivalProps {
  readonly session: OnlineSession;
  readonly view: TableView;
  readonly words: PageWords;
  readonly together: TogetherWords;
  readonly link?: { readonly seat: number; readonly token: string };
}

const isFree = (seat: SeatView, i: number, link: ArrivalProps['link']): boolean =>
  (seat.held === 'nobody' && seat.by === 'open') || (seat.held !== 'person' && link?.seat === i);

function Arrival(props: ArrivalProps) {
  const { session, view, words, together, link } = props;
  const { seats } = session.about.value;
  const free = seats.flatMap((seat, i) => (isFree(seat, i, link) ? [i] : []));
  const picking = usePicking(free, link?.seat);
  const quicker = useQuicker(seats, picking.chosen);
  const quickerText =
    quicker && together.join.quicker(quicker.name, together.names(rolesOf(session, view)[quicker.seat]?.names ?? []));
  const host = seats.find((one) => one.held === 'person');
  const title = together.join.title(host?.held === 'person' ? host.name : undefined);
  const isSeated = session.humanSeats.length > 0;
  useEffect(() => {
    document.title = words.titled(title);
    if (isSeated) go(to.online(session.id));
  }, [isSeated]);
  return (
    <div class={`page arrival theme-${view.theme}`}>
      <Symbols defs={view.defs} />
      <BoardPicture session={session} view={view} />
      <main class="arrive">
        <a href={to.home()} aria-label={words.name}>
          <Wordmark />
        </a>
        <h1>{free.length === 0 ? together.join.full : title}</h1>
        <p>{aboutTable(props, free.length)}</p>
        {free.length > 0 ? (
          <SitDown {...props} free={free} picking={picking} quicker={quickerText} />
        ) : (
          <>
            <ErrorMessage text={quickerText} />
            <div class="row">
              <a class="button primary" href={to.online(session.id)}>
                {together.join.watchNow}
              </a>
            </div>
          </>
        )}
      </main>
    </div>
  );
}

function aboutTable({ session, together: { join } }: ArrivalProps, free: number): string {
  const { name, line } = cardOf(session.game.id);
  const hints = session.allowsHints ? '' : join.noHints;
  return [`${name}: ${line}`, free === 0 ? join.fullLine : join.noAccount, hints].filter(Boolean).join(' ');
}

interface SitDownProps extends ArrivalProps {
  readonly free: readonly number[];
  readonly picking: Picking;
  /** Who took the seat that was chosen, where somebody did. */
  readonly quicker: string | undefined;
}

/** A name and a seat, on one screen; one button says both. */
function SitDown({ session, view, words, together, link, free, picking, quicker }: SitDownProps) {
  const { join } = together;
  const { seats } = session.about.value;
  const roles = rolesOf(session, view);
  const name = useSignal(ownName.value);
  const problem = useSignal<string | undefined>(undefined);
  const { chosen } = picking;
  const sit = async () => {
    const called = name.value.trim();
    problem.value = called === '' ? join.nameMissing : undefined;
    if (called === '') return;
    const known = await signIn(called);
    const sat = known.ok ? await takeSeats(session.id, chosen, link) : known;
    if (sat.ok) go(to.online(session.id));
    else problem.value = together.problem(sat.error.kind);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void sit();
      }}
    >
      <NameField
        label={join.name}
        labelClass="like-h3"
        value={name.value}
        onName={(next) => {
          name.value = next;
        }}
      />
      <fieldset class="seats-to-pick">
        <legend class="like-h3">{join.seat}</legend>
        {seats.map((one, i) => (
          <SeatChoice
            key={i}
            role={roles[i] as Role}
            who={occupant(one, together)}
            isFree={free.includes(i)}
            isOn={chosen.includes(i)}
            isOneOfSeveral={picking.isSeveral}
            onChoose={() => picking.choose(i)}
          />
        ))}
      </fieldset>
      {free.length > 1 && !link && <SeveralSwitch picking={picking} />}
      <ErrorMessage text={quicker === undefined ? problem.value : `${quicker} ${join.chooseOther}`} />
      <SitButtons
        roles={chosen.map((seat) => together.names(roles[seat]?.names ?? []))}
        {...{ session, words, together }}
      />
    </form>
  );
}

/** One after another; the link opens one seat. */
async function takeSeats(table: string, seats: readonly number[], link: ArrivalProps['link']) {
  let sat: Awaited<ReturnType<typeof client.takeSeat>> = { ok: true, value: undefined };
  for (const seat of seats) if (sat.ok) sat = await client.takeSeat(table, seat, link?.token);
  return sat;
}

const SitButtons = ({
  roles,
  session,
  words,
  together: { join, names },
}: Pick<ArrivalProps, 'session' | 'words' | 'together'> & { readonly roles: readonly string[] }) => (
  <div class="row">
    <button type="submit" class="button primary">
      <SitText one={join.sit(roles[0] ?? '')} all={roles.length > 1 ? names(roles) : undefined} />
    </button>
    <a class="button" href={to.rules(session.game.id)}>
      <Icon name="rules" /> {words.home.learn}
    </a>
    <a class="button bare" href={to.online(session.id)}>
      <Icon name="eye" /> {join.watch}
    </a>
  </div>
);

function occupant(seat: SeatView, { join, table }: TogetherWords): string {
  if (seat.held === 'person') return seat.name;
  return seat.held === 'bot' ? table.bot : join.free;
}

interface SeatChoiceProps {
  readonly role: Role;
  readonly who: string;
  readonly isFree: boolean;
  readonly isOn: boolean;
  readonly isOneOfSeveral: boolean;
  readonly onChoose: () => void;
}

const SeatChoice = ({ role, who, isFree, isOn, isOneOfSeveral, onChoose }: SeatChoiceProps) => (
  <label class={`seat-choice${isOn ? ' on' : ''}${isFree ? '' : ' taken'}`}>
    <span class="faces">
      {role.faces.map((face, i) => (
        <Drawing key={i} svg={face} class="face" />
      ))}
    </span>
    <span>
      <b>{role.names.join(', ')}</b>
      <small>{who}</small>
    </span>
    <input
      class="sr"
      type={isOneOfSeveral ? 'checkbox' : 'radio'}
      name="seat"
      checked={isOn}
      disabled={!isFree}
      onChange={onChoose}
    />
  </label>
);
