// The actions: each keeps its place and its key all through the game.
import { useSignalEffect } from '@preact/signals';
import type { ActionOption } from '@undercroft/page-kit/game-view';
import type { PageWords } from '@undercroft/words/en/page';
import { useRef } from 'preact/hooks';
import type { ControlFace, Slot } from './control-face.ts';
import { GameIcon, Key, Pips } from './parts.tsx';

interface Props {
  readonly control: ControlFace;
  readonly words: PageWords;
}

/** The places, in the order of the keyboard. */
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', 'x'];
/** Longer names are set smaller. */
export function nameClass(name: string): string {
  // An m takes the room of one letter and a half.
  const room = name.length + (name.match(/[mw]/gi)?.length ?? 0) / 2;
  if (room > 11) return 'name longer longest';
  return room > 9.5 ? 'name longer' : room > 7 ? 'name long' : 'name';
}

export function Slots({ control, words }: Props) {
  const slots = control.slots.value;
  const last = useLastSlots(control);
  const isEmpty = slots.length === 0;
  const shown = isEmpty ? last : slots;
  const points = control.scene.value.points;
  return (
    <div class={isEmpty ? 'slots idle' : 'slots'} role="toolbar" aria-label={words.table.decision}>
      {KEYS.map((key) => {
        const slot = shown.find((one) => one.key.toLowerCase() === key);
        return slot ? (
          <SlotButton key={key} slot={slot} isIdle={isEmpty} control={control} words={words} />
        ) : (
          <span key={key} class="slot empty" aria-hidden="true" />
        );
      })}
      <span class={points ? 'slot pointcell' : 'slot pointcell empty'} aria-hidden="true">
        {points && <Pips on={points.left} of={points.of} />}
        {points && <span class="name">{words.play.points(points.left, points.of)}</span>}
      </span>
    </div>
  );
}

/** While somebody else is at it the actions stay where they were, dimmed. */
function useLastSlots(control: ControlFace): readonly Slot[] {
  const last = useRef<readonly Slot[]>([]);
  useSignalEffect(() => {
    if (control.slots.value.length > 0) last.current = control.slots.value;
  });
  return last.current;
}

const costOf = ({ cost }: ActionOption, { costs }: PageWords['play']): string =>
  cost === undefined ? '' : costs(cost);

/** 'Heal, two points', with the risk where it has no place on the board, and why not. */
export function slotLabel(option: ActionOption, { play, live }: PageWords): string {
  const cost = option.gain === undefined ? costOf(option, play) : live.gains(Number(option.gain));
  const [only, ...others] = option.targets;
  const risk = only?.danger && others.length === 0 ? live.risk(only.danger.short) : '';
  const name = [option.name, cost, risk].filter(Boolean).join(', ');
  return option.reason && option.targets.length === 0 ? `${name}. ${option.reason.text}` : name;
}

interface SlotProps extends Props {
  readonly slot: Slot;
  readonly isIdle: boolean;
}

function SlotButton({ slot: { key, option }, isIdle, control, words }: SlotProps) {
  const isPossible = !isIdle && option.targets.length > 0;
  const chosen = control.action.value;
  const isChosen = !isIdle && chosen !== undefined && (chosen.id === option.id || chosen.key === key);
  return (
    <button
      type="button"
      class={option.colour === undefined ? 'slot' : 'slot own'}
      style={option.colour === undefined ? undefined : `--own:${option.colour}`}
      data-action={option.id}
      aria-pressed={isChosen}
      aria-disabled={!isPossible || undefined}
      aria-keyshortcuts={key}
      tabIndex={isIdle ? -1 : 0}
      onClick={() => control.choose(option.id)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && control.pointAction(option.id)}
      onPointerLeave={() => control.pointAction(undefined)}
      onFocus={() => control.pointAction(option.id)}
      onBlur={() => control.pointAction(undefined)}
    >
      <span class="sr">{slotLabel(option, words)}</span>
      <GameIcon name={option.icon} />
      {option.gain === undefined ? (
        <Pips on={option.cost ?? 0} of={option.cost ?? 0} />
      ) : (
        <span class="plus" aria-hidden="true">
          {option.gain}
        </span>
      )}
      <Key name={key.toUpperCase()} />
      <span class={nameClass(option.name)} aria-hidden="true">
        {option.name}
      </span>
    </button>
  );
}
