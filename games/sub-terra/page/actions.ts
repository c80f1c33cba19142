// What can be done in Sub Terra, what cannot and why, with targets, odds and risks.
import { SIDES } from '@undercroft/cave';
import { bestRefusal, openingsAfter, splitByTarget } from '@undercroft/page-kit/cave/actions';
import { neighbourCell } from '@undercroft/page-kit/cave/cells';
import type { ActionOption, Position, Target } from '@undercroft/page-kit/game-view';
import { legalCodes, tryCode } from '@undercroft/page-kit/trial';
import { type Action, type Caver, costOfAction, type Snapshot, type SubTerra } from '@undercroft/sub-terra';
import type { SubTerraWords } from '@undercroft/sub-terra/words';
import { CAVER_ABILITIES } from '@undercroft/sub-terra/words';
import { placesFrom } from '@undercroft/words/places';
import type { SubTerraIcon } from './draw/icons.ts';
import { type ActionPreview, previewAction } from './preview.ts';
import { subTerra } from './rules.ts';

type Type = Action['type'];

/** In the order of the buttons: what is done most comes first. */
const IN_TURN: readonly Type[] = ['explore', 'move', 'reveal', 'run', 'heal', 'swim', 'squeeze', 'dig', 'rope', 'hide'];
const AFTER_ABILITIES: readonly Type[] = ['exert', 'leave', 'end'];

export function listActions(position: Position<SubTerra>, words: SubTerraWords): ActionOption[] {
  const { state, snapshot } = position;
  if (subTerra.status(state).type !== 'seat') return [];
  const legal = legalCodes(subTerra, state).map((code) => ({ code, action: subTerra.decode(state, code) as Action }));
  const types =
    snapshot.asks === 'action' ? knownActions(snapshot) : [...new Set(legal.map(({ action }) => action.type))];
  return types.flatMap((type) => {
    const own = legal.filter(({ action }) => action.type === type);
    if (own.length === 0 && (type === 'leave' || type === 'end')) return [];
    if (own.length === 0) return [impossibleOption(position, type, words)];
    const option = possibleOption(position, type, own, words);
    const nameOf = snapshot.asks === 'action' && ((target: Target) => whomName(target, words));
    return type === 'place'
      ? [{ ...option, isPreselected: true }]
      : splitByTarget(option, { nameOf, oneOf: words.oneOf });
  });
}

/** What this caver knows, whether it is possible or not: so that its place can be learnt. */
function knownActions({ actor }: Snapshot): Type[] {
  const own = CAVER_ABILITIES[actor]
    .map(({ name }) => name)
    .filter((name): name is Type & typeof name => name in ACTIVE);
  return [...IN_TURN.slice(0, 4), ...own, ...IN_TURN.slice(4), ...AFTER_ABILITIES];
}

const ACTIVE = { dive: 1, excavate: 1, demolish: 1, rig: 1, bandage: 1, sprint: 1, repel: 1, direct: 1 };

const whomName = ({ action, name }: Target, { cavers }: SubTerraWords): string =>
  'caver' in action ? cavers[action.caver as Caver].name : name;

interface LegalAction {
  readonly code: number;
  readonly action: Action;
}

// ---------------------------------------------------------------- possible

function possibleOption(
  position: Position<SubTerra>,
  type: Type,
  legal: readonly LegalAction[],
  words: SubTerraWords,
): ActionOption {
  const { state, snapshot } = position;
  const targets = legal.map((one) => targetOf(position, one, words));
  const cost = snapshot.asks === 'action' ? costOfAction(state, type) : 0;
  const risky = targets.find(({ risk }) => risk !== undefined);
  return {
    id: type,
    icon: type as SubTerraIcon,
    name: words.actions[type].name,
    ...(cost > 0 ? { cost } : {}),
    ...(type === 'exert' ? { gain: '+1' } : {}),
    fact: risky?.risk ?? factOf(type, targets, words),
    state: risky ? 'risky' : 'legal',
    targets,
    ...(type === 'end' ? { role: 'end' as const } : ASIDE.includes(type) ? { role: 'aside' as const } : {}),
  };
}

const ASIDE: readonly Type[] = ['stop', 'decline', 'discard', 'leave'];

function factOf(type: Type, targets: readonly Target[], words: SubTerraWords): string {
  const action = targets[0]?.action as Action | undefined;
  if (targets.length === 1 && action && 'caver' in action) return words.cavers[action.caver].name;
  if (type === 'place') return words.fits(targets.length);
  return targets.some(({ place }) => place !== undefined) ? words.ways(targets.length) : '';
}

function targetOf(position: Position<SubTerra>, { code, action }: LegalAction, words: SubTerraWords): Target {
  const { state, snapshot } = position;
  const { actor } = snapshot;
  const seen = previewAction(state, code, actor);
  const place = targetPlace(snapshot, action);
  const name = words.actionName(action, targetDetails(position, code, action));
  const exertion = action.type === 'exert' ? exertionOf(state, code, actor) : undefined;
  const worst = seen.harms[0] ?? exertion;
  const risk = worst
    ? worst.odds && !worst.falls && exertion === worst
      ? words.risk.lose(worst.odds, worst.amount)
      : words.risk.short(worst)
    : undefined;
  return {
    action,
    ...(place === undefined ? {} : { place }),
    name,
    text: [words.actions[action.type].does, ...risks(seen, action.type, words)].join(' '),
    rules: seen.rules,
    ...(risk === undefined ? {} : { risk }),
    ...lossOf(snapshot, action, seen, { name, words }),
  };
}

function targetDetails({ state, snapshot }: Position<SubTerra>, code: number, action: Action) {
  const at = snapshot.cavers[snapshot.actor]?.at ?? '0,0';
  const nameAt = (cell: string) => snapshot.cave.find((one) => one.at === cell)?.tile;
  const tile =
    action.type === 'take'
      ? action.from === 'aside'
        ? snapshot.aside
        : snapshot.asks === 'choose'
          ? snapshot.reveal?.hand
          : null
      : null;
  return {
    places: placesFrom(at, nameAt),
    openings: action.type === 'place' ? openingsAfter(subTerra, state, code) : [],
    ...(tile ? { tile } : {}),
  };
}

function risks(seen: ActionPreview, type: Type, words: SubTerraWords): string[] {
  const { harms, spared, success, rough, exit, ends } = seen;
  const { risk } = words;
  return [
    ...(success ? [risk.succeeds(success, type)] : []),
    ...harms.slice(0, 2).map(risk.harm),
    ...spared.slice(0, 1).map(({ source, by }) => risk.spared(source, by)),
    ...(rough ? [risk.rough(rough)] : []),
    ...(exit ? [risk.exit(exit)] : []),
    ...(ends ? [risk.ends(ends.medal), ...(ends.leftBehind.length > 0 ? [risk.leaves(ends.leftBehind)] : [])] : []),
  ];
}

interface LossWords {
  readonly name: string;
  readonly words: SubTerraWords;
}

/** Somebody falls for certain, the game ends without all, or points are thrown away: that is asked about once. */
function lossOf(
  { points }: Snapshot,
  action: Action,
  { harms, ends, rules }: ActionPreview,
  { name, words }: LossWords,
): Pick<Target, 'loss'> {
  const { risk } = words;
  const loss = (text: string, rule: string, title = `${name}?`) => ({ loss: { title, text, rule } });
  const fall = harms.find(({ falls, odds }) => falls && odds === undefined);
  if (fall) return loss(risk.harm(fall), rules.at(-1) ?? 'ST-KO-1');
  if (ends && ends.leftBehind.length > 0)
    return loss([risk.ends(ends.medal), risk.leaves(ends.leftBehind)].join(' '), ends.rule);
  if (action.type === 'end' && points > 0) return loss(words.actions.end.does, 'ST-TURN-1', words.endEarly(points));
  return {};
}

/** The check comes when the turn ends: so ending it is tried. */
function exertionOf(state: SubTerra['State'], code: number, actor: Caver) {
  const { after } = tryCode(subTerra, state, code);
  const end = subTerra.check(after, { type: 'end' });
  return end.ok ? previewAction(after, end.value, actor).harms.find(({ source }) => source === 'exertion') : undefined;
}

// ---------------------------------------------------------------- impossible

function impossibleOption({ state, snapshot }: Position<SubTerra>, type: Type, words: SubTerraWords): ActionOption {
  const cost = costOfAction(state, type);
  const refused = bestRefusal(subTerra, state, samples(snapshot, type), EXPLAINED);
  const isUnaffordable = refused?.kind === 'too-few-points';
  const isExplained = refused && (isUnaffordable || EXPLAINED.includes(refused.kind));
  const { nowhere } = words.actions[type] as { readonly nowhere?: string };
  return {
    id: type,
    icon: type,
    name: words.actions[type].name,
    ...(cost > 0 ? { cost } : {}),
    ...(type === 'exert' ? { gain: '+1' } : {}),
    fact: isUnaffordable ? words.tooDear(cost, snapshot.points) : '',
    state: isUnaffordable ? 'unaffordable' : 'refused',
    targets: [],
    reason: {
      text: isExplained ? words.refusal(refused, { action: type }) : (nowhere ?? words.notPossible(type)),
      rules: refused ? [refused.rule] : [],
    },
  };
}

/** Refusals that say more than that there is nothing to aim at. */
const EXPLAINED = [
  'used-up',
  'directed-already',
  'exerted-already',
  'nothing-to-exert-for',
  'hidden-already',
  'stack-empty',
  'rope-there',
];

/** Actions of this type, to hear why none is possible. */
function samples({ cavers }: Snapshot, type: Type): object[] {
  switch (type) {
    case 'heal':
    case 'bandage':
    case 'direct':
      return Object.keys(cavers).map((caver) => ({ type, caver }));
    case 'dig':
    case 'excavate':
      return ['here', ...SIDES].map((at) => ({ type, at }));
    case 'reveal':
    case 'explore':
    case 'move':
    case 'run':
    case 'swim':
    case 'squeeze':
    case 'demolish':
    case 'sprint':
    case 'repel':
      return SIDES.map((to) => ({ type, to }));
    default:
      return [{ type }];
  }
}

// ---------------------------------------------------------------- where

/** The cell an action is aimed at. */
export function targetPlace(snapshot: Snapshot, action: Action): string | undefined {
  const { cavers, actor, hunt, reveal } = snapshot;
  const own = cavers[actor]?.at;
  switch (action.type) {
    case 'appear':
    case 'horror':
    case 'spawn':
      return action.at;
    case 'path':
      return hunt ? neighbourCell(hunt.horror, action.to) : undefined;
    case 'place':
    case 'discard':
      return own && reveal && action.type === 'place' ? neighbourCell(own, reveal.side) : undefined;
    case 'heal':
    case 'bandage':
    case 'direct':
      return cavers[action.caver]?.at ?? undefined;
    case 'dig':
    case 'excavate':
      return own ? (action.at === 'here' ? own : neighbourCell(own, action.at)) : undefined;
    default:
      return own && 'to' in action ? neighbourCell(own, action.to) : undefined;
  }
}
