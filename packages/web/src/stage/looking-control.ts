// What changes nothing in the game: pointing, skipping what plays, menus that close, dangers, and what an undo would take back.
import type { GameTypes, Seat } from '@undercroft/engine';
import type { Target } from '@undercroft/page-kit/game-view';
import type { PlaceMenuItem, UndoRequest } from './control-face.ts';
import { ControlState } from './control-state.ts';
import { closing, type MenuCommands } from './menu-items.ts';

const NEXT_SCOPE = { yours: 'all', all: 'off', off: 'yours' } as const;

export abstract class LookingControl<K extends GameTypes = GameTypes> extends ControlState<K> {
  point(place: string | undefined): void {
    if (place !== this.pointed.peek().place || this.pointed.peek().action !== undefined)
      this.pointed.value = place === undefined ? {} : { place };
  }

  pointAction(id: string | undefined): void {
    // What was pressed is still said when the finger and the focus have gone.
    if (id === undefined && this.pointed.peek().isPressed) return;
    this.pointed.value = id === undefined ? {} : { action: id };
  }

  swallowsPress(): boolean {
    return this.grace.swallows() || this.arming.swallows();
  }

  /** Ends what plays. What is pressed once more in the same breath commits nothing. */
  skip(): void {
    this.grace.begin();
    this.options.skip();
  }

  closeMenu(): void {
    this.openedMenu.value = undefined;
  }

  /** What items of the menu can do with it. */
  protected menuCommands(place: string): MenuCommands {
    const open = (items: readonly PlaceMenuItem[]) => {
      this.openedMenu.value = { entry: this.entry.value, place, items: closing(items, this.menuCommands(place)) };
    };
    return { close: () => this.closeMenu(), open };
  }

  undoRequest(): UndoRequest | undefined {
    const seat = this.lastSeat();
    const plan = this.session.planUndo(seat);
    return plan.ok ? { seat, plan: plan.value, entry: this.entry.value } : undefined;
  }

  lastSeat(): Seat {
    return this.undoPreview.value?.seat ?? this.session.acting ?? 0;
  }

  targetFor(action: object): Target | undefined {
    const wanted = JSON.stringify(action);
    return this.scene.value.actions
      .flatMap(({ targets }) => targets)
      .find((target) => JSON.stringify(target.action) === wanted);
  }

  cycleDangers(): void {
    this.dangersShown.value = NEXT_SCOPE[this.dangersShown.value];
  }

  /** Loads what draws dangers; without a connection none are shown. */
  async loadDangers(): Promise<void> {
    const view = this.view.value;
    const dangersOf = await view.loadDangers?.().catch(() => undefined);
    if (view !== this.view.peek()) return;
    this.dangersOf.value = dangersOf;
    this.areDangersLoaded.value = true;
  }
}
