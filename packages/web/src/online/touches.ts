// What a touch on the board means for those who wait, and what the menu of a place offers besides its verbs.
import type { Signal } from '@preact/signals';
import type { Card } from '@undercroft/page-kit/game-view';
import type { TogetherWords } from '@undercroft/words';
import type { PlaceMenuItem, ShownTable } from '../stage/control-face.ts';
import { answersWithWays, ideaOfAnswer, ideaTo, openTargets } from './idea-way.ts';
import type { OnlineTable } from './online-table.ts';

/** The next touch points, says where one would go, or plans for oneself alone. */
export type Gesture = 'point' | 'go' | 'plan';

/** Whoever plays several pieces speaks of the one that acts next. */
export function ownCard(table: OnlineTable, { scene }: ShownTable): Card | undefined {
  const own = scene.value.cards.filter(({ seat, tone }) => table.session.humanSeats.includes(seat) && tone !== 'gone');
  const by = (turn: Card['turn']) => own.find((card) => card.turn === turn);
  return by('acting') ?? by('next') ?? by('waiting') ?? own[0];
}

function offer(table: OnlineTable, control: ShownTable, place: string, card: Card | undefined): void {
  const idea = card && wayFor(table, control, place, card);
  if (card && idea) table.offer(idea, card.seat);
}

/** What can be done now is known of whoever decides; of others only the way. */
function wayFor({ session }: OnlineTable, control: ShownTable, place: string, card: Card) {
  const isActing = card.seat === session.decider && card.turn === 'acting';
  return ideaTo(place, card, { targets: isActing ? openTargets(control) : [], places: control.board.value.places });
}

/** What the next touch is for, in place of who is waited for. */
export function gestureText(
  table: OnlineTable,
  control: ShownTable,
  { meant, together: { waiting } }: { readonly meant: Gesture | undefined; readonly together: TogetherWords },
): string | undefined {
  if (meant === undefined || table.session.acting !== undefined) return undefined;
  if (meant === 'point') return waiting.touchPoint;
  if (meant === 'go' && answersWithWays(openTargets(control)).length > 1) return waiting.touchWay;
  return waiting.touchRing(ownCard(table, control)?.name ?? '');
}

export function touchWhileWaiting(
  table: OnlineTable,
  control: ShownTable,
  { place, gesture }: { readonly place: string; readonly gesture: Signal<Gesture | undefined> },
): void {
  const meant = gesture.value;
  if (meant === undefined) return;
  gesture.value = undefined;
  const own = ownCard(table, control);
  if (meant === 'point') return table.point(place);
  const answer = answersWithWays(openTargets(control)).find((target) => target.place === place);
  const { decider } = table.session;
  if (meant === 'go' && answer && decider !== undefined) return table.offer(ideaOfAnswer(answer), decider);
  if (meant === 'go') return offer(table, control, place, own);
  const planned = own && wayFor(table, control, place, own);
  if (planned) table.plan(planned);
}

/** Not for those who watch, and not between opponents: the server would not pass it on. */
export function placeItems(
  table: OnlineTable,
  { talk, ideas }: TogetherWords,
  place: string,
  control: ShownTable,
): readonly PlaceMenuItem[] {
  if (table.ownSeat === undefined || !table.isTogether) return [];
  const plain = { danger: '' };
  const own = ownCard(table, control);
  const others = otherCards(table, control);
  return [
    { ...plain, id: 'point', icon: 'follow', name: talk.pointHere, choose: () => table.point(place) },
    { ...plain, id: 'idea', icon: 'suggest', name: talk.goHere, choose: () => offer(table, control, place, own) },
    ...(others.length === 0
      ? []
      : [
          {
            ...plain,
            id: 'idea-for',
            icon: 'person',
            name: ideas.forSomebody,
            choose: () => undefined,
            items: others.map((card) => ideaItem(table, ideas, { place, control, card })),
          },
        ]),
  ];
}

interface ForCard {
  readonly place: string;
  readonly control: ShownTable;
  readonly card: Card;
}

/** Whoever would rather think alone can only be pointed out something. */
function ideaItem(table: OnlineTable, ideas: TogetherWords['ideas'], { place, control, card }: ForCard): PlaceMenuItem {
  const isWelcome = table.ideas.isWelcome(card.seat);
  return {
    id: `idea-for ${card.id}`,
    icon: isWelcome ? 'suggest' : 'follow',
    name: isWelcome ? ideas.forWhom(card.name) : ideas.alone(table.nameOf(card.seat)),
    danger: '',
    choose: () => (isWelcome ? offer(table, control, place, card) : table.point(place)),
  };
}

/** Pieces of other people, whoever acts first. */
function otherCards(table: OnlineTable, { scene }: ShownTable): Card[] {
  const { seats } = table.session.about.value;
  const isOther = ({ seat, tone }: Card) => {
    const held = seats[seat];
    return held?.held === 'person' && !held.isYou && tone !== 'gone' && table.isMate(seat);
  };
  return scene.value.cards.filter(isOther).sort((a, b) => Number(b.turn === 'acting') - Number(a.turn === 'acting'));
}
