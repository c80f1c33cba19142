// "What is this?" for the small signs around the board: chips, numbers, counters, tags. A finger that stays, a right click, the key I, or a
// mouse that rests asks; what answers is loaded then.
import { useSignal } from '@preact/signals';
import type { PageWords } from '@undercroft/words/en/page';
import { useEffect } from 'preact/hooks';
import { lazyPart } from '../app/lazy-part.tsx';
import { settings } from '../app/settings.ts';
import type { Control } from './control.ts';
import { HOLD, SLACK } from './gestures.ts';

const SignTip = lazyPart(() => import('../learn/sign-tip.tsx').then(({ SignTip }) => SignTip));

/** Everything small that means something. */
export const SIGNS =
  '.clock,.goal,.points,.pointcell,.health,.chip,.fleet-line,.card-row,.then,.odds-in>span,.odds>li,.legend>li,.key>li,.edge,.slot[data-action],.mine,.route .by';
/** A mouse that rests so long, in milliseconds, asks. */
const REST = 900;
/** What says itself what it is while it is pointed at. */
const SPEAKS = '.slot,.mine,.edge';

interface Props {
  readonly control: Control;
  readonly words: PageWords;
  /** Something lies over the table and has the keys. */
  readonly isCovered: () => boolean;
  readonly onAsk: (signs: readonly Element[]) => void;
}

const signAt = ({ target }: Event): Element | null => (target instanceof Element ? target.closest(SIGNS) : null);
const table = (): Element | null => document.querySelector('.table');

export function SignHooks({ control, words, isCovered, onAsk }: Props) {
  const rested = useSignal<Element | undefined>(undefined);
  useEffect(() => {
    const listening = new AbortController();
    const asking = new Asking((sign) => {
      rested.value = sign;
    }, onAsk);
    const { signal } = listening;
    const on = (type: string, listen: (event: never) => void) =>
      table()?.addEventListener(type, listen as EventListener, { signal, capture: true });
    on('pointerover', asking.over);
    on('pointerdown', asking.down);
    on('pointermove', asking.move);
    for (const end of ['pointerup', 'pointercancel', 'pointerleave']) on(end, asking.end);
    on('contextmenu', asking.ask);
    on('click', asking.click);
    // Before the keys of the table: what has the focus comes before the board.
    addEventListener('keydown', (event) => !isCovered() && asking.press(event), { signal, capture: true });
    return () => {
      asking.end();
      listening.abort();
    };
  }, [control]);
  return rested.value ? <SignTip sign={rested.value} control={control} words={words} /> : null;
}

/** What has the focus, if it is a sign, and those on it: a card has many. */
const signsOn = (button: Element | null): readonly Element[] =>
  button?.matches('button') ? [button, ...button.querySelectorAll(SIGNS)].filter((one) => one.matches(SIGNS)) : [];

class Asking {
  readonly #rest: (sign: Element | undefined) => void;
  readonly #ask: (signs: readonly Element[]) => void;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #from = { x: 0, y: 0 };
  #hasHeld = false;
  #pointed: Element | null = null;

  constructor(rest: (sign: Element | undefined) => void, ask: (signs: readonly Element[]) => void) {
    this.#rest = rest;
    this.#ask = ask;
  }

  readonly over = (event: PointerEvent): void => {
    const sign = signAt(event);
    this.#pointed = event.target as Element;
    this.end();
    if (event.pointerType === 'mouse' && sign && !sign.matches(SPEAKS))
      this.#waiting = setTimeout(() => this.#rest(sign), REST);
  };

  readonly down = (event: PointerEvent): void => {
    this.end();
    this.#hasHeld = false;
    this.#from = { x: event.clientX, y: event.clientY };
    if (event.pointerType !== 'touch' || !signAt(event)) return;
    this.#waiting = setTimeout(() => {
      this.#hasHeld = true;
      this.ask(event);
    }, HOLD);
  };

  readonly move = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' && Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y) > SLACK)
      this.end();
  };

  readonly end = (): void => {
    clearTimeout(this.#waiting);
    this.#rest(undefined);
  };

  /** A right click, or a finger that stays. */
  readonly ask = (event: Event): void => {
    const sign = signAt(event);
    if (!sign) return;
    event.preventDefault();
    event.stopPropagation();
    this.end();
    this.#ask([sign]);
  };

  /** What no button lies under answers to a click as well. What a held finger lifts from is no click. */
  readonly click = (event: MouseEvent): void => {
    if (this.#hasHeld && event.detail > 0) {
      this.#hasHeld = false;
      event.preventDefault();
      event.stopPropagation();
    } else if (event.target instanceof Element && !event.target.closest('button,a')) this.ask(event);
  };

  /** I: what has the focus, else what is pointed at; with Shift everything in sight. */
  readonly press = (event: KeyboardEvent): void => {
    const isLetter = event.key.toLowerCase() === 'i' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isLetter || !settings.letters.value || event.target instanceof HTMLInputElement) return;
    const focused = signsOn(document.activeElement);
    const pointed = this.#pointed?.closest(SIGNS);
    // What is just being said beside the mouse comes first.
    const isFocusMeant = !pointed || (focused.length > 0 && !document.querySelector('.sign-tip'));
    const signs = event.shiftKey ? signsInSight() : isFocusMeant ? focused : [pointed];
    if (signs.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    this.#ask(signs);
  };
}

/** All that is to be seen, without those in what is open over the table. */
export const signsInSight = (): readonly Element[] =>
  [...(table()?.querySelectorAll(`${SIGNS},.tag`) ?? [])].filter((sign) => sign.checkVisibility?.() !== false);
