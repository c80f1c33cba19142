// The dock while somebody else decides: who is waited for and since when, and what one can do meanwhile.
import type { Signal } from '@preact/signals';
import type { PageIcon } from '@undercroft/page-kit/draw/icons';
import type { TogetherWords } from '@undercroft/words';
import { to } from '../app/route.ts';
import { Icon } from '../stage/parts.tsx';
import type { ExtensionProps } from '../stage/table-extension.ts';
import { Bell } from './bell.tsx';
import { useClock } from './clock.ts';
import { answersWithWays, openTargets } from './idea-way.ts';
import type { OnlineTable } from './online-table.ts';
import { Lamp } from './presence-lamp.tsx';
import type { Gesture } from './touches.ts';

interface Props extends ExtensionProps {
  readonly table: OnlineTable;
  readonly together: TogetherWords;
  readonly gesture: Signal<Gesture | undefined>;
}

export function Waiting(props: Props) {
  const { table, together, onTalk } = props;
  const { session } = table;
  const { decider } = session;
  const { code, seats } = session.about.value;
  const { table: words, talk } = together;
  const held = decider === undefined ? undefined : seats[decider];
  const isMine = decider !== undefined && session.humanSeats.includes(decider);
  return (
    <div class="waiting-row">
      <p>
        {!session.isConnected.value ? together.lost.turnWaits : (isMine || decider === undefined) && words.unconfirmed}
        {held?.held === 'nobody' && words.waitingForSeat}
        {decider !== undefined && !isMine && held?.held !== 'nobody' && (
          <Lamp seat={decider} table={table} together={together} />
        )}
        {decider !== undefined && !isMine && held?.held === 'person' && <Since {...props} />}
      </p>
      {held?.held === 'nobody' && (
        <a class="button" href={to.invite(session.id)}>
          <Icon name="link" /> {words.invite} {code}
        </a>
      )}
      {hasMeanwhile(table, held?.held) && <Meanwhile {...props} />}
      <button type="button" class="button talk-button" onClick={onTalk}>
        <Icon name="talk" /> {talk.name}
        {table.unread.value > 0 && <b class="count">{table.unread.value}</b>}
      </button>
      {session.humanSeats.length > 0 && <Bell />}
    </div>
  );
}

/** While somebody of the same side decides: at an empty seat there is nobody to show anything. */
function hasMeanwhile(table: OnlineTable, held: string | undefined): boolean {
  const { decider, humanSeats, isConnected } = table.session;
  const isMine = decider !== undefined && humanSeats.includes(decider);
  return !isMine && isConnected.value && table.ownSeat !== undefined && table.isTogether && held !== 'nobody';
}

/** Counted once a minute is over: before that nobody waits for anybody. */
const LONG_MS = 15_000;

function Since({ table, together }: Props) {
  const now = useClock();
  const { since } = table.question.value;
  if (since === undefined || now - since < LONG_MS) return null;
  return <small>{together.waiting.asked((now - since) / 1000)}</small>;
}

const ICONS: Readonly<Record<Gesture, PageIcon>> = { point: 'follow', go: 'suggest', plan: 'clock' };

/** Three things to do: point, say what one would do, plan one's own turn. The next touch on the board is meant for it. */
function Meanwhile({ control, together: { waiting }, gesture }: Props) {
  const hasWays = answersWithWays(openTargets(control)).length > 1;
  const offers: readonly [Gesture, { readonly name: string; readonly does: string }][] = [
    ['point', waiting.point],
    ['go', hasWays ? waiting.way : waiting.go],
    ['plan', waiting.plan],
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form
    <div class="meanwhile" role="group" aria-label={waiting.meanwhile}>
      {offers.map(([id, { name, does }]) => (
        <button
          key={id}
          type="button"
          class="offer"
          aria-pressed={gesture.value === id}
          onClick={() => {
            gesture.value = gesture.value === id ? undefined : id;
          }}
        >
          <Icon name={ICONS[id]} />
          <span>
            <b>{name}</b>
            <small>{does}</small>
          </span>
        </button>
      ))}
    </div>
  );
}
