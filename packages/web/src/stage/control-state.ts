// What the table's model shows: everything that follows from the position, the choice and the pointer. No drawing in here.
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { GameTypes } from '@undercroft/engine';
import type {
  ActionOption,
  Board,
  DangerScope,
  DangersOf,
  DangerView,
  GameView,
  Target,
  Targeting,
} from '@undercroft/page-kit/game-view';
import type { Session } from '../play/session.ts';
import {
  actionKey,
  equallyObvious,
  hasPlaces,
  inHand,
  onlyTarget,
  ownPlace,
  slotMates,
  slotTargets,
  turnEnd,
  type Verb,
  verbsAt,
  verbsHere,
} from './aiming.ts';
import { answersOf, slotsOf } from './answers.ts';
import { bigButton } from './big-button.ts';
import type { ControlOptions, DangersShown, OpenHint, PlaceMenu, Pointed, RankedPlace } from './control-face.ts';
import { browserTimers, Countdown } from './countdown.ts';
import { Grace } from './grace.ts';
import { spokenLine } from './line.ts';
import { Planning } from './planning.ts';
import { Shown } from './shown.ts';
import { lastMove } from './undo-preview.ts';

/** What was chosen, and after how many entries: it means nothing in a later position. */
interface Choice {
  readonly entry: number;
  readonly id: string;
  /** The action that is aimed at. */
  readonly key?: string;
  /** By its slot or key: only its places are lit. */
  readonly isBySlot: boolean;
}

export abstract class ControlState<K extends GameTypes = GameTypes> {
  readonly session: Session<K>;
  readonly view: ReadonlySignal<GameView<K>>;
  readonly pointed = signal<Pointed>({});
  readonly cursor = signal<string | undefined>(undefined);
  readonly inspected = signal<string | undefined>(undefined);
  readonly isPortrait = signal(false);
  readonly hints = signal<readonly RankedPlace[]>([]);
  readonly openHint = signal<OpenHint | undefined>(undefined);
  readonly told = signal<readonly string[]>([]);
  readonly refusal = signal<{ readonly text: string; readonly rule: string } | undefined>(undefined);
  readonly dangersShown: Signal<DangersShown>;
  protected readonly options: ControlOptions;
  protected readonly shown: Shown<K>;
  protected readonly planning: Planning<K>;
  protected readonly countdown: Countdown;
  protected readonly grace: Grace;
  /** Since a danger was aimed at. */
  protected readonly arming: Grace;
  protected readonly choice = signal<Choice | undefined>(undefined);
  protected readonly openedMenu = signal<(PlaceMenu & { readonly entry: number }) | undefined>(undefined);
  protected readonly dangersOf = signal<DangersOf<K> | undefined>(undefined);
  /** What draws dangers is loaded, or could not be. */
  readonly areDangersLoaded = signal(false);
  /** The entry after which the countdown was stopped: it does not begin again there. */
  protected readonly stoppedAt = signal(-1);

  /** Counts the turns that were ended here. */
  protected readonly turnsEnded = signal(0);

  constructor(session: Session<K>, view: ReadonlySignal<GameView<K>>, options: ControlOptions) {
    this.session = session;
    this.view = view;
    this.options = options;
    this.dangersShown = options.dangersShown ?? signal<DangersShown>('yours');
    this.stoppedAt.value = options.stopped?.read() ?? -1;
    this.shown = new Shown(session, view, options);
    this.planning = new Planning(session, view, this.shown);
    this.countdown = new Countdown(options.timers ?? browserTimers);
    this.grace = new Grace(options.timers ?? browserTimers);
    this.arming = new Grace(options.timers ?? browserTimers);
  }

  get seating() {
    return this.shown.seating;
  }

  get position() {
    return this.shown.position;
  }

  get scene() {
    return this.shown.scene;
  }

  get canAct() {
    return this.shown.canAct;
  }

  get isPlaying() {
    return this.shown.isPlaying;
  }

  get isWaiting() {
    return this.shown.isWaiting;
  }

  get isBusy() {
    return this.shown.isBusy;
  }

  get plan() {
    return this.planning.plan;
  }

  get planView() {
    return this.planning.view;
  }

  readonly slots = computed(() => {
    this.untilWhole();
    return this.planning.isOn.value ? [] : slotsOf(this.scene.value.actions);
  });

  protected readonly chosen = computed(() => {
    const choice = this.choice.value;
    return choice && choice.entry === this.entry.value && this.canAct.value ? choice : undefined;
  });

  readonly action: ReadonlySignal<ActionOption | undefined> = computed(() => {
    const { actions } = this.scene.value;
    const id = this.chosen.value?.id;
    return id === undefined ? inHand(actions) : actions.find((one) => one.id === id);
  });

  readonly target: ReadonlySignal<Target | undefined> = computed(() => {
    const option = this.action.value;
    const key = this.chosen.value?.key;
    if (key !== undefined) return option?.targets.find((one) => actionKey(one) === key);
    return option?.isPreselected ? option.targets[0] : undefined;
  });

  readonly answers = computed(() =>
    this.planning.isOn.value ? [] : answersOf(this.scene.value.actions, this.action.value, this.target.value),
  );

  /** At a table that is played together only bots are watched; against others, everybody else is. */
  protected readonly lastMoves = computed(() => {
    this.session.changes.value;
    const { acting, humanSeats } = this.session;
    const moves = this.options.lastMoves?.of(acting) ?? [];
    return this.planning.isOn.value ? moves : moves.filter(({ seat }) => !humanSeats.includes(seat));
  });

  readonly targeting: ReadonlySignal<Targeting> = computed(() => {
    const target = this.target.value;
    const { place } = this.pointed.value;
    return {
      lastMoves: this.lastMoves.value,
      highlighted: this.highlighted.value,
      isPortrait: this.isPortrait.value,
      others: this.isWaiting.value ? this.options.others?.(this) : undefined,
      ...(target ? { target } : {}),
      ...(place === undefined ? {} : { place }),
      ...(this.planView.value ? { plan: this.plan.value } : {}),
    };
  });

  protected readonly highlighted = computed<readonly Target[]>(() => {
    if (!this.canAct.value || this.planning.isOn.value) return [];
    const option = this.action.value;
    const isNarrowed = option && hasPlaces(option) && (option.isPreselected || this.chosen.value?.isBySlot);
    const { actions } = this.scene.value;
    return isNarrowed ? slotTargets(actions, option) : actions.flatMap(({ targets }) => targets);
  });

  /** Where a touch does something: targets, and your own tile while something is left to do there. */
  readonly lit: ReadonlySignal<ReadonlySet<string>> = computed(() => {
    if (this.planning.isOn.value) return new Set(this.planView.value?.places.map(({ place }) => place));
    const places = this.highlighted.value.flatMap(({ place }) => place ?? []);
    return new Set(this.hasRing.value ? [...places, ownPlace(this.scene.value) ?? ''] : places);
  });

  /** A question that is answered at lit places, wherever they are: no turn to end. */
  readonly asksWhere: ReadonlySignal<boolean> = computed(
    () => this.highlighted.value.some(({ place }) => place !== undefined) && !turnEnd(this.scene.value.actions),
  );

  /** A touch on your own tile opens the ring of what is left to do there. */
  protected readonly hasRing: ReadonlySignal<boolean> = computed(() => {
    const { actions } = this.scene.value;
    const own = ownPlace(this.scene.value);
    if (own === undefined || !this.canAct.value || this.chosen.value?.isBySlot || inHand(actions)) return false;
    return verbsHere(actions, own).length > 0;
  });

  readonly board: ReadonlySignal<Board> = computed(() => {
    this.untilWhole();
    return this.position.value.board(this.targeting.value);
  });

  /** What a touch on the place under the pointer would do. */
  readonly pointedVerb: ReadonlySignal<Verb | undefined> = computed(() => {
    const { place } = this.pointed.value;
    return place === undefined || !this.canAct.value ? undefined : this.verbAt(place);
  });

  /** What somebody aimed at; a tile that is only held is not. */
  protected readonly aimed: ReadonlySignal<Target | undefined> = computed(() =>
    this.chosen.value?.key === undefined || this.action.value?.isPreselected ? undefined : this.target.value,
  );

  /** A target that asks to be confirmed: the plate stands beside its place. */
  readonly armed: ReadonlySignal<Target | undefined> = computed(() => {
    if (this.target.value?.danger) return this.target.value;
    return this.options.confirmsAll?.() ? this.aimed.value : undefined;
  });

  readonly dangersNow: ReadonlySignal<DangerView | undefined> = computed(() => this.dangersWith({}));

  readonly dangers: ReadonlySignal<DangerView | undefined> = computed(() => {
    const target = this.target.value ?? this.pointedVerb.value?.targets[0];
    if (this.planView.value) return this.dangersWith({ ...(target ? { target } : {}), plan: this.plan.value });
    return target ? this.dangersWith({ target }) : this.dangersNow.value;
  });

  /** As they would be with what is aimed at or planned. */
  private dangersWith(aim: Omit<DangerScope, 'whose'>): DangerView | undefined {
    const dangersOf = this.dangersOf.value;
    const whose = this.dangersShown.value;
    if (!dangersOf || whose === 'off' || this.isPlaying.value) return undefined;
    return dangersOf(this.position.value, { whose, ...aim });
  }

  readonly menu: ReadonlySignal<PlaceMenu | undefined> = computed(() => {
    const menu = this.openedMenu.value;
    return menu?.entry === this.entry.value && this.canOpenMenu.value ? menu : undefined;
  });

  /** Where it is played over a server, those who wait have something to show, too. */
  protected readonly canOpenMenu = computed(
    () => this.canAct.value || (this.options.placeItems !== undefined && !this.isPlaying.value),
  );

  protected readonly lineParts = computed(() => {
    this.untilWhole();
    return {
      words: this.options.words(),
      scene: this.scene.value,
      board: this.board.value,
      canAct: this.canAct.value,
      isPlaying: this.isPlaying.value,
      isPersons: this.session.humanSeats.includes(this.scene.value.decider ?? -1),
      waiting: this.options.waitingText?.(this),
      refusal: this.refusal.value,
      pointed: this.pointed.value,
      pointedVerb: this.pointedVerb.value,
      action: this.action.value,
      target: this.target.value,
      isAimed: this.aimed.value !== undefined,
      planView: this.planView.value,
      dangers: this.dangers.value,
    };
  });

  readonly line = computed(() => spokenLine(this.lineParts.value));

  readonly choiceLine = computed(() => {
    const { pointed } = this.lineParts.value;
    // A tile that somebody has turned is aimed at as well.
    const isAimed = this.chosen.value?.key !== undefined;
    return spokenLine({
      ...this.lineParts.value,
      pointed: pointed.isPressed ? pointed : {},
      pointedVerb: undefined,
      isAimed,
    });
  });

  readonly button = computed(() => {
    this.untilWhole();
    const left = this.countdown.left.value;
    return bigButton({
      words: this.options.words(),
      scene: this.scene.value,
      canAct: this.canAct.value,
      isPlaying: this.isPlaying.value,
      action: this.action.value,
      target: this.target.value,
      planView: this.planView.value,
      isPlanning: this.planning.isOn.value,
      closing: left === undefined ? undefined : { left, seconds: this.countdown.seconds },
      isTooSoon: this.grace.isOn.value || this.arming.isOn.value,
    });
  });

  readonly undoPreview = computed(() => {
    this.session.changes.value;
    return lastMove(this.session, this.view.value);
  });

  protected readonly entry = computed(() => {
    this.session.changes.value;
    return this.session.table.length;
  });

  /** Subscribes to the part of the view that comes late, with the dangers: exact reasons are found out when they are read. */
  protected untilWhole(): void {
    this.dangersOf.value;
  }

  /** The obvious verb of a place; asked for what else it offers, the next. With a slot chosen, only that. */
  protected verbAt(place: string, { reveal = false } = {}): Verb | undefined {
    const verbs = verbsAt(this.scene.value.actions, place);
    const option = this.chosen.value?.isBySlot ? this.action.value : undefined;
    if (option && hasPlaces(option)) return verbs.find((verb) => this.isInSlot(verb.option));
    if (equallyObvious(verbs).length > 0) return undefined;
    return (reveal ? verbs[1] : undefined) ?? verbs[0];
  }

  /** Whether the button of what is chosen is its button, too. */
  protected isInSlot(option: ActionOption): boolean {
    const chosen = this.action.value;
    return chosen !== undefined && slotMates(this.scene.value.actions, chosen).includes(option);
  }

  /** What was just taken back is not done again by itself. */
  protected readonly isFresh = computed(() => {
    this.session.changes.value;
    return this.session.record.entries.at(-1)?.type !== 'undo';
  });

  /** Something lies over the table, or is said beside it: anyone who opened it reads. */
  protected readonly isCovered = computed(
    () => this.options.isCovered?.() === true || this.openHint.value !== undefined,
  );

  /** The end of a turn in which nothing is left to do. */
  protected readonly dueEnd: ReadonlySignal<Target | undefined> = computed(() => {
    const isOpen = this.chosen.value !== undefined || this.menu.value !== undefined || this.isCovered.value;
    if (!this.isFresh.value || isOpen || this.stoppedAt.value === this.entry.value) return undefined;
    const end = turnEnd(this.scene.value.actions);
    return end?.ending?.endsItself ? end.targets[0] : undefined;
  });

  /** A tile that fits in one way only. */
  protected readonly dueTile: ReadonlySignal<Target | undefined> = computed(() => {
    const only = onlyTarget(this.scene.value.actions);
    return this.isFresh.value && only?.option.isPreselected ? only.targets[0] : undefined;
  });
}
