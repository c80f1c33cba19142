// What can be done in Inferno's Edge, what cannot and why, with targets, odds and risks.
import { SIDES } from '@undercroft/cave';
import { type Action, costOfAction, type InfernosEdge, ruleOfAsk, type Snapshot } from '@undercroft/infernos-edge';
import type { InfernosEdgeWords, TempleKind } from '@undercroft/infernos-edge/words';
import { EXPLORER_ABILITIES } from '@undercroft/infernos-edge/words';
import { bestRefusal, openingsAfter, splitByTarget } from '@undercroft/page-kit/cave/actions';
import { groupAlike } from '@undercroft/page-kit/cave/harms';
import type { ActionOption, Position, Target } from '@undercroft/page-kit/game-view';
import { legalCodes } from '@undercroft/page-kit/trial';
import { capital } from '@undercroft/words/grammar';
import { readTile } from '@undercroft/words/places';
import { type ClosingWarning, closingWarning } from './closing.ts';
import type { InfernosEdgeIcon } from './draw/icons.ts';
import { templeSpaces } from './draw/tile.ts';
import { type ActionPreview, previewAction } from './preview.ts';
import { infernosEdge } from './rules.ts';
import { targetPlace } from './target-place.ts';
import { eventsOfType } from './trials.ts';
import { isOfLead, placesOf } from './viewpoint.ts';

type Type = Action['type'];

/** In the order of the buttons, an explorer's own between: what is done most comes first. */
const FIRST: readonly Type[] = ['explore', 'move', 'reveal', 'run'];
const THEN: readonly Type[] = ['heal', 'attack', 'pick-up', 'take', 'give', 'put-down', 'dig', 'exert', 'end'];

export function listActions(position: Position<InfernosEdge>, words: InfernosEdgeWords): ActionOption[] {
  const { state, snapshot } = position;
  if (infernosEdge.status(state).type !== 'seat') return [];
  const legal = legalCodes(infernosEdge, state).map((code) => ({
    code,
    action: infernosEdge.decode(state, code) as Action,
  }));
  const types =
    snapshot.asks === 'action' ? knownActions(snapshot) : [...new Set(legal.map(({ action }) => action.type))];
  return types.flatMap((type) => {
    const own = legal.filter(({ action }) => action.type === type);
    if (own.length === 0) return [impossibleOption(position, type, words)];
    const option = possibleOption(position, type, own, words);
    const whom = snapshot.asks === 'action' && ((target: Target) => whomName(target, words));
    return type === 'place'
      ? [{ ...option, isPreselected: true }]
      : splitByTarget(option, { iconOf, nameOf: whom, oneOf: words.oneOf });
  });
}

/** What this explorer knows, whether it is possible or not: so that its place can be learnt. */
function knownActions({ actor }: Snapshot): Type[] {
  const own = EXPLORER_ABILITIES[actor].flatMap(({ name }) => (name in PASSIVE ? [] : [name as Type]));
  return [...FIRST, ...own, ...THEN];
}

const PASSIVE = { scholar: 1, adventurer: 1, agile: 1, alert: 1, survivor: 1 };

/** Dice are told by the face they show, people by their sign. */
function iconOf({ action }: Target): InfernosEdgeIcon {
  const { type, ...more } = action as Action;
  if ('face' in more && typeof more.face === 'string') return more.face;
  return 'explorer' in more ? more.explorer : type === 'take' && 'from' in more ? more.from : type;
}

/** The explorer it is done to, or the thing. */
function whomName({ action, name }: Target, { explorers, items }: InfernosEdgeWords): string {
  const { explorer, to, from, item } = action as Record<string, string>;
  const named: Readonly<Record<string, string | { readonly name: string }>> = { ...explorers, ...items };
  const found = named[explorer ?? to ?? from ?? item ?? ''] ?? name;
  return typeof found === 'string' ? capital(found) : found.name;
}

interface LegalAction {
  readonly code: number;
  readonly action: Action;
}

// ---------------------------------------------------------------- possible

function possibleOption(
  position: Position<InfernosEdge>,
  type: Type,
  legal: readonly LegalAction[],
  words: InfernosEdgeWords,
): ActionOption {
  const { snapshot } = position;
  const targets = legal.map((one) => targetOf(position, one, words));
  const cost = snapshot.asks === 'action' ? costOfAction(type) : 0;
  const risky = targets.find(({ risk }) => risk !== undefined);
  return {
    id: type,
    icon: snapshot.asks === 'crawl' && type === 'move' ? 'crawl' : type,
    name: nameOf(snapshot, type, words),
    ...(cost > 0 ? { cost } : {}),
    ...(type === 'exert' ? { gain: '+1' } : {}),
    fact: risky?.risk ?? factOf(snapshot, targets, words),
    state: risky ? 'risky' : 'legal',
    targets,
    ...(type === 'end' ? { role: 'end' as const } : ASIDE.includes(type) ? { role: 'aside' as const } : {}),
  };
}

const ASIDE: readonly Type[] = ['stop', 'decline', 'keep'];

const nameOf = ({ asks }: Snapshot, type: Type, words: InfernosEdgeWords): string =>
  asks === 'crawl' && type === 'end' ? words.stay : words.actions[type].name;

const doesOf = ({ asks }: Snapshot, type: Type, { actions }: InfernosEdgeWords): string =>
  asks === 'crawl' && type === 'end' ? actions.decline.does : actions[type].does;

const STEPS: readonly Type[] = ['move', 'run', 'sprint'];
const PLAIN: readonly string[] = ['normal', 'journal', 'wing', 'crossroads'];

/** What one steps onto, where that is anything special. */
function groundOf(snapshot: Snapshot, { type }: Action, place: string | undefined, words: InfernosEdgeWords): string[] {
  const space = STEPS.includes(type) ? templeSpaces(snapshot).find(({ at }) => at === place) : undefined;
  const { kind } = readTile<TempleKind>(space?.tile ?? '');
  if (!space || PLAIN.includes(kind) || space.marks.includes('shored')) return [];
  const { name, does } = words.kinds[kind];
  // IE-ED-1
  const isCheaper = kind === 'ruin' && snapshot.options.variant === 'second-edition';
  return [`${name}. ${isCheaper ? words.secondRuin : does}`];
}

/** Whom or what it is done to, where there is no choice. */
function factOf({ explorers, actor }: Snapshot, targets: readonly Target[], words: InfernosEdgeWords): string {
  const action = targets[0]?.action as Action | undefined;
  const holds = explorers[actor]?.holds;
  if (action?.type === 'place') return words.fits(targets.length);
  if (!action || targets.length > 1) return words.ways(targets.length);
  if ('explorer' in action) return words.explorers[action.explorer].name;
  if (action.type === 'pick-up') return words.items[action.item];
  if (action.type === 'put-down' && holds) return words.items[holds];
  return 'to' in action || 'at' in action ? words.ways(1) : '';
}

function targetOf(position: Position<InfernosEdge>, legal: LegalAction, words: InfernosEdgeWords): Target {
  const { state, snapshot } = position;
  const { code, action } = legal;
  const warning = closingWarning(state, legal, words);
  const seen = previewAction(position, code);
  const place = targetPlace(snapshot, action);
  const openings = action.type === 'place' ? openingsAfter(infernosEdge, state, code) : [];
  const name = action.type === 'end' ? nameOf(snapshot, 'end', words) : words.actionName(action, { openings });
  const [worst] = seen.harms;
  const rules = seen.rules.length > 0 ? seen.rules : [ruleOfAsk(state)];
  return {
    action,
    ...(place === undefined ? {} : { place }),
    name,
    text: [
      ...whereOf(snapshot, action, words),
      doesOf(snapshot, action.type, words),
      ...groundOf(snapshot, action, place, words),
      ...(warning ? [warning.text] : []),
      ...risks(seen, words),
    ].join(' '),
    rules: warning ? [rules[0] as string, CLOSING] : rules,
    ...(worst ? { risk: words.risk.short(worst) } : {}),
    ...(warning?.risk === undefined ? {} : { risk: warning.risk }),
    ...lossOf(snapshot, action, seen, { name, words, warning }),
  };
}

/** Where it is, for an option that is aimed at a cell: on the button it would be too long. */
function whereOf(snapshot: Snapshot, action: Action, words: InfernosEdgeWords): string[] {
  const places = placesOf(snapshot, { named: isOfLead(snapshot) });
  const where = words
    .actionName(action, { places })
    .slice(words.actionName(action).length)
    .replace(/^[,:] /, '');
  return where === '' ? [] : [`${capital(where)}.`];
}

function risks(seen: ActionPreview, { risk, odds }: InfernosEdgeWords): string[] {
  const { harms, spared, success, tile = {}, hazardCost, events, ended } = seen;
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
    ...(hazardCost?.endings ?? []).map((one) => odds.effect(one.odds, one.face, risk.forgotten(one))),
    ...groupAlike(hazardCost?.deaths ?? [], ({ explorer: _, ...rest }) => rest)
      .slice(0, 2)
      .map(([{ odds: chance }, all]) =>
        risk.dies(
          chance,
          all.map(({ explorer }) => explorer),
        ),
      ),
    ...groupAlike(hazardCost?.harms ?? [], ({ whose: _, ...rest }) => rest)
      .slice(0, 3)
      .map(([one, all]) =>
        risk.harm(
          one,
          all.map(({ whose }) => whose),
        ),
      ),
    ...(eventsOfType(events, 'artifact-appeared').length > 0 ? [risk.artifact] : []),
    ...(eventsOfType(events, 'cursed').length > 0 ? [risk.curse] : []),
    // What the warning says already.
    ...(ended && ended.end !== 'keys-lost' ? [risk.ends(ended.rank)] : []),
  ];
}

const CLOSING = 'IE-MAP-4';

interface LossWords {
  readonly name: string;
  readonly words: InfernosEdgeWords;
  readonly warning: ClosingWarning | undefined;
}

/** The expedition fails, somebody is downed or leaves too soon, or points are thrown away: that is asked about once. */
function lossOf(
  snapshot: Snapshot,
  action: Action,
  seen: ActionPreview,
  { name, words, warning }: LossWords,
): Pick<Target, 'loss'> {
  const { risk } = words;
  const loss = (text: string, rule: string, title = `${name}?`) => ({ loss: { title, text, rule } });
  const { ended, events, harms, rules } = seen;
  if (warning?.confirm) {
    const { text, confirm } = warning;
    return { loss: { title: `${name}?`, text, rule: CLOSING, confirm } };
  }
  if (ended?.rank === 'forgotten') return loss(risk.forgotten(ended), ended.rule);
  const fall = harms.find(({ downs, odds }) => downs && odds === undefined);
  if (fall) return loss(risk.harm(fall), rules.at(-1) ?? 'IE-TURN-3');
  const [gone] = eventsOfType(events, 'escaped');
  if (gone && !snapshot.cursed) return loss(risk.forGood(gone.explorer), gone.rule);
  if (action.type === 'end' && snapshot.points > 0)
    return loss(words.actions.end.does, 'IE-TURN-1', words.endEarly(snapshot.points));
  return {};
}

// ---------------------------------------------------------------- impossible

function impossibleOption(
  { state, snapshot }: Position<InfernosEdge>,
  type: Type,
  words: InfernosEdgeWords,
): ActionOption {
  const cost = costOfAction(type);
  const refused = bestRefusal(infernosEdge, state, samples(snapshot, type), EXPLAINED);
  const isUnaffordable = refused?.kind === 'too-few-points';
  const isExplained = refused && (isUnaffordable || EXPLAINED.includes(refused.kind));
  const isEmptyHanded = type === 'give' && !snapshot.explorers[snapshot.actor]?.holds;
  const { nowhere } = words.actions[isEmptyHanded ? 'put-down' : type] as { readonly nowhere?: string };
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
