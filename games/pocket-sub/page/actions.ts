// What can be done at sea, what cannot and why, with prices and dangers.

import type { ActionOption, DraftStep, Position, Target } from '@undercroft/page-kit/game-view';
import { legalCodes } from '@undercroft/page-kit/trial';
import type { Action, Colour, PocketSub, Snapshot } from '@undercroft/pocket-sub';
import type { LossText, PocketSubWords, SeaPlaces } from '@undercroft/pocket-sub/words';
import { capital } from '@undercroft/words/grammar';
import { type ActionPreview, type Loss, notesOf, previewAction } from './preview.ts';
import { pocketSub } from './rules.ts';
import { fleetNow, isHero, placesOf, type Sea, waterAt } from './sea.ts';

interface LegalAction {
  readonly action: Action;
  readonly seen: ActionPreview;
}

/** What everything in here is told from. */
interface Context {
  readonly sea: Sea;
  readonly snapshot: Snapshot;
  readonly fleet: Colour;
  readonly places: SeaPlaces;
  readonly words: PocketSubWords;
}

export function listActions({ state: sea, snapshot }: Position<PocketSub>, words: PocketSubWords): ActionOption[] {
  const status = pocketSub.status(sea);
  if (status.type !== 'seat') return [];
  const about = { sea, snapshot, fleet: fleetNow(sea), places: placesOf(sea), words };
  const legal = legalCodes(pocketSub, sea).map((code) => ({
    action: pocketSub.decode(sea, code) as Action,
    seen: previewAction(sea, code),
  }));
  switch (about.snapshot.phase) {
    case 'sub':
      return [...subOptions(about, legal), ...tokenOption(about, legal)];
    case 'step':
      return stepOptions(about, legal);
    case 'whirlpool':
      return (['clockwise', 'counter-clockwise'] as const).map((spin) => whirlpoolOption(about, legal, spin));
    default:
      return [placeOption(about, legal)];
  }
}

// ---------------------------------------------------------------- actions

/** A place for a piece: a command centre, a sub, the mine. */
function placeOption(about: Context, legal: readonly LegalAction[]): ActionOption {
  const type = legal[0]?.action.type ?? 'mine';
  const isMine = type === 'mine';
  const targets = legal.map((one, i) => ({ ...targetOf(about, one), ...(isMine ? { letter: letterOf(i) } : {}) }));
  return { id: type, icon: type, name: about.words.actions[type].name, fact: '', state: 'legal', targets };
}

const letterOf = (index: number): string => String.fromCharCode(97 + index);

/** One for each sub, so that its number chooses it. */
function subOptions(about: Context, legal: readonly LegalAction[]): ActionOption[] {
  const { snapshot, fleet, places, words } = about;
  return legal.flatMap((one) => {
    if (one.action.type !== 'sub') return [];
    const { at } = one.action;
    const docked = Object.values(snapshot.commandCentres).includes(at);
    const ground = docked ? words.pieces.cc : words.waters[waterAt(snapshot, at)].name;
    const hero = isHero(snapshot, fleet);
    return [
      optionOf(about, [one], {
        id: `sub ${at}`,
        icon: hero ? 'hero' : 'sub',
        name: words.at(at, places),
        fact: one.seen.loss ? words.risk.deadly : hero ? words.fleet.states.hero : ground,
      }),
    ];
  });
}

/** PS-CAP-4: known to whoever plays with the expansion, also when nothing is left to spend. */
function tokenOption(about: Context, legal: readonly LegalAction[]): ActionOption[] {
  const { sea, snapshot, words, fleet } = about;
  if (!snapshot.options.captain) return [];
  const own = legal.filter(({ action }) => action.type === 'tokens');
  const shared = { id: 'tokens', icon: 'tokens', name: words.actions.tokens.name } as const;
  if (own.length > 0) {
    const left = snapshot.tokens[fleet] ?? [];
    const letters = (use: readonly (typeof left)[number][]) => use.map((token) => letterOf(left.indexOf(token)));
    const targets = own.map((one) => ({
      ...targetOf(about, one),
      ...(one.action.type === 'tokens' ? { letter: letters(one.action.use).join('') } : {}),
    }));
    return [{ ...shared, fact: left.map((token) => words.tokens[token].name).join(', '), state: 'legal', targets }];
  }
  const refused = pocketSub.check(sea, { type: 'tokens', use: ['intelligence', 'map', 'current'] });
  return refused.ok ? [] : [refusedOption(shared, words.refusal(refused.error, about.places), refused.error.rule)];
}

function stepOptions(about: Context, legal: readonly LegalAction[]): ActionOption[] {
  const { course, actions } = about.words;
  const isRun = ({ seen }: LegalAction) => seen.stepped?.rule === 'PS-MOVE-2';
  const [near, far] = [legal.filter((one) => !isRun(one)), legal.filter(isRun)];
  const go = { id: 'step', icon: 'step', name: actions.step.name } as const;
  const run = { id: 'run-deep', icon: 'deep', name: course.runDeep.name } as const;
  return [
    near.length > 0
      ? optionOf(about, near, { ...go, fact: course.ways(near.length) })
      : refusedOption(go, course.nowhere, 'PS-MOVE-3'),
    far.length > 0
      ? optionOf(about, far, { ...run, fact: course.ways(far.length) })
      : refusedOption(run, course.runDeep.nowhere, 'PS-MOVE-2'),
  ];
}

function whirlpoolOption(
  about: Context,
  legal: readonly LegalAction[],
  spin: 'clockwise' | 'counter-clockwise',
): ActionOption {
  const { sea, snapshot, words, places } = about;
  const own = legal.filter(({ action }) => action.type === 'whirlpool' && action.spin === spin);
  const shared = { id: `whirlpool ${spin}`, icon: 'whirlpool', name: capital(words.spins[spin]) } as const;
  if (own.length > 0) return optionOf(about, own, { ...shared, fact: '' });
  const free = snapshot.tiles.map(({ at }) => `${at}:c`).find((at) => !takenCentre(snapshot, at)) ?? '';
  const refused = pocketSub.check(sea, { type: 'whirlpool', spin, at: free });
  return refused.ok
    ? optionOf(about, own, { ...shared, fact: '' })
    : refusedOption(shared, words.refusal(refused.error, places), refused.error.rule);
}

const takenCentre = ({ commandCentres }: Snapshot, at: string): boolean => Object.values(commandCentres).includes(at);

type Named = Pick<ActionOption, 'id' | 'icon' | 'name'>;

function optionOf(
  about: Context,
  legal: readonly LegalAction[],
  named: Named & Pick<ActionOption, 'fact'>,
): ActionOption {
  const targets = legal.map((one) => targetOf(about, one));
  return { ...named, state: targets.some(({ loss }) => loss === undefined) ? 'legal' : 'risky', targets };
}

const refusedOption = (named: Named, text: string, rule: string): ActionOption => ({
  ...named,
  fact: '',
  state: 'refused',
  targets: [],
  reason: { text, rules: [rule] },
});

// ---------------------------------------------------------------- targets

function targetOf(about: Context, { action, seen }: LegalAction): Target {
  const { places, words, fleet } = about;
  const notes = notesOf(seen, fleet, words);
  const place = targetPlace(action);
  return {
    action,
    ...(place === undefined ? {} : { place }),
    name: words.actionName(action, places),
    text: textOf(about, action, seen, notes).join(' '),
    rules: action.type === 'mine' ? [...new Set([...seen.rules, 'PS-MINE-2'])] : seen.rules,
    draftStep: draftStepOf(about, action, seen, notes),
    ...(seen.loss
      ? {
          risk: words.risk.deadly,
          loss: {
            title: words.risk.losesSub,
            text: lossText(seen.loss, notes, words),
            rule: seen.loss.rule,
            confirm: words.risk.sail,
          },
        }
      : {}),
  };
}

const targetPlace = (action: Action): string | undefined =>
  action.type === 'tokens' ? undefined : action.type === 'step' ? action.to : action.at;

const sentence = (text: string): string => `${capital(text)}.`;

function lossText({ isAhead, cause, of }: Loss, notes: readonly string[], { risk }: PocketSubWords): string {
  const why = [...(isAhead ? [risk.noWayOn] : []), ...(cause === undefined ? [] : [reasonOf(risk.loss(cause, of))])];
  return [...why, ...notes.map(sentence)].join(' ');
}

const reasonOf = ({ why, what }: LossText): string => sentence(what === undefined ? why : `${why}: ${what}`);

function textOf(about: Context, action: Action, seen: ActionPreview, notes: readonly string[]): string[] {
  const { snapshot, words, places } = about;
  if (seen.loss) return [sentence(words.risk.losesSub), lossText(seen.loss, notes, words)];
  switch (action.type) {
    case 'step':
      return [priceText(seen.stepped, words), ...notes].map(sentence);
    case 'mine':
      return [...safety(about), words.course.notWhereItEnds(snapshot.move?.path.at(-1) ?? action.at, places)];
    case 'tokens':
      return action.use.map((token) => sentence(`${words.tokens[token].name}: ${words.tokens[token].does}`));
    default:
      return [words.actions[action.type].does, ...notes.map(sentence)];
  }
}

/** PS-MOVE-2: running deep has a price of its own. */
function priceText(stepped: ActionPreview['stepped'], { course }: Context['words']): string {
  const cost = stepped?.cost ?? 0;
  return stepped?.rule === 'PS-MOVE-2' ? course.deepPrice(cost) : course.price(cost);
}

/** A sub that is no hero and spends no tokens has met no enemy, or it would be lost. */
function safety({ snapshot: { move, using, ...rest }, fleet, words }: Context): string[] {
  const isPlain = using.length === 0 && !isHero({ move, using, ...rest }, fleet);
  return move?.alive && isPlain ? [words.course.safe] : [];
}

function draftStepOf(about: Context, action: Action, { stepped }: ActionPreview, notes: readonly string[]): DraftStep {
  const { snapshot, places, words } = about;
  switch (action.type) {
    case 'sub':
      return { name: words.at(action.at, places), note: words.course.start };
    case 'step': {
      const { cost = 0, left } = stepped ?? {};
      const water = waterAt(snapshot, action.to);
      return {
        name: words.at(action.to, places),
        note: [left === 0 ? words.course.lastStop(water) : words.course.stop(water), ...notes].join(', '),
        price: { points: cost, words: priceText(stepped, words) },
      };
    }
    case 'mine':
      return { name: words.at(action.at, places), note: words.pieces.mine };
    case 'tokens':
      return { name: action.use.map((token) => words.tokens[token].name).join(', '), note: words.fleet.tokens };
    case 'whirlpool':
      return { name: words.at(action.at, places), note: words.spins[action.spin] };
    default:
      return {
        name: words.at(action.at, places),
        note: action.type === 'place-cc' ? words.pieces.cc : words.pieces.sub,
      };
  }
}
