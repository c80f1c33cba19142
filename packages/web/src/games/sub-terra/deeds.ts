// What can be done in Sub Terra, what cannot and why, with aims, odds and risks.
import { SIDES } from '@undercroft/cave';
import { type Action, type Caver, priceOf, type Snapshot, type SubTerra } from '@undercroft/sub-terra';
import type { IconName } from '../../draw/icons.ts';
import { legalCodes, tryCode } from '../../play/trial.ts';
import type { Aim, Deed } from '../../stage/contract.ts';
import { CAVER_ABILITIES } from '../../words/caver-abilities.ts';
import type { SubTerraWords } from '../../words/en/sub-terra.ts';
import { placesFrom } from '../../words/places.ts';
import { besideCell } from '../cave/cells.ts';
import { apart, openingsAfter, reason } from '../cave/deeds.ts';
import { type Foresight, foresee } from './foresee.ts';
import { subTerra } from './rules.ts';

type Descent = SubTerra['State'];
type Type = Action['type'];

/** In the order of the buttons: what is done most comes first. */
const IN_TURN: readonly Type[] = ['explore', 'move', 'reveal', 'run', 'heal', 'swim', 'squeeze', 'dig', 'rope', 'hide'];
const AFTER_ABILITIES: readonly Type[] = ['exert', 'leave', 'end'];

export function listDeeds(descent: Descent, words: SubTerraWords): Deed[] {
  const position = subTerra.save(descent);
  const status = subTerra.status(descent);
  if (status.type !== 'seat') return [];
  const legal = legalCodes(subTerra, descent).map((code) => ({
    code,
    action: subTerra.write(descent, code) as Action,
  }));
  const types = position.asks === 'action' ? known(position) : [...new Set(legal.map(({ action }) => action.type))];
  return types.flatMap((type) => {
    const own = legal.filter(({ action }) => action.type === type);
    if (own.length === 0 && (type === 'leave' || type === 'end')) return [];
    if (own.length === 0) return [impossible(descent, position, type, words)];
    const deed = possible(descent, type, own, words);
    const whom = position.asks === 'action' && ((aim: Aim) => whomOf(aim, words));
    return type === 'place' ? [deed] : apart(deed, { whom, oneOf: words.oneOf });
  });
}

/** What this caver knows, whether it is possible or not: so that its place can be learnt. */
function known({ actor }: Snapshot): Type[] {
  const own = CAVER_ABILITIES[actor]
    .map(({ name }) => name)
    .filter((name): name is Type & typeof name => name in ACTIVE);
  return [...IN_TURN.slice(0, 4), ...own, ...IN_TURN.slice(4), ...AFTER_ABILITIES];
}

const ACTIVE = { dive: 1, excavate: 1, demolish: 1, rig: 1, bandage: 1, sprint: 1, repel: 1, direct: 1 };

const whomOf = ({ action, name }: Aim, { cavers }: SubTerraWords): string =>
  'caver' in action ? cavers[action.caver as Caver].name : name;

interface Legal {
  readonly code: number;
  readonly action: Action;
}

// ---------------------------------------------------------------- possible

function possible(descent: Descent, type: Type, legal: readonly Legal[], words: SubTerraWords): Deed {
  const seen = legal.map((one) => ({ ...one, ...foresee(descent, one.code) }));
  const aims = seen.map((one) => aimOf(descent, one, one, words));
  const inTurn = subTerra.save(descent).asks === 'action';
  const cost = inTurn ? priceOf(descent, type) : 0;
  const risky = aims.find(({ risk }) => risk !== undefined);
  return {
    id: type,
    icon: type as IconName,
    name: words.deeds[type].name,
    ...(cost > 0 ? { cost } : {}),
    ...(type === 'exert' ? { gain: '+1' } : {}),
    fact: risky?.risk ?? factOf(type, aims, words),
    state: risky ? 'risky' : 'legal',
    aims,
    ...(type === 'end' ? { role: 'end' as const } : ASIDE.includes(type) ? { role: 'aside' as const } : {}),
  };
}

const ASIDE: readonly Type[] = ['stop', 'decline', 'discard', 'leave'];

function factOf(type: Type, aims: readonly Aim[], words: SubTerraWords): string {
  const action = aims[0]?.action as Action | undefined;
  if (aims.length === 1 && action && 'caver' in action) return words.cavers[action.caver].name;
  if (type === 'place') return words.fits(aims.length);
  return aims.some(({ place }) => place !== undefined) ? words.ways(aims.length) : '';
}

function aimOf(descent: Descent, { code, action }: Legal, seen: Foresight, words: SubTerraWords): Aim {
  const position = subTerra.save(descent);
  const place = placeOf(position, action);
  const name = words.deed(action, aimWords(descent, position, code, action));
  const notes = [...risks(seen, words)];
  const exertion = action.type === 'exert' ? exertionOf(descent, code) : undefined;
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
    text: [words.deeds[action.type].does, ...notes].join(' '),
    rules: seen.rules,
    ...(risk === undefined ? {} : { risk }),
    ...lossOf(position, action, seen, { name, words }),
  };
}

function aimWords(descent: Descent, position: Snapshot, code: number, action: Action) {
  const at = position.cavers[position.actor]?.at ?? '0,0';
  const nameAt = (cell: string) => position.cave.find((one) => one.at === cell)?.tile;
  const tile =
    action.type === 'take'
      ? action.from === 'aside'
        ? position.aside
        : position.asks === 'choose'
          ? position.reveal?.hand
          : null
      : null;
  return {
    places: placesFrom(at, nameAt),
    openings: action.type === 'place' ? openingsAfter(subTerra, descent, code) : [],
    ...(tile ? { tile } : {}),
  };
}

function risks({ harms, spared, success, rough, exit, ends }: Foresight, words: SubTerraWords): string[] {
  const { risk } = words;
  return [
    ...(success ? [risk.succeeds(success)] : []),
    ...harms.slice(0, 2).map(risk.harm),
    ...spared.slice(0, 1).map(({ source, by }) => risk.spared(source, by)),
    ...(rough ? [risk.rough(rough)] : []),
    ...(exit ? [risk.exit(exit)] : []),
    ...(ends ? [risk.ends(ends.medal), ...(ends.leftBehind.length > 0 ? [risk.leaves(ends.leftBehind)] : [])] : []),
  ];
}

interface Saying {
  readonly name: string;
  readonly words: SubTerraWords;
}

/** Somebody falls for certain, the game ends without all, or points are thrown away: that is asked about once. */
function lossOf(
  { points }: Snapshot,
  action: Action,
  { harms, ends, rules }: Foresight,
  { name, words }: Saying,
): Pick<Aim, 'loss'> {
  const { risk } = words;
  const loss = (text: string, rule: string, title = `${name}?`) => ({ loss: { title, text, rule } });
  const fall = harms.find(({ falls, odds }) => falls && odds === undefined);
  if (fall) return loss(risk.harm(fall), rules.at(-1) ?? 'ST-KO-1');
  if (ends && ends.leftBehind.length > 0)
    return loss([risk.ends(ends.medal), risk.leaves(ends.leftBehind)].join(' '), ends.rule);
  if (action.type === 'end' && points > 0) return loss(words.deeds.end.does, 'ST-TURN-1', words.endEarly(points));
  return {};
}

/** The check comes when the turn ends: so ending it is tried. */
function exertionOf(descent: Descent, code: number) {
  const { after } = tryCode(subTerra, descent, code);
  const end = subTerra.check(after, { type: 'end' });
  return end.ok ? foresee(after, end.value).harms.find(({ source }) => source === 'exertion') : undefined;
}

// ---------------------------------------------------------------- impossible

function impossible(descent: Descent, position: Snapshot, type: Type, words: SubTerraWords): Deed {
  const cost = priceOf(descent, type);
  const refused = reason(subTerra, descent, samples(position, type), TOLD);
  const isDear = refused?.kind === 'too-few-points';
  const isTold = refused && (isDear || TOLD.includes(refused.kind));
  const { nowhere } = words.deeds[type] as { readonly nowhere?: string };
  return {
    id: type,
    icon: type,
    name: words.deeds[type].name,
    ...(cost > 0 ? { cost } : {}),
    ...(type === 'exert' ? { gain: '+1' } : {}),
    fact: isDear ? words.tooDear(cost, position.points) : '',
    state: isDear ? 'dear' : 'refused',
    aims: [],
    why: {
      text: isTold ? words.refusal(refused, { deed: type }) : (nowhere ?? words.notPossible(type)),
      rules: refused ? [refused.rule] : [],
    },
  };
}

/** Refusals that say more than that there is nothing to aim at. */
const TOLD = [
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
export function placeOf(position: Snapshot, action: Action): string | undefined {
  const { cavers, actor, hunt, reveal } = position;
  const own = cavers[actor]?.at;
  switch (action.type) {
    case 'appear':
    case 'horror':
    case 'spawn':
      return action.at;
    case 'path':
      return hunt ? besideCell(hunt.horror, action.to) : undefined;
    case 'place':
    case 'discard':
      return own && reveal && action.type === 'place' ? besideCell(own, reveal.side) : undefined;
    case 'heal':
    case 'bandage':
    case 'direct':
      return cavers[action.caver]?.at ?? undefined;
    case 'dig':
    case 'excavate':
      return own ? (action.at === 'here' ? own : besideCell(own, action.at)) : undefined;
    default:
      return own && 'to' in action ? besideCell(own, action.to) : undefined;
  }
}
