// Looking at a place of the board: what lies there is told beside the board, or where there is no room, in the dock.
import { type Signal, signal, useSignalEffect } from '@preact/signals';
import type { PlaceInfoOf } from '@undercroft/page-kit/game-view';
import type { PageWords } from '@undercroft/words/en/page';
import { useMemo } from 'preact/hooks';
import type { Control } from './control.ts';
import { focusBoard } from './keys.ts';
import type { PlacePanel } from './place-panel.tsx';
import type { TableView } from './table-view.ts';

/** A pointer that crosses the board looks at nothing; one that rests, in milliseconds, does. */
const REST = 160;

const panel = (): HTMLElement | null => document.querySelector('.about');

/** What shows a place: loaded when somebody first looks at one. */
interface Loaded {
  readonly view: TableView;
  readonly Panel: typeof PlacePanel;
  readonly infoOf: PlaceInfoOf;
}

export class Inspection {
  readonly place: Signal<string | undefined> = signal(undefined);
  readonly loaded: Signal<Loaded | undefined> = signal(undefined);
  readonly #control: Control;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(control: Control) {
    this.#control = control;
  }

  /** Without a connection nothing is shown, and the next look tries again. */
  async load(): Promise<void> {
    const view = this.#control.view.value;
    if (this.loaded.peek()?.view === view) return;
    try {
      const [{ PlacePanel: Panel }, infoOf] = await Promise.all([import('./place-panel.tsx'), view.loadPlaceInfo()]);
      this.loaded.value = { view, Panel, infoOf };
    } catch {}
  }

  get isInside(): boolean {
    return panel()?.contains(document.activeElement) === true;
  }

  /** Moves the focus into the panel: by keys it comes next, before the board and the team. */
  enter(): void {
    this.load().then(() => requestAnimationFrame(() => panel()?.focus()));
  }

  /** Looks at a place once pointer or keys have rested there. */
  rest(place: string | undefined): void {
    this.stir();
    this.#resting = setTimeout(() => {
      this.place.value = place;
    }, REST);
  }

  /** Pointer or keys have moved on. */
  stir(): void {
    clearTimeout(this.#resting);
  }

  /** Moves the focus from the panel back to the board. Returns whether there was anything to close. */
  close(): boolean {
    // What was about to be looked at must not open the panel again.
    this.stir();
    const { isInside } = this;
    const isOpen = this.place.value !== undefined;
    this.place.value = undefined;
    if (isInside) focusBoard();
    return isOpen;
  }
}

/** Beside the board whatever the pointer or the keys rest on; in the dock what was touched or held, until something is chosen or happens. */
export function useInspection(control: Control, { isWide }: { readonly isWide: boolean }): Inspection {
  const inspection = useMemo(() => new Inspection(control), [control]);
  useSignalEffect(() => {
    control.actionId.value;
    control.targetIndex.value;
    control.session.changes.value;
    if (!isWide) inspection.place.value = undefined;
  });
  useSignalEffect(() => {
    control.view.value;
    if (inspection.place.value !== undefined) inspection.load();
  });
  useSignalEffect(() => {
    const place = control.place.value;
    if (isWide) inspection.rest(place);
    return () => inspection.stir();
  });
  return inspection;
}

/** Targets what can be done there; where nothing can, inspects the place. Returns whether it does. */
export function targetOrInspect(control: Control, place: string, inspection: Inspection): boolean {
  const isAim = control.actionsAt(place).length > 0;
  control.touch(place);
  if (!isAim) inspection.place.value = place;
  return !isAim;
}

interface Props {
  readonly control: Control;
  readonly words: PageWords;
  readonly inspection: Inspection;
  /** It covers something and has to be closed again. */
  readonly isInDock: boolean;
}

export function InspectedPlace({ control, words, inspection, isInDock }: Props) {
  const place = inspection.place.value;
  const loaded = inspection.loaded.value;
  if (place === undefined || !loaded) return null;
  const { Panel, infoOf } = loaded;
  const close = isInDock ? { onClose: () => inspection.close() } : {};
  return <Panel control={control} words={words} place={place} infoOf={infoOf} {...close} />;
}
