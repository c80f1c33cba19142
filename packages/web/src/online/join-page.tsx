// Somebody arrives by a link or a code: a name, a seat, and they are at the table.
import { useSignal } from '@preact/signals';
import type { GameView } from '@undercroft/page-kit/game-view';
import type { SeatView } from '@undercroft/protocol';
import type { PageWords, TogetherWords } from '@undercroft/words';
import { useEffect } from 'preact/hooks';
import { cardOf } from '../app/games.ts';
import { go, to } from '../app/route.ts';
import { Wordmark } from '../app/wordmark.tsx';
import { Drawing, Icon, Symbols } from '../stage/parts.tsx';
import { client, ownName, signIn } from './client.ts';
import { OnlinePage } from './online-page.tsx';
import type { OnlineSession } from './online-session.ts';
import { type Role, rolesOf } from './roles.ts';

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
  readonly view: GameView;
  readonly words: PageWords;
  readonly together: TogetherWords;
  readonly link?: { readonly seat: number; readonly token: string };
}

const isFree = (seat: SeatView, i: number, link: ArrivalProps['link']): boolean =>
  (seat.held === 'nobody' && seat.by === 'open') || (seat.held !== 'person' && link?.seat === i);

function Arrival({ session, view, words, together, link }: ArrivalProps) {
  const { seats } = session.about.value;
  const name = useSignal(ownName.value);
  const free = seats.flatMap((seat, i) => (isFree(seat, i, link) ? [i] : []));
  const wanted = useSignal(link?.seat ?? free[0]);
  const problem = useSignal<string | undefined>(undefined);
  const seat = wanted.value !== undefined && free.includes(wanted.value) ? wanted.value : free[0];
  const roles = rolesOf(session, view);
  const isSeated = session.humanSeats.length > 0;
  const host = seats.find((one) => one.held === 'person');
  const { join } = together;
  useEffect(() => {
    document.title = words.titled(join.title(host?.held === 'person' ? host.name : undefined));
    if (isSeated) go(to.online(session.id));
  }, [isSeated]);

  const sit = async () => {
    problem.value = undefined;
    const called = name.value.trim();
    if (called === '') {
      problem.value = join.nameMissing;
      return;
    }
    const known = await signIn(called);
    const sat = known.ok && seat !== undefined ? await client.takeSeat(session.id, seat, link?.token) : known;
    if (!sat.ok) problem.value = together.problem(sat.error.kind);
    else go(to.online(session.id));
  };

  return (
    <div class={`page arrival theme-${view.theme}`}>
      <Symbols defs={view.defs} />
      <form
        class="arrive"
        onSubmit={(event) => {
          event.preventDefault();
          void sit();
        }}
      >
        <a href={to.home()} aria-label={words.name}>
          <Wordmark />
        </a>
        <h1>{free.length === 0 ? join.full : join.title(host?.held === 'person' ? host.name : undefined)}</h1>
        <p>
          {cardOf(session.game.id).name}: {cardOf(session.game.id).line}{' '}
          {free.length === 0 ? join.fullLine : join.noAccount}
        </p>
        {free.length > 0 && (
          <>
            <label>
              <span class="like-h3">{join.name}</span>
              <input
                class="field"
                name="name"
                autocomplete="nickname"
                maxLength={40}
                value={name.value}
                onInput={(event) => {
                  name.value = event.currentTarget.value;
                }}
              />
            </label>
            <fieldset class="seats-to-pick">
              <legend class="like-h3">{join.seat}</legend>
              {seats.map((one, i) => (
                <SeatChoice
                  key={i}
                  role={roles[i] as Role}
                  who={occupant(one, together)}
                  isFree={free.includes(i)}
                  isOn={seat === i}
                  onChoose={() => {
                    wanted.value = i;
                  }}
                />
              ))}
            </fieldset>
          </>
        )}
        {problem.value !== undefined && (
          <p class="harm" role="alert">
            <Icon name="warn" /> {problem.value}
          </p>
        )}
        <div class="row">
          {seat !== undefined && (
            <button type="submit" class="button primary">
              {join.sit(together.names(roles[seat]?.names ?? []))}
            </button>
          )}
          <a class={seat === undefined ? 'button primary' : 'button bare'} href={to.online(session.id)}>
            {seat === undefined ? join.watchNow : join.watch}
          </a>
          <a class="button bare" href={to.rules(session.game.id)}>
            <Icon name="rules" /> {words.home.learn}
          </a>
        </div>
      </form>
    </div>
  );
}

function occupant(seat: SeatView, { join, table }: TogetherWords): string {
  if (seat.held === 'person') return seat.name;
  return seat.held === 'bot' ? table.bot : join.free;
}

interface SeatChoiceProps {
  readonly role: Role;
  readonly who: string;
  readonly isFree: boolean;
  readonly isOn: boolean;
  readonly onChoose: () => void;
}

const SeatChoice = ({ role, who, isFree, isOn, onChoose }: SeatChoiceProps) => (
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
    <input class="sr" type="radio" name="seat" checked={isOn} disabled={!isFree} onChange={onChoose} />
  </label>
);
