// Ideas: where somebody would go with their own piece, or what they would do in another's place. An idea is an offer: it plays
// nothing, asks for no answer, and is gone when its turn is over or it is not possible any more.
import { signal } from '@preact/signals';
import type { Seat } from '@undercroft/engine';
import type { Card } from '@undercroft/page-kit/game-view';
import type { IdeasWanted } from '@undercroft/protocol';

export interface Idea {
  /** The number that the server gave it; of a plan that nobody else sees, 0. */
  readonly n: number;
  /** Whose idea it is. */
  readonly seat: Seat;
  readonly for: Seat;
  /** From where the piece stands to where it would go; of an answer, from what would move. */
  readonly way: readonly string[];
  /** The first step, as the rules call it. Nobody has checked it. */
  readonly action?: object;
}

/** An idea at the table, with what has become of it. */
export interface ShownIdea extends Idea {
  /** The id of the card of the piece; nothing where it is an answer to a question. */
  readonly card: string | undefined;
  /** Its turn has come. */
  readonly hasBegun: boolean;
  readonly agreed: readonly Seat[];
  /** Looked at, or drawn at once. */
  readonly isOpen: boolean;
}

/** What ideas are held against. */
export interface IdeaPosition {
  /** Nobody while chance decides. */
  readonly decider: Seat | undefined;
  readonly cards: readonly Pick<Card, 'id' | 'seat' | 'place' | 'turn'>[];
  /** Whether whoever decides could do that now. */
  isPossible(action: object): boolean;
  /** Whether whoever decides could do anything at that place now. */
  isReachable(place: string): boolean;
  /** What lies there. */
  nameOf(place: string): string | undefined;
}

/** A piece of the seat on the way, the acting one first. */
function pieceOf({ for: seat, way }: Idea, cards: IdeaPosition['cards']): string | undefined {
  const found = cards.filter((card) => card.seat === seat && card.place !== undefined && way.includes(card.place));
  return (found.find(({ turn }) => turn === 'acting') ?? found[0])?.id;
}

/** The idea after what has happened, or nothing if it is over. */
export function ideaNow(idea: ShownIdea, position: IdeaPosition): ShownIdea | undefined {
  const { decider, cards, isPossible, isReachable } = position;
  if (decider === undefined) return idea;
  const isDeciding = decider === idea.for;
  if (idea.card === undefined) return isDeciding && idea.action && isPossible(idea.action) ? idea : undefined;
  const piece = cards.find(({ id }) => id === idea.card);
  const at = piece?.place === undefined ? -1 : idea.way.indexOf(piece.place);
  const isThere = at === idea.way.length - 1 && idea.way.length > 1;
  if (!piece || at < 0 || isThere) return undefined;
  const isTurn = isDeciding && piece.turn === 'acting';
  if (idea.hasBegun && !isTurn) return undefined;
  const way = idea.way.slice(at);
  const isOn = idea.action === undefined || !isTurn || isPossible(idea.action) || way.slice(1).some(isReachable);
  if (!isOn) return undefined;
  return at === 0 && isTurn === idea.hasBegun ? idea : { ...idea, way, hasBegun: isTurn };
}

/** What somebody wants of the ideas of others. */
export interface Wish {
  readonly wants: IdeasWanted;
  /** Has asked the table, for this turn. */
  readonly isAsking: boolean;
}

const USUAL: Wish = { wants: 'folded', isAsking: false };

export class Ideas {
  readonly all = signal<readonly ShownIdea[]>([]);
  /** What others want; those who have not said so want what is usual. */
  readonly wishes = signal<ReadonlyMap<Seat, Wish>>(new Map());
  readonly own = signal<Wish>({ ...USUAL, wants: readWish() });

  /** One for each person: a new one replaces the last. */
  add(idea: Idea, cards: IdeaPosition['cards'], { isOpen }: { readonly isOpen: boolean }): void {
    const shown = { ...idea, card: pieceOf(idea, cards), hasBegun: false, agreed: [], isOpen };
    this.all.value = [...this.all.value.filter(({ seat }) => seat !== idea.seat), shown];
  }

  withdraw(n: number): void {
    this.all.value = this.all.value.filter((idea) => idea.n !== n);
  }

  agree(n: number, seat: Seat): void {
    this.#change(n, (idea) => (idea.agreed.includes(seat) ? idea : { ...idea, agreed: [...idea.agreed, seat] }));
  }

  /** Whether it is looked at is told to nobody. */
  setOpen(n: number, { isOpen }: { readonly isOpen: boolean }): void {
    this.#change(n, (idea) => ({ ...idea, isOpen }));
  }

  /** What is over is dropped. */
  update(position: IdeaPosition): void {
    const now = this.all.peek().flatMap((idea) => ideaNow(idea, position) ?? []);
    const last = this.all.peek();
    if (now.length !== last.length || now.some((idea, i) => idea !== last[i])) this.all.value = now;
  }

  /** Whether an idea for the seat would be welcome. */
  isWelcome(seat: Seat): boolean {
    const { wants, isAsking } = this.wishes.value.get(seat) ?? USUAL;
    return wants !== 'asked' || isAsking;
  }

  setWish(seat: Seat, wish: Wish): void {
    this.wishes.value = new Map(this.wishes.value).set(seat, wish);
  }

  choose(wants: IdeasWanted): void {
    this.own.value = { wants, isAsking: false };
    writeWish(wants);
  }

  #change(n: number, change: (idea: ShownIdea) => ShownIdea): void {
    this.all.value = this.all.value.map((idea) => (idea.n === n ? change(idea) : idea));
  }
}

const KEY = 'undercroft ideas';

function readWish(): IdeasWanted {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'shown' || kept === 'asked' ? kept : 'folded';
  } catch {
    return 'folded';
  }
}

function writeWish(wants: IdeasWanted): void {
  try {
    localStorage.setItem(KEY, wants);
  } catch {
    // Private windows may refuse; then it lasts as long as the page.
  }
}
