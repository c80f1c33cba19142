// What can be done in Sub Terra, and what cannot and why.
import { tilePicture } from '@undercroft/page-kit/draw/cave/board';
import type { ActionOption, Position, Target } from '@undercroft/page-kit/game-view';
import { type Action, costOfAction, type Snapshot, type SubTerra } from '@undercroft/sub-terra';
import type { SubTerraWords } from '@undercroft/sub-terra/words';
import type { SubTerraIcon } from './draw/icons.ts';
import { CAVER_LOOKS } from './draw/people.ts';
import { CAVE } from './draw/stone.ts';
import { subTerraTileInHand } from './draw/tile.ts';
import { IN_ORDER, keyOf, knownActions } from './keys.ts';
import type { Later, WhyNot } from './later.ts';
import { subTerra } from './rules.ts';
import { type Aimed, allTargets, offeredTile } from './targets.ts';
import { endOfTurn } from './turn-end.ts';

type Type = Action['type'];

/** Decisions about actions: there every action keeps its button, possible or not. */
const OF_ACTIONS: readonly Snapshot['asks'][] = ['action', 'chain', 'directed'];

export function listActions(position: Position<SubTerra>, words: SubTerraWords, later: Later): ActionOption[] {
  const { state, snapshot } = position;
  if (subTerra.status(state).type !== 'seat') return [];
  const targets = allTargets(position, words, later);
  const possible = [...new Set(targets.map(({ type }) => type))];
  const known = OF_ACTIONS.includes(snapshot.asks) ? knownActions(snapshot, possible) : [];
  const ordered = (IN_ORDER as readonly Type[]).filter((type) => known.includes(type) || possible.includes(type));
  const answers = possible.filter((type) => !ordered.includes(type));
  return [...ordered, ...answers].flatMap((type) => {
    const own = targets.filter((one) => one.type === type);
    if (own.length > 0) return optionsOf(position, type, own, { targets, words, later });
    return NEVER_REFUSED.includes(type) ? [] : [impossibleOption(position, type, words, later)];
  });
}

/** Offered where they are possible; that they are not says nothing. */
const NEVER_REFUSED: readonly Type[] = ['end', 'swim', 'squeeze'];

// ---------------------------------------------------------------- possible

interface Among {
  readonly targets: readonly Aimed[];
  readonly words: SubTerraWords;
  readonly later: Later;
}

/** One option, or an answer each for those that are shown as cards. */
function optionsOf(
  position: Position<SubTerra>,
  type: Type,
  own: readonly Aimed[],
  { targets, words, later }: Among,
): ActionOption[] {
  const option = possibleOption(position, type, own, { words, later });
  if (type === 'place') return [{ ...option, isPreselected: true }];
  if (type === 'end') {
    const { ending, danger } = endOfTurn(position.state, targets, words);
    return [{ ...option, ending, targets: option.targets.map((one) => (danger ? { ...one, danger } : one)) }];
  }
  if (type !== 'take') return [option];
  return option.targets.map((target) => {
    const { from } = target.action as Extract<Action, { type: 'take' }>;
    const picture = tileCard(position.snapshot, target);
    return {
      ...option,
      id: `take ${from}`,
      name: target.name,
      role: 'card',
      ...(picture ? { picture } : {}),
      targets: [target],
    };
  });
}

/** The tile an answer is about, as it would first lie. */
function tileCard(snapshot: Snapshot, { action }: Target): string | undefined {
  const tile = offeredTile(snapshot, action as Action);
  return tile ? tilePicture(CAVE, subTerraTileInHand(tile, '0,0', 0)) : undefined;
}

function possibleOption(
  position: Position<SubTerra>,
  type: Type,
  own: readonly Aimed[],
  { words, later }: Pick<Among, 'words' | 'later'>,
): ActionOption {
  const targets = own.map(({ target }) => target);
  return {
    ...shared(position, type, words),
    get choose() {
      return later.about?.choose(type);
    },
    ...(type === 'discard' && targets[0] ? { name: targets[0].name } : {}),
    fact: type === 'discard' ? words.team.uses(position.snapshot.pathfinder) : factOf(type, targets, words),
    targets,
    ...(type === 'end' ? { role: 'end' as const } : ASIDE.includes(type) ? { role: 'aside' as const } : {}),
  };
}

/** What its button has, whether it is possible or not. */
function shared({ state, snapshot }: Position<SubTerra>, type: Type, words: SubTerraWords) {
  const { key, isOwn } = OF_ACTIONS.includes(snapshot.asks) ? keyOf(snapshot, type) : { isOwn: false };
  const cost = snapshot.asks === 'action' ? costOfAction(state, type) : 0;
  return {
    id: type,
    icon: type as SubTerraIcon,
    name: words.actions[type].name,
    ...(key === undefined ? {} : { key }),
    ...(isOwn ? { colour: CAVER_LOOKS[snapshot.actor][2] } : {}),
    ...(cost > 0 ? { cost } : {}),
    ...(type === 'exert' ? { gain: '+1' } : {}),
  };
}

const ASIDE: readonly Type[] = ['stop', 'decline', 'discard'];

function factOf(type: Type, targets: readonly Target[], words: SubTerraWords): string {
  const action = targets[0]?.action as Action | undefined;
  if (targets.length === 1 && action && 'caver' in action) return words.cavers[action.caver].name;
  if (type === 'place') return words.fits(targets.length);
  return targets.some(({ place }) => place !== undefined) ? words.ways(targets.length) : '';
}

// ---------------------------------------------------------------- impossible

/** Why it is not possible is found out whenever it is read: by then the exact reason may be loaded. */
function impossibleOption(position: Position<SubTerra>, type: Type, words: SubTerraWords, later: Later): ActionOption {
  const why = (): WhyNot => (later.whyNot ?? certainReason)(position, type, words);
  return {
    ...shared(position, type, words),
    targets: [],
    get fact() {
      return why().fact;
    },
    get reason() {
      return why().reason;
    },
  };
}

/** What is certain without the exact reason, as long as that is not loaded: too few points, or that it is not possible. */
function certainReason({ state, snapshot }: Position<SubTerra>, type: Type, words: SubTerraWords): WhyNot {
  const cost = costOfAction(state, type);
  const fact = snapshot.asks === 'action' && cost > snapshot.points ? words.tooDear(cost, snapshot.points) : '';
  return { fact, reason: { text: fact || words.impossible, rules: [] } };
}
