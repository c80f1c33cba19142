// What the signs of a table mean: found by their look, explained by the game's own texts.
import { findSign, type SignRules, type SignTexts, signKey } from '@undercroft/learn/signs';
import type { BoardTag } from '@undercroft/page-kit/game-view';
import type { Language } from '@undercroft/words';
import type { ControlFace } from '../stage/control-face.ts';

const RULES = import.meta.glob<SignRules>('../../../../games/*/learn/signs/rules.json', { import: 'default' });
const TEXTS = import.meta.glob<SignTexts>(['../../../../games/*/learn/signs/*.json', '!**/rules.json'], {
  import: 'default',
});

export interface Explained {
  readonly key: string;
  readonly icon: string;
  readonly name: string;
  /** What it says at the moment. */
  readonly shown: string;
  readonly text: string;
  /** Why it cannot be done at the moment. */
  readonly reason?: string;
  readonly rules: readonly string[];
}

export interface SignBook {
  readonly texts: SignTexts;
  readonly rules: SignRules;
}

export async function loadSigns(game: string, language: Language): Promise<SignBook> {
  const file = (name: string) => `../../../../games/${game}/learn/signs/${name}.json`;
  const [texts, rules] = await Promise.all([TEXTS[file(language)]?.(), RULES[file('rules')]?.()]);
  return { texts: texts ?? {}, rules: rules ?? {} };
}

const iconOf = (sign: Element): string =>
  sign.querySelector('.i use')?.getAttribute('href')?.split('#')[1] ?? pictureOf(sign);
/** 'sign-reach' of what the legend shows for every fleet. */
const pictureOf = (sign: Element): string =>
  /(sign-[a-z]+)/.exec(sign.querySelector('img')?.getAttribute('src') ?? '')?.[1] ?? '';

/** Where signs stand, by what finds them there. */
const PLACES: readonly (readonly [selector: string, where: string])[] = [
  ['.flag', 'turn'],
  ['.chip', 'chip'],
  ['.then', 'next'],
  ['.odds-in>span,.odds>li', 'count'],
  ['.legend>li,.key>li', 'legend'],
  ['.edge', 'edge'],
];
const ALONE: readonly (readonly [selector: string, key: string])[] = [
  ['.clock', 'clock'],
  ['.goal', 'goal'],
  ['.points,.pointcell,.by', 'points'],
  ['.health', 'health'],
  ['.fleet-line,.card-row', 'fleet'],
  ['.mine', 'mine'],
];
const TAG = /\btag (\w+)/;

export function keyOf(sign: Element): string {
  const alone = ALONE.find(([selector]) => sign.matches(selector));
  if (alone) return alone[1];
  const [, kind] = TAG.exec(sign.className) ?? [];
  const where = kind ? `tag-${kind}` : (PLACES.find(([selector]) => sign.matches(selector))?.[1] ?? '');
  return where === 'turn' ? where : signKey(where, iconOf(sign));
}

/** The words of its parts, without what is only for the ear, or for the eye. */
function wordsOf(node: Node): string[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent?.trim() ?? ''];
  if (node instanceof Element && node.matches('.sr, .kbd, svg')) return [];
  return [...node.childNodes].flatMap(wordsOf);
}
const shownText = (sign: Element): string => wordsOf(sign).filter(Boolean).join(' ');

/** Of an action or a button of a plan: what it is called, what it does, and the rules behind it or behind why it cannot be done. */
function explainOption(sign: Element, control: ControlFace): Explained | undefined {
  const id = sign.getAttribute('data-action') ?? '';
  const option = control.scene.value.actions.find((one) => one.id === id);
  const button = control.planView.value?.buttons.find(({ key }) => key === id);
  const name = option?.name ?? button?.name;
  if (name === undefined) return undefined;
  const reason = option?.reason ?? button?.reason;
  const text = control.view.value.does?.(id) ?? '';
  const rules = [...(option?.targets[0]?.rules ?? []), ...(reason?.rules ?? []), ...(control.scene.value.rules ?? [])];
  const cannot = reason ? { reason: reason.text } : {};
  return { key: `action ${id}`, icon: option?.icon ?? '', name, shown: '', text, ...cannot, rules: rules.slice(0, 1) };
}

function explain(sign: Element, { texts, rules }: SignBook, control: ControlFace): Explained | undefined {
  if (sign.hasAttribute('data-action')) return explainOption(sign, control);
  const key = keyOf(sign);
  const text = findSign(texts, key);
  if (!text) return undefined;
  const shown = shownText(sign);
  return { key, icon: iconOf(sign), shown, ...text, rules: findSign(rules, key) ?? [] };
}

/** Of what is pinned to the board. */
export function explainTag({ kind, icon, text, count }: BoardTag, { texts, rules }: SignBook): Explained | undefined {
  const key = signKey(`tag-${kind}`, icon);
  const found = findSign(texts, key);
  const shown = [text, count].filter(Boolean).join(' ');
  return found && { key: `${key} ${shown}`, icon: icon ?? '', shown, ...found, rules: findSign(rules, key) ?? [] };
}

/** Each once. */
export function explainAll(signs: readonly Element[], book: SignBook, control: ControlFace): readonly Explained[] {
  const all = signs.flatMap((sign) => explain(sign, book, control) ?? []);
  return all.filter(({ key }, i) => all.findIndex((one) => one.key === key) === i);
}
