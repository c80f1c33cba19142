// The position that is shown: while something plays the animator's, afterwards that of the table. Everything on the page
// is made of it, so that no figure changes before its die has landed.
import { computed, type ReadonlySignal } from '@preact/signals';
import { clone, type GameTypes } from '@undercroft/engine';
import type { ActionOption, Card, GameView, PositionView, Scene, Seating } from '@undercroft/page-kit/game-view';
import type { Session } from '../play/session.ts';
import type { ControlOptions } from './control-face.ts';

export class Shown<K extends GameTypes> {
  readonly #session: Session<K>;
  readonly #view: ReadonlySignal<GameView<K>>;
  readonly #playing: ReadonlySignal<unknown>;
  readonly #struck: ControlOptions['struck'];

  constructor(
    session: Session<K>,
    view: ReadonlySignal<GameView<K>>,
    { playing, struck }: Pick<ControlOptions, 'playing' | 'struck'>,
  ) {
    this.#session = session;
    this.#view = view;
    this.#playing = playing;
    this.#struck = struck;
  }

  readonly seating = computed<Seating>(() => {
    this.#session.changes.value;
    const { occupants } = this.#session.table;
    return {
      names: this.#session.names ?? occupants.map(({ name }) => name ?? ''),
      bots: occupants.map(({ player }) => player === 'bot'),
    };
  });

  readonly isPlaying = computed(() => this.#playing.value !== undefined);

  readonly canAct = computed(() => {
    this.#session.changes.value;
    return !this.isPlaying.value && this.#session.acting !== undefined;
  });

  /** Nothing plays, and nobody at this screen can act. */
  readonly isWaiting = computed(() => !this.isPlaying.value && !this.canAct.value);

  /** Something plays, a bot of this browser decides, or the server is to answer. Waiting for other people is not busy: it may take days. */
  readonly isBusy = computed(() => {
    this.#session.changes.value;
    const { decider, acting, playsBots, humanSeats } = this.#session;
    const isAwaited = decider !== undefined && acting === undefined && (playsBots || humanSeats.includes(decider));
    return this.isPlaying.value || isAwaited;
  });

  readonly position: ReadonlySignal<PositionView<K>> = computed(() => {
    this.#session.changes.value;
    const { game, state } = this.#session;
    return this.#view.value.at((this.#playing.value as K['State'] | undefined) ?? clone(game, state));
  });

  /** Nobody at this screen chooses for a bot, nor while something plays. */
  readonly scene: ReadonlySignal<Scene> = computed(() => {
    const scene = this.#withStruck(this.position.value.scene(this.seating.value));
    return this.canAct.value ? scene : { ...scene, actions: resting(scene.actions) };
  });

  /** What somebody has lost shows on their card when the loss arrives, before anything else changes; so does the bar. */
  #withStruck(scene: Scene): Scene {
    const struck = this.#struck?.value;
    if (!struck) return scene;
    const { cards, clock, goal } = this.#view.value.at(struck.after as K['State']).scene(this.seating.value);
    return {
      ...scene,
      ...(struck.bar.has('clock') ? { clock } : {}),
      ...(struck.bar.has('goal') && goal ? { goal } : {}),
      cards: scene.cards.map((card) => (struck.cards.has(card.id) ? asAfter(card, cards) : card)),
    };
  }
}

/** How they are; whose turn it is does not change yet. */
function asAfter(card: Card, after: readonly Card[]): Card {
  const next = after.find(({ id }) => id === card.id);
  if (!next) return card;
  const { turn, tone } = card;
  const isOut = next.tone === 'down' || next.tone === 'gone';
  const isStruck = (next.health?.left ?? 0) < (card.health?.left ?? 0);
  return { ...next, tone: isOut ? next.tone : tone, isStruck, ...(turn === undefined ? {} : { turn }) };
}

/** Actions keep their places while nobody can choose one; answers to a question are gone. */
const resting = (actions: readonly ActionOption[]): ActionOption[] =>
  actions.flatMap(({ reason: _, ...option }) =>
    option.role === undefined && !option.isPreselected ? [{ ...option, targets: [] }] : [],
  );
