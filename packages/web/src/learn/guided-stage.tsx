// A guided game on the stage: the same table, with the coach's paper and a ring where something is meant.
import { useSignal, useSignalEffect } from '@preact/signals';
import type { Did, Point } from '@undercroft/learn/schemas';
import type { PageWords } from '@undercroft/words';
import type { ComponentChild } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { boxOf, middleOf } from '../stage/boxes.ts';
import type { Control } from '../stage/control.ts';
import { Pins, pinnedAt } from '../stage/pins.tsx';
import { TableScreen } from '../stage/table.tsx';
import type { ExtensionProps, TableExtension } from '../stage/table-extension.ts';
import type { TableView } from '../stage/table-view.ts';
import type { GuidedSession } from './guided-session.ts';

export interface PaperProps {
  readonly control: Control;
  /** Nothing plays any more: what is to be said of it can be said. */
  readonly isStill: boolean;
  /** Somebody has touched the board. */
  readonly isTouched: boolean;
  readonly onSay: (text: string) => void;
}

interface Props {
  readonly session: GuidedSession;
  readonly view: TableView;
  readonly words: PageWords;
  readonly paper: (props: PaperProps) => ComponentChild;
  readonly point: Point | undefined;
  readonly onDid: (did: Did) => void;
  readonly onLeave: () => void;
  readonly leaveName: string;
  /** What V does. */
  readonly repeatName: string;
}

export function GuidedStage(props: Props) {
  const shown = useSignal(props.view);
  shown.value = props.view;
  const now = useRef(props);
  now.current = props;
  const { session, words } = props;
  const extension = useMemo(() => guidedExtension(() => now.current), [session]);
  return <TableScreen key={session.id} {...{ session, words, extension }} view={shown} onLoadAnew={() => undefined} />;
}

function guidedExtension(props: () => Props): TableExtension {
  return {
    Matters: ({ control, onSay }) => {
      useWatching(control, (did) => props().onDid(did));
      return <>{props().paper({ control, onSay, isStill: !control.isBusy.value, isTouched: isTouched(control) })}</>;
    },
    Marks: (given) => <Spot {...given} point={props().point} />,
    MenuPart: ({ onClose }) => (
      <button
        type="button"
        class="button"
        onClick={() => {
          onClose();
          props().onLeave();
        }}
      >
        {props().leaveName}
      </button>
    ),
    keys: [['V', props().repeatName]],
    onOver: () => undefined,
  };
}

const isTouched = ({ pointed, armed, action }: Control): boolean =>
  pointed.value.isPressed === true || armed.value !== undefined || action.value !== undefined;

/** Tells what is looked at, chosen and planned. */
function useWatching(control: Control, onDid: (did: Did) => void): void {
  useSignalEffect(() => {
    const place = control.inspected.value;
    if (place !== undefined) onDid({ looked: place });
  });
  useSignalEffect(() => {
    const { place, isPressed } = control.pointed.value;
    const chosen = control.armed.value?.place ?? control.target.value?.place ?? (isPressed ? place : undefined);
    if (chosen !== undefined) onDid({ chose: chosen });
  });
  useSignalEffect(() => {
    const action = control.action.value;
    if (action && !action.isPreselected) onDid({ chose: action.id });
  });
  useSignalEffect(() => {
    const { kind, rules } = control.line.value;
    const rule = control.refusal.value?.rule ?? (kind === 'refusal' || kind === 'reason' ? rules[0] : undefined);
    if (rule !== undefined) onDid({ refused: rule });
  });
  useSignalEffect(() => {
    const plan = control.planView.value;
    if (!plan) return;
    if (plan.start !== undefined) onDid({ chose: plan.start });
    const { commit, stops } = plan;
    if (stops.length > 0) onDid({ planned: { isFull: commit !== undefined, isLost: commit?.danger !== undefined } });
  });
}

/** A ring, and the rest dimmed, where one place is meant. It is brought into sight. */
function Spot({ control, camera, point }: ExtensionProps & { readonly point: Point | undefined }) {
  const spots = point ? spotsOf(control, point) : [];
  useEffect(() => {
    camera.subjects.value = spots.map(({ x, y, size }) => ({
      x: x - size / 2,
      y: y - size / 2,
      width: size,
      height: size,
    }));
  }, [JSON.stringify(spots)]);
  useMeantControl(point?.control);
  // What is chosen speaks for itself.
  if (control.isBusy.value || control.armed.value || control.action.value) return null;
  return (
    <Pins camera={camera}>
      {spots.map(({ x, y, size }) => (
        <span
          key={`${x},${y}`}
          class={spots.length === 1 ? 'learn-spot alone' : 'learn-spot'}
          style={{
            ...pinnedAt({ x, y }),
            width: `calc(var(--scale) * ${size}px)`,
            height: `calc(var(--scale) * ${size}px)`,
          }}
        />
      ))}
    </Pins>
  );
}

/** What is no action of the dock. */
const CONTROLS: Readonly<Record<string, string>> = { 'end-turn': '.dock .commit', clock: '.bar .clock' };

/** A ring around a button. Asked for after every change: buttons come and go. */
function useMeantControl(control: string | undefined): void {
  useEffect(() => {
    const element =
      control === undefined
        ? undefined
        : document.querySelector<HTMLElement>(CONTROLS[control] ?? `.dock [data-action="${CSS.escape(control)}"]`);
    element?.setAttribute('data-meant', '');
    return () => element?.removeAttribute('data-meant');
  });
}

interface SpotAt {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function spotsOf(control: Control, point: Point): SpotAt[] {
  const { places, pieces } = control.board.value;
  return [
    ...places
      .filter(({ id }) => point.places?.includes(id))
      .map((place) => ({ ...middleOf(boxOf(place)), size: Math.hypot(place.width, place.height) })),
    ...pieces
      .filter(({ key }) => point.pieces?.includes(key))
      .map(({ x, y, width = 60 }) => ({ x, y, size: width * 1.6 })),
  ];
}
