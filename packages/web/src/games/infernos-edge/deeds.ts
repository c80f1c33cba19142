// What can be done in Inferno's Edge, what cannot and why, with aims, odds and risks.
import { SIDES } from '@undercroft/cave';
import { type Action, askRule, priceOf, type Snapshot } from '@undercroft/infernos-edge';
import type { IconName } from '../../draw/icons.ts';
import { templeSpaces } from '../../draw/infernos-edge-tile.ts';
import { legalCodes } from '../../play/trial.ts';
import type { Aim, Deed } from '../../stage/contract.ts';
import type { InfernosEdgeWords } from '../../words/en/infernos-edge.ts';
import { EXPLORER_ABILITIES } from '../../words/explorer-abilities.ts';
import { capital } from '../../words/grammar.ts';
import type { TempleKind } from '../../words/kinds.ts';
import { readTile } from '../../words/places.ts';
import { apart, openingsAfter, reason } from '../cave/deeds.ts';
import { alike } from '../cave/harms.ts';
import { type Foresight, foresee } from './foresee.ts';
import { placeOf } from './place-of.ts';
import { infernosEdge } from './rules.ts';
import { type Expedition, isOfLead, placesOf } from './seen.ts';
import { only } from './trials.ts';

type Type = Action['type'];

/** In the order of the buttons, an explorer's own between: what is done most comes first. */
const FIRST: readonly Type[] = ['explore', 'move', 'reveal', 'run'];
const THEN: readonly Type[] = ['heal', 'attack', 'pick-up', 'take', 'give', 'put-down', 'dig', 'exert', 'end'];

export function listDeeds(expedition: Expedition, words: InfernosEdgeWords): Deed[] {
  if (infernosEdge.status(expedition).type !== 'seat') return [];
  const position = infernosEdge.save(expedition);
  const legal = legalCodes(infernosEdge, expedition).map((code) => ({
    code,
    action: infernosEdge.write(expedition, code) as Action,
  }));
  const types = position.asks === 'action' ? known(position) : [...new Set(legal.map(({ action }) => action.type))];
  return types.flatMap((type) => {
    const own = legal.filter(({ action }) => action.type === type);
    if (own.length === 0) return [impossible(expedition, position, type, words)];
    const deed = possible(expedition, type, own, words);
    const whom = position.asks === 'action' && ((aim: Aim) => whomOf(aim, words));
    return type === 'place' ? [deed] : apart(deed, { iconOf, whom, oneOf: words.oneOf });
  });
}

/** What this explorer knows, whether it is possible or not: so that its place can be learnt. */
function known({ actor }: Snapshot): Type[] {
  const own = EXPLORER_ABILITIES[actor].flatMap(({ name }) => (name in PASSIVE ? [] : [name as Type]));
  return [...FIRST, ...own, ...THEN];
}

const PASSIVE = { scholar: 1, adventurer: 1, agile: 1, alert: 1, survivor: 1 };

/** Dice are told by the face they show, people by their sign. */
function iconOf({ action }: Aim): IconName {
  const { type, ...more } = action as Action;
  if ('face' in more && typeof more.face === 'string') return more.face;
  return 'explorer' in more ? more.explorer : type === 'take' && 'from' in more ? more.from : type;
}

/** The explorer it is done to, or the thing. */
function whomOf({ action, name }: Aim, { explorers, items }: InfernosEdgeWords): string {
  const { explorer, to, from, item } = action as Record<string, string>;
  const named: Readonly<Record<string, string | { readonly name: string }>> = { ...explorers, ...items };
  const found = named[explorer ?? to ?? from ?? item ?? ''] ?? name;
  return typeof found === 'string' ? capital(found) : found.name;
}

interface Legal {
  readonly code: number;
  readonly action: Action;
}

// ---------------------------------------------------------------- possible

function possible(expedition: Expedition, type: Type, legal: readonly Legal[], words: InfernosEdgeWords): Deed {
  const position = infernosEdge.save(expedition);
  const aims = legal.map((one) => aimOf(expedition, position, one, words));
  const cost = position.asks === 'action' ? priceOf(type) : 0;
  const risky = aims.find(({ risk }) => risk !== undefined);
  return {
    id: type,
    icon: position.asks === 'crawl' && type === 'move' ? 'crawl' : type,
    name: nameOf(position, type, words),
    ...(cost > 0 ? { cost } : {}),
    ...(type === 'exert' ? { gain: '+1' } : {}),
    fact: risky?.risk ?? factOf(position, aims, words),
    state: risky ? 'risky' : 'legal',
    aims,
    ...(type === 'end' ? { role: 'end' as const } : ASIDE.includes(type) ? { role: 'aside' as const } : {}),
  };
}

const ASIDE: readonly Type[] = ['stop', 'decline', 'keep'];

const nameOf = ({ asks }: Snapshot, type: Type, words: InfernosEdgeWords): string =>
  asks === 'crawl' && type === 'end' ? words.stay : words.deeds[type].name;

const doesOf = ({ asks }: Snapshot, type: Type, { deeds }: InfernosEdgeWords): string =>
  asks === 'crawl' && type === 'end' ? deeds.decline.does : deeds[type].does;

const STEPS: readonly Type[] = ['move', 'run', 'sprint'];
const PLAIN: readonly string[] = ['normal', 'journal', 'wing', 'crossroads'];

/** What one steps onto, where that is anything special. */
function groundOf(position: Snapshot, { type }: Action, place: string | undefined, words: InfernosEdgeWords): string[] {
  const space = STEPS.includes(type) ? templeSpaces(position).find(({ at }) => at === place) : undefined;
  const { kind } = readTile<TempleKind>(space?.tile ?? '');
  if (!space || PLAIN.includes(kind) || space.marks.includes('shored')) return [];
  return [`${words.kinds[kind].name}. ${words.kinds[kind].does}`];
}

/** Whom or what it is done to, where there is no choice. */
function factOf({ explorers, actor }: Snapshot, aims: readonly Aim[], words: InfernosEdgeWords): string {
  const action = aims[0]?.action as Action | undefined;
  const holds = explorers[actor]?.holds;
  if (action?.type === 'place') return words.fits(aims.length);
  if (!action || aims.length > 1) return words.ways(aims.length);
  if ('explorer' in action) return words.explorers[action.explorer].name;
  if (action.type === 'pick-up') return words.items[action.item];
  if (action.type === 'put-down' && holds) return words.items[holds];
  return 'to' in action || 'at' in action ? words.ways(1) : '';
}

function aimOf(expedition: Expedition, position: Snapshot, { code, action }: Legal, words: InfernosEdgeWords): Aim {
  const seen = foresee(expedition, code);
  const place = placeOf(position, action);
  const openings = action.type === 'place' ? openingsAfter(infernosEdge, expedition, code) : [];
  const name = action.type === 'end' ? nameOf(position, 'end', words) : words.deed(action, { openings });
  const [worst] = seen.harms;
  return {
    action,
    ...(place === undefined ? {} : { place }),
    name,
    text: [
      ...whereOf(position, action, words),
      doesOf(position, action.type, words),
      ...groundOf(position, action, place, words),
      ...risks(seen, words),
    ].join(' '),
    rules: seen.rules.length > 0 ? seen.rules : [askRule(expedition)],
    ...(worst ? { risk: words.risk.short(worst) } : {}),
    ...lossOf(position, action, seen, { name, words }),
  };
}

/** Where it is, for a deed that is aimed at a cell: on the button it would be too long. */
function whereOf(position: Snapshot, action: Action, words: InfernosEdgeWords): string[] {
  const places = placesOf(position, { named: isOfLead(position) });
  const where = words
    .deed(action, { places })
    .slice(words.deed(action).length)
    .replace(/^[,:] /, '');
  return where === '' ? [] : [`${capital(where)}.`];
}

function risks(seen: Foresight, { risk, odds }: InfernosEdgeWords): string[] {
  const { harms, spared, success, tile = {}, toll, events, ended } = seen;
  return [
    ...(success ? [risk.succeeds(success)] : []),
    ...harms
      .filter(({ source }) => source !== 'exerting')
      .slice(0, 2)
      .map((one) => risk.harm(one)),
    ...spared.slice(0, 1).map(({ source, by }) => risk.spared(source, by)),
    ...(tile.guardian ? [risk.tile.guardian(tile.guardian)] : []),
    ...(tile.rubble ? [risk.tile.rubble(tile.rubble)] : []),
    ...(tile.spike ? [risk.tile.spike(tile.spike)] : []),
    ...(toll?.endings ?? []).map((one) => odds.effect(one.odds, one.face, risk.forgotten(one.end))),
    ...alike(toll?.deaths ?? [], ({ explorer: _, ...rest }) => rest)
      .slice(0, 2)
      .map(([{ odds: chance }, all]) =>
        risk.dies(
          chance,
          all.map(({ explorer }) => explorer),
        ),
      ),
    ...alike(toll?.harms ?? [], ({ whose: _, ...rest }) => rest)
      .slice(0, 3)
      .map(([one, all]) =>
        risk.harm(
          one,
          all.map(({ whose }) => whose),
        ),
      ),
    ...(only(events, 'artifact-appeared').length > 0 ? [risk.artifact] : []),
    ...(only(events, 'cursed').length > 0 ? [risk.curse] : []),
    ...(ended ? [risk.ends(ended.rank)] : []),
  ];
}

interface Saying {
  readonly name: string;
  readonly words: InfernosEdgeWords;
}

/** The expedition fails, somebody is downed or leaves too soon, or points are thrown away: that is asked about once. */
function lossOf(position: Snapshot, action: Action, seen: Foresight, { name, words }: Saying): Pick<Aim, 'loss'> {
  const { risk } = words;
  const loss = (text: string, rule: string, title = `${name}?`) => ({ loss: { title, text, rule } });
  const { ended, events, harms, rules } = seen;
  if (ended?.rank === 'forgotten') return loss(risk.forgotten(ended.end), ended.rule);
  const fall = harms.find(({ downs, odds }) => downs && odds === undefined);
  if (fall) return loss(risk.harm(fall), rules.at(-1) ?? 'IE-TURN-3');
  const [gone] = only(events, 'escaped');
  if (gone && !position.cursed) return loss(risk.forGood(gone.explorer), gone.rule);
  if (action.type === 'end' && position.points > 0)
    return loss(words.deeds.end.does, 'IE-TURN-1', words.endEarly(position.points));
  return {};
}

// ---------------------------------------------------------------- impossible

function impossible(expedition: Expedition, position: Snapshot, type: Type, words: InfernosEdgeWords): Deed {
  const cost = priceOf(type);
  const refused = reason(infernosEdge, expedition, samples(position, type), TOLD);
  const isDear = refused?.kind === 'too-few-points';
  const holds = type === 'give' && position.explorers[position.actor]?.holds;
  const isTold = refused && (isDear || TOLD.includes(refused.kind) || holds);
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
  'exerted-already',
  'too-little-health',
  'braced-already',
  'braced-last-turn',
  'bag-empty',
  'hands-full',
  'their-hands-full',
  'key-stays',
  'not-from-the-bag',
  'shored-already',
  'normal-already',
];

/** Actions of this type, to hear why none is possible. */
function samples({ options, guardians }: Snapshot, type: Type): object[] {
  const people = options.explorers.map(({ explorer }) => explorer);
  switch (type) {
    case 'reveal':
    case 'explore':
    case 'move':
    case 'run':
    case 'illuminate':
    case 'sprint':
    case 'grenade':
    case 'demolish':
      return SIDES.map((to) => ({ type, to }));
    case 'dig':
    case 'excavate':
      return ['here', ...SIDES].map((at) => ({ type, at }));
    case 'heal':
    case 'command':
    case 'mend':
    case 'revive':
      return people.map((explorer) => ({ type, explorer }));
    case 'give':
      return people.map((to) => ({ type, to }));
    case 'take':
      return people.map((from) => ({ type, from }));
    case 'pick-up':
      return [
        { type, item: 'artifact' },
        { type, item: 'key' },
      ];
    case 'research':
    case 'scope':
      return [{ type, at: BEYOND }];
    case 'shoot':
    case 'purify':
      return [...guardians.map(({ at }) => ({ type, at })), { type, at: '0,0' }];
    default:
      return [{ type }];
  }
}

/** A cell on which nothing ever lies. */
const BEYOND = '9,9';
