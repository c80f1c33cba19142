// The model of the table: what a touch, a key or the big button does, and what happens by itself.
import { batch, effect, untracked } from '@preact/signals';
import type { GameTypes, Refusal, Seat, UndoPlan } from '@undercroft/engine';
import type { ActionOption, Target } from '@undercroft/page-kit/game-view';
import {
  actionKey,
  equallyObvious,
  findTarget,
  inHand,
  nextTarget,
  onlyTarget,
  ownPlace,
  slotTargets,
  turnEnd,
  type Verb,
  verbsAt,
  verbsHere,
} from './aiming.ts';
import type { ControlFace, PlaceTouch, UndoRequest } from './control-face.ts';
import { ARMING } from './grace.ts';
import { LookingControl } from './looking-control.ts';
import { closing, menuItems, planItems, whatIsThis } from './menu-items.ts';

export type { UndoPreview } from './control-face.ts';

import { ShownRefusal } from './shown-refusal.ts';

export class Control<K extends GameTypes = GameTypes> extends LookingControl<K> implements ControlFace<K> {
  touch(place: string, how: PlaceTouch = {}): void {
    if (this.isPlaying.value) return this.skip();
    this.grace.end();
    batch(() => {
      this.#begin();
      this.cursor.value = place;
      this.point(place);
      if (!this.canAct.value) return this.options.onWaitingTouch?.(place, this);
      if (this.planning.isOn.value) this.#touchPlan(place);
      else this.#touchPlace(place, how);
    });
  }

  #touchPlace(place: string, { reveal = false, isByKey = false }: PlaceTouch): void {
    const { actions } = this.scene.value;
    const hand = inHand(actions);
    const armed = this.target.value;
    // Q and E turn it for anyone who plays by keys: Enter lays it.
    if (hand?.targets[0]?.place === place && hand.targets.length > 1 && !isByKey) this.rotate(1);
    else if (armed?.place === place && !reveal) this.#confirm(armed);
    else if (ownPlace(this.scene.value) === place && this.hasRing.value)
      this.#openMenuWith(place, verbsHere(actions, place));
    else this.#touchVerb(place, this.verbAt(place, { reveal }));
  }

  #touchVerb(place: string, verb: Verb | undefined): void {
    const [target, ...others] = verb?.targets ?? [];
    const equal = verb ? [] : equallyObvious(verbsAt(this.scene.value.actions, place));
    if (equal.length > 0 && !this.chosen.value?.isBySlot) this.#openMenuWith(place, equal);
    else if (!verb || !target) this.#touchNothing(place);
    else if (others.length > 0) this.#openMenuWith(place, [verb]);
    else this.perform(target);
  }

  #touchNothing(place: string): void {
    this.#drop();
    this.pointed.value = { place, isPressed: true };
  }

  #touchPlan(place: string): void {
    const done = this.planning.touch(place);
    if (done === 'again') this.press();
    else if (done === 'nothing') this.#touchNothing(place);
    // The line says what the course comes to, and not any more what lies there.
    else if (done === 'changed') {
      this.pointed.value = {};
      this.#armPlan();
    }
  }

  #armPlan(): void {
    if (this.planView.value?.commit?.danger) this.arming.begin(ARMING);
    else this.arming.end();
  }

  release(): void {
    if (this.isPlaying.value) return this.skip();
    batch(() => {
      this.#begin();
      this.#drop();
      this.pointed.value = {};
    });
  }

  choose(id: string): void {
    if (this.isPlaying.value) return this.skip();
    this.grace.end();
    const option = this.scene.value.actions.find((one) => one.id === id);
    batch(() => {
      this.#begin();
      if (!this.canAct.value) return;
      if (this.planning.isOn.value && this.planning.press(id)) {
        this.#armPlan();
        // Arrows go on from the sub that was chosen.
        this.cursor.value = this.planView.value?.start ?? this.cursor.value;
        return;
      }
      this.pointed.value = { action: id, isPressed: true };
      if (option && option.targets.length > 0) this.#chooseOption(option);
      else this.#drop();
    });
  }

  #chooseOption(option: ActionOption): void {
    const [first, ...others] = slotTargets(this.scene.value.actions, option);
    const wasChosen = this.chosen.value?.isBySlot && this.chosen.value.id === option.id;
    const armed = wasChosen ? this.target.value : undefined;
    if (armed) this.#confirm(armed);
    else if (wasChosen) this.#drop();
    else if (!first || others.length > 0) this.#aim(option, undefined, { isBySlot: true });
    else if (this.#asks(option, first)) this.#arm(option, first, { isBySlot: true });
    else this.#play(first);
  }

  chooseKey(key: string): boolean {
    if (this.planning.isOn.value) {
      const isButton = this.planView.value?.buttons.some((button) => button.key === key) === true;
      if (isButton) this.choose(key);
      return isButton;
    }
    const slot = this.slots.value.find((one) => one.key === key);
    if (slot) this.choose(slot.option.id);
    return slot !== undefined;
  }

  perform(target: Target): void {
    if (!this.canAct.value) return;
    this.grace.end();
    const verb = findTarget(this.scene.value.actions, actionKey(target));
    if (!verb) return;
    batch(() => {
      this.#begin();
      const isArmed = this.chosen.value?.key === actionKey(target);
      const isBySlot = this.chosen.value?.isBySlot === true && this.isInSlot(verb.option);
      if (isArmed) this.#confirm(target);
      else if (this.#asks(verb.option, target)) this.#arm(verb.option, target, { isBySlot });
      else this.#play(target);
    });
  }

  /** Whether it takes a second touch. */
  #asks({ role }: ActionOption, { danger }: Target): boolean {
    if (role === 'end') return danger !== undefined && (this.options.asksBeforeEnd?.() ?? true);
    return danger !== undefined || this.options.confirmsAll?.() === true;
  }

  #arm(option: ActionOption, target: Target, how: { readonly isBySlot: boolean }): void {
    this.#aim(option, target, how);
    this.arming.begin(ARMING);
  }

  #confirm(target: Target): void {
    if (!this.arming.swallows()) this.#play(target);
  }

  #aim({ id }: ActionOption, target: Target | undefined, { isBySlot }: { readonly isBySlot: boolean }): void {
    const key = target && actionKey(target);
    this.arming.end();
    this.choice.value = { entry: this.entry.value, id, isBySlot, ...(key === undefined ? {} : { key }) };
  }

  #drop(): void {
    this.arming.end();
    this.choice.value = undefined;
  }

  /** Whatever somebody does: the turn waits for them, and what was said and offered before is over. */
  readonly #refused = new ShownRefusal(this.refusal);

  #begin(): void {
    this.stopCountdown();
    this.closeMenu();
    this.#refused.clear();
  }

  rotate(by: 1 | -1): boolean {
    const option = this.action.value;
    if (!this.canAct.value || !option || option.targets.length < 2) return false;
    this.stopCountdown();
    this.grace.end();
    const next = nextTarget(option.targets, this.target.value, by);
    this.#aim(option, next, { isBySlot: true });
    return true;
  }

  press(): void {
    if (this.isPlaying.value) return this.skip();
    if (!this.canAct.value || this.swallowsPress()) return;
    const { actions } = this.scene.value;
    const target = this.target.value;
    const planned = this.planView.value;
    if (this.planning.isOn.value) {
      if (planned?.commit) this.#act(planned.actions, { isEnd: true });
    } else if (target) this.#play(target);
    else if (!this.action.value) this.#pressAtRest(onlyTarget(actions)?.targets[0] ?? turnEnd(actions)?.targets[0]);
  }

  #pressAtRest(target: Target | undefined): void {
    if (target) this.perform(target);
  }

  // ---------------------------------------------------------------- the menu at a place

  openMenu(place: string): void {
    if (!this.canOpenMenu.value || this.aimed.value) {
      this.back();
      return;
    }
    const { actions } = this.scene.value;
    const verbs = ownPlace(this.scene.value) === place ? verbsHere(actions, place) : verbsAt(actions, place);
    batch(() => {
      this.#begin();
      this.#openMenuWith(place, this.canAct.value ? verbs : []);
    });
  }

  #openMenuWith(place: string, verbs: readonly Verb[]): void {
    const items = [
      ...menuItems(verbs, (target) => this.perform(target)),
      ...planItems(this.planning.verbs(place), (key) => this.choose(key)),
    ];
    const inspect = () => {
      this.closeMenu();
      this.inspected.value = place;
    };
    this.#drop();
    this.pointed.value = { place };
    this.openedMenu.value = {
      entry: this.entry.value,
      place,
      items: [
        ...items,
        ...closing(this.options.placeItems?.(place, this), this.menuCommands(place)),
        whatIsThis(this.options.words(), inspect),
      ],
    };
  }

  // ---------------------------------------------------------------- back, undo, hints, dangers

  back(): boolean {
    if (this.menu.value) this.closeMenu();
    else if (this.stopCountdown()) return true;
    else if (this.chosen.value && !this.action.value?.isPreselected) this.#takeBack(this.chosen.value.id);
    else if (this.refusal.value) this.refusal.value = undefined;
    else if (this.openHint.value) this.openHint.value.close();
    else return this.planning.back();
    return true;
  }

  /** The line says no more of an option that was only chosen. */
  #takeBack(id: string): void {
    this.#drop();
    if (this.pointed.value.action === id) this.pointed.value = {};
  }

  undo(): 'done' | 'needs-consent' | 'refused' {
    this.#begin();
    this.#drop();
    if (this.planning.back()) return 'done';
    const seat = this.lastSeat();
    const plan = this.session.planUndo(seat);
    if (!plan.ok) {
      this.#showRefusal(plan.error);
      return 'refused';
    }
    if (!plan.value.free) return 'needs-consent';
    this.#takeBackPlayed(seat, plan.value);
    return 'done';
  }

  undoAgreed({ seat, plan, entry }: UndoRequest): void {
    this.#begin();
    this.#drop();
    if (entry === this.entry.value) this.#takeBackPlayed(seat, plan);
  }

  #takeBackPlayed(seat: Seat, plan: UndoPlan): void {
    this.#showRefusal(this.session.undo(seat, plan));
    this.options.lastMoves?.restore();
  }

  suggest(actions: readonly object[]): void {
    const [first] = actions;
    batch(() => {
      this.#begin();
      this.#drop();
      if (this.planning.isOn.value) return this.planning.restore(actions);
      const target = first && this.targetFor(first);
      const verb = target && findTarget(this.scene.value.actions, actionKey(target));
      if (verb) this.#aim(verb.option, target, { isBySlot: false });
    });
  }

  // ---------------------------------------------------------------- doing

  #play(target: Target): void {
    const { action, then = [] } = target;
    const isEnd = findTarget(this.scene.value.actions, actionKey(target))?.option.role === 'end';
    this.#act([action, ...then], { isEnd });
  }

  /** All at once: nobody sees the next position with the aim of the last one. */
  #act(actions: readonly object[], { isEnd }: { readonly isEnd: boolean }): void {
    const { acting } = this.session;
    if (acting === undefined) return;
    batch(() => {
      this.#begin();
      if (isEnd) this.turnsEnded.value++;
      this.#drop();
      this.pointed.value = {};
      this.#showRefusal(this.session.act(acting, actions));
    });
  }

  #showRefusal(refusal: Refusal | undefined): void {
    this.#refused.show(refusal, this.options, () =>
      refusal ? this.view.value.refusal(refusal, this.session.state) : '',
    );
  }

  // ---------------------------------------------------------------- what happens by itself

  stopCountdown(): boolean {
    const wasRunning = this.countdown.stop();
    if (wasRunning) this.stoppedAt.value = this.entry.value;
    return wasRunning;
  }

  /** Ends turns and lays tiles where there is nothing to decide, and keeps the plan with the game. Returns what stops it. */
  watch(): () => void {
    const stops = [
      effect(() => {
        const tile = this.dueTile.value;
        if (tile) untracked(() => this.#play(tile));
      }),
      this.#followActor(),
      this.#followTurns(),
      effect(() => {
        // It does not begin when that is closed, either: somebody is at it.
        if (this.isCovered.value && this.canAct.value) this.stoppedAt.value = this.entry.value;
      }),
      effect(() => {
        if (this.stoppedAt.value >= 0) this.options.stopped?.keep(this.stoppedAt.value);
      }),
      effect(() => {
        const end = this.dueEnd.value;
        untracked(() => this.#countTo(end));
      }),
      effect(() => {
        const actions = this.planning.actions.value;
        if (actions && this.canAct.value) untracked(() => this.session.saveDraft(actions));
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      this.countdown.stop();
      this.grace.end();
      this.arming.end();
    };
  }

  /** Arrows begin with the actor, and Enter on a place that somebody else was looking at does nothing for them. */
  #followActor(): () => void {
    let last: string | undefined;
    return effect(() => {
      const acting = this.scene.value.cards.find(({ tone }) => tone === 'acting');
      // What was pointed at before is not the question of this turn.
      if (acting && acting.id !== last) [this.cursor.value, this.pointed.value] = [acting.place, {}];
      last = acting?.id ?? last;
    });
  }

  /** When the decision has passed to another, or the turn ended, a press may still have been meant for the one before. */
  #followTurns(): () => void {
    let last: string | undefined;
    return effect(() => {
      if (!this.canAct.value) return;
      const acting = this.scene.value.cards.find(({ tone }) => tone === 'acting');
      const turn = `${this.session.acting} ${acting?.id} ${this.turnsEnded.value}`;
      if (last !== undefined && turn !== last) untracked(() => this.grace.begin());
      last = turn;
    });
  }

  #countTo(end: Target | undefined): void {
    const ms = end && this.options.endAfter();
    if (!end || ms === undefined) this.countdown.stop();
    else if (ms <= 0) this.#play(end);
    else this.countdown.start(ms, () => this.#play(end));
  }
}
