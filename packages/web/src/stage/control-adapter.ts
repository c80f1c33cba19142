// Temporary: today's model with the new face.
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Board, DangerView, GameView, PlanView, Scene, Target } from '@undercroft/page-kit/game-view';
import type { Session } from '../play/session.ts';
import { Control } from './control.ts';
import type {
  Answer,
  BigButton,
  ControlFace,
  ControlOptions,
  DangersShown,
  PlaceMenu,
  Pointed,
  Slot,
  SpokenLine,
} from './control-face.ts';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', 'x'];

export class TableControl extends Control implements Omit<ControlFace, 'targeting' | 'scene' | 'rotate'> {
  readonly options: ControlOptions;
  readonly pointed: Signal<Pointed> = signal({});
  readonly dangersShown: Signal<DangersShown>;
  readonly inspected = signal<string | undefined>(undefined);
  readonly isPortrait = signal(false);
  readonly dangers = signal<DangerView | undefined>(undefined);
  readonly menu = signal<PlaceMenu | undefined>(undefined);
  readonly plan = signal<unknown>(undefined);

  constructor(
    session: Session,
    view: ReadonlySignal<GameView>,
    options: ControlOptions & { dangersShown: Signal<DangersShown> },
  ) {
    super(session, view);
    this.options = options;
    this.dangersShown = options.dangersShown;
  }

  readonly isBusy = computed(() => {
    this.session.changes.value;
    return (
      this.options.playing.value !== undefined ||
      (this.session.decider !== undefined && this.session.acting === undefined)
    );
  });
  readonly canAct = computed(() => {
    this.session.changes.value;
    return this.options.playing.value === undefined && this.session.acting !== undefined;
  });
  readonly board = computed<Board>(() => {
    const playing = this.options.playing.value;
    const isPortrait = this.isPortrait.value;
    return playing === undefined
      ? this.position.value.board({ ...this.targeting.value, isPortrait })
      : this.view.value.at(playing as never).board({ highlighted: [], isPortrait });
  });

  readonly slots = computed<readonly Slot[]>(() => {
    if (!this.canAct.value) return [];
    const { actions, points } = this.scene.value;
    const keyed = actions.filter(({ key }) => key !== undefined);
    if (keyed.length > 0) return keyed.map((option) => ({ key: option.key ?? '', option }));
    if (!points || this.view.value.draftsTurns) return [];
    const shown = actions.filter(({ role }) => role !== 'end').slice(0, KEYS.length);
    return shown.map((option, i) => ({ key: KEYS[i] ?? '', option }));
  });

  readonly answers = computed<readonly Answer[]>(() => {
    const { actions } = this.scene.value;
    const chosen = this.action.value;
    if (!this.canAct.value) return [];
    const slots = this.slots.value;
    const options =
      slots.length === 0
        ? actions.filter(({ role, isPreselected }) => role !== 'end' && !isPreselected)
        : chosen
          ? [chosen]
          : [];
    return options.flatMap((option) => {
      const free = option.targets.filter(({ place }) => place === undefined);
      if (slots.length > 0 && free.length < 2) return [];
      return free.map((target, i) => ({
        id: free.length > 1 ? `${option.id} ${i}` : option.id,
        icon: option.icon,
        name: free.length > 1 ? target.name : option.name,
        note: option.fact,
        ...(option.picture === undefined ? {} : { picture: option.picture }),
        isAside: option.role === 'aside',
        isArmed: this.target.value === target,
        target,
      }));
    });
  });

  readonly planView: ReadonlySignal<PlanView | undefined> = computed(() => {
    if (!this.view.value.draftsTurns || this.steps.value.length === 0) return undefined;
    return {
      actions: [],
      line: this.target.value?.text ?? '',
      buttons: this.choices.value.map((target, i) => ({
        key: ['7', '8', '9', '0'][i] ?? '',
        picture: '',
        name: target.draftStep?.name ?? target.name,
        isChosen: this.target.value === target,
      })),
      stops: this.steps.value.flatMap(({ draftStep }) => draftStep ?? []),
      places: [],
    };
  });

  readonly line = computed<SpokenLine>(() => {
    const scene: Scene = this.scene.value;
    const refusal = this.refusal.value;
    if (refusal)
      return { kind: 'refusal', icon: 'close', title: '', text: refusal.text, rules: [refusal.rule as never] };
    const id = this.pointed.value.action;
    const option = scene.actions.find((one) => one.id === id) ?? this.action.value;
    if (option?.reason && option.targets.length === 0)
      return {
        kind: 'reason',
        icon: option.icon,
        title: `${option.name}.`,
        text: option.reason.text,
        rules: option.reason.rules,
      };
    const target = this.target.value ?? (id === undefined ? undefined : option?.targets[0]);
    if (target && option)
      return {
        kind: target.risk || target.danger ? 'risk' : 'target',
        icon: option.icon,
        title: `${target.name}.`,
        text: target.text,
        rules: target.rules,
      };
    if (!this.canAct.value) return { kind: 'waiting', icon: 'bot', title: scene.question, text: '', rules: [] };
    return { kind: 'question', title: scene.question, text: scene.note ?? '', rules: [] };
  });

  readonly button = computed<BigButton>(() => {
    const target = this.target.value;
    if (!this.canAct.value) return { label: this.scene.value.question, note: '', tone: 'waiting' };
    if (target) return { label: target.name, note: target.risk ?? '', tone: target.risk ? 'risky' : 'ready' };
    const end = this.scene.value.actions.find(({ role }) => role === 'end');
    const { points } = this.scene.value;
    return end ? { label: end.name, note: points?.words ?? '', tone: 'end' } : { label: '…', note: '', tone: 'none' };
  });

  point(place: string | undefined): void {
    this.place.value = place;
  }
  pointAction(id: string | undefined): void {
    this.pointed.value = id === undefined ? {} : { action: id };
  }
  chooseKey(key: string): boolean {
    const slot = this.slots.value.find((one) => one.key === key);
    if (slot) this.choose(slot.option.id);
    return slot !== undefined;
  }
  perform(target: Target): void {
    this.suggest([target.action]);
    this.commit({ isConfirmed: true });
  }
  press(): void {
    if (this.target.value) return this.commit({ isConfirmed: true });
    const end = this.scene.value.actions.find(({ role }) => role === 'end');
    if (!end) return;
    this.choose(end.id);
    this.commit({ isConfirmed: true });
  }
  openMenu(place: string): void {
    this.inspected.value = place;
  }
  closeMenu(): void {}
  rotate(by: 1 | -1): boolean {
    this.cycleTarget(by);
    return true;
  }
  cycleDangers(): void {
    const next = { yours: 'all', all: 'off', off: 'yours' } as const;
    this.dangersShown.value = next[this.dangersShown.value];
  }
  stopCountdown(): void {}
}
