import { formatCode, formatTableLink, type SeatView } from '@undercroft/protocol';
import type { PageWords, TogetherWords } from '@undercroft/words';
import { useEffect, useRef } from 'preact/hooks';
import { gameName } from '../app/games.ts';
import { lazyPart } from '../app/lazy-part.tsx';
import { to } from '../app/route.ts';
import { Top } from '../app/top.tsx';
import { Drawing, Icon, Symbols } from '../stage/parts.tsx';
import { client } from './client.ts';
import { CopyButton } from './copy-button.tsx';
import { KeepSeat } from './keep-seat.tsx';
import { OnlinePage, type ShownOnline } from './online-page.tsx';
import { type Role, rolesOf } from './roles.ts';
import { canShare, share } from './share.ts';
import { WhileYouWait } from './while-you-wait.tsx';

/** What draws it is needed by those who invite, and not at the table. */
const QrCode = lazyPart(() => import('./qr.tsx').then(({ QrCode }) => QrCode));

interface Props {
  readonly words: PageWords;
  readonly table: string;
}

export const InvitePage = ({ words, table }: Props) => (
  <OnlinePage words={words} table={table}>
    {(shown) => <Invitation {...shown} words={words} />}
  </OnlinePage>
);

interface InvitationProps extends ShownOnline {
  readonly words: PageWords;
}

function Invitation({ session, view, words, together }: InvitationProps) {
  const { invite } = together;
  const { seats, code } = session.about.value;
  const roles = rolesOf(session, view);
  const taken = seats.filter(({ held }) => held !== 'nobody').length;
  useEffect(() => {
    document.title = words.titled(invite.title);
  }, [words]);
  return (
    <div class="page">
      <Symbols defs={view.defs} />
      <Top words={words} />
      <main class="invite">
        <div class="sending">
          <h1>{invite.title}</h1>
          <p>{invite.line}</p>
          <Sending game={gameName(session.game.id)} code={code} together={together} />
        </div>
        <section class="seating" aria-labelledby="seats">
          <h2 id="seats">
            {invite.seats} <small role="status">{invite.taken(taken, seats.length)}</small>
          </h2>
          <ul>
            {seats.map((seat, i) => (
              <SeatLine
                key={i}
                {...{ seat, words, together }}
                role={roles[i] as Role}
                keep={session.about.value.isYours ? { table: session.id, index: i } : undefined}
                onBot={() => void addBot(session.id, i)}
              />
            ))}
          </ul>
          <a class="button primary" href={to.online(session.id)}>
            {invite.start}
          </a>
          {taken < seats.length && <p class="label">{invite.noWait}</p>}
        </section>
        <WhileYouWait game={session.game.id} together={together} />
      </main>
    </div>
  );
}

/** The server tells everybody, us too, that the seat has changed. */
const addBot = (table: string, seat: number) => client.seatBot(table, seat, 'novice');

interface SendingProps {
  readonly game: string;
  readonly code: string;
  readonly together: TogetherWords;
}

/** The link as text, for the system's sheet, as a code and as a picture. */
/** Addresses that no other device can open. */
const ONLY_HERE = /^(localhost|127\.|\[::1\])/;

export function Sending({ game, code, together: { invite, spelling } }: SendingProps) {
  const link = formatTableLink({ base: location.origin, code });
  return (
    <div class="send">
      <div>
        <h2 class="like-h3">{invite.send}</h2>
        <div class="row">
          <input
            class="field link"
            readOnly
            aria-label={invite.send}
            value={link.replace(/^https?:\/\//, '')}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton text={link} words={invite} />
          {canShare() && (
            <button type="button" class="button" onClick={() => void share(invite.shareText(game), link)}>
              <Icon name="share" /> {invite.share}
            </button>
          )}
        </div>
        {ONLY_HERE.test(location.hostname) && <p class="label">{invite.onlyHere}</p>}
        <h2 class="like-h3">{invite.aloud}</h2>
        <p class="code">{formatCode(code)}</p>
        <p class="label">{spelled(code, spelling)}</p>
      </div>
      <figure>
        <QrCode text={link} label={invite.scan} />
        <figcaption class="label">{invite.scan}</figcaption>
      </figure>
    </div>
  );
}

/** 'Kilo, Delta, Mike, Tango; four, Golf, Romeo, Whiskey' */
function spelled(code: string, spelling: TogetherWords['spelling']): string {
  const words = [...code].map((letter) => spelling[letter as keyof typeof spelling] ?? letter);
  const half = words.length / 2;
  return `${words.slice(0, half).join(', ')}; ${words.slice(half).join(', ')}`;
}

interface SeatLineProps {
  readonly seat: SeatView;
  readonly role: Role;
  readonly words: PageWords;
  readonly together: TogetherWords;
  readonly onBot: () => void;
  /** Where the seat can be kept for one person. */
  readonly keep: { readonly table: string; readonly index: number } | undefined;
}

function SeatLine({ seat, role, words, together, onBot, keep }: SeatLineProps) {
  const { invite } = together;
  const names = role.names.join(', ');
  const isEmpty = seat.held === 'nobody';
  const isNew = useArrived(seat);
  return (
    // Keyed by who sits there: whoever arrives is greeted by a flash.
    <li
      key={seat.held === 'person' ? seat.name : seat.held}
      class={isEmpty ? 'seat-line empty' : `seat-line${isNew ? ' arrived' : ''}`}
    >
      <span class="faces">
        {role.faces.map((face, i) => (
          <Drawing key={i} svg={face} class="face" />
        ))}
      </span>
      <span>
        <b>{seat.held === 'person' ? seat.name : names}</b>
        <small>{seatWords(seat, names, words, together)}</small>
      </span>
      {isEmpty ? (
        <button type="button" class="button" aria-label={invite.addBotTo(names)} onClick={onBot}>
          <Icon name="bot" /> {invite.addBot}
        </button>
      ) : (
        <span class={seat.held === 'bot' ? 'lamp bot' : 'lamp here'}>
          {seat.held === 'bot' ? invite.ready : invite.here}
        </span>
      )}
      {isEmpty && keep && <KeepSeat {...keep} role={names} together={together} />}
    </li>
  );
}

/** Whether somebody has sat down since the page was opened. */
function useArrived({ held }: SeatView): boolean {
  const first = useRef(held);
  return held === 'person' && first.current !== 'person';
}

function seatWords(seat: SeatView, role: string, words: PageWords, { invite, seats }: TogetherWords): string {
  if (seat.held === 'nobody') return seat.by === 'link' ? seats.kept : invite.free;
  if (seat.held === 'bot') return invite.bot(words.bots.strengths[seat.strength].name);
  return seat.isYou ? invite.you(role) : role;
}
