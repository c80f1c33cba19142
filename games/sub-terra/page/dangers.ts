// What threatens whom in the cave, as the board shows it before anything is decided. Loaded after the first decision.
import { cellOf } from '@undercroft/page-kit/cave/cells';
import { huntMarks, tagAt } from '@undercroft/page-kit/cave/dangers';
import { landmark } from '@undercroft/page-kit/cave/surroundings';
import { type Threat, threat } from '@undercroft/page-kit/draw/cave/dangers';
import { portrait } from '@undercroft/page-kit/draw/cave/pieces';
import type { BoardTag, Chip, DangerScope, DangerView, Position } from '@undercroft/page-kit/game-view';
import {
  type Caver,
  HAZARDS,
  type Hazard,
  type HazardDangers,
  type Hit,
  type Hunt,
  hazardDangers,
  huntsOf,
  type Snapshot,
  type SubTerra,
} from '@undercroft/sub-terra';
import type { DangerWords, SubTerraWords } from '@undercroft/sub-terra/words';
import type { SubTerraIcon } from './draw/icons.ts';
import { subTerra } from './rules.ts';
import { afterTarget, legalActions, targetPlace } from './targets.ts';
import { isAboutHorrors } from './team.ts';

type Descent = SubTerra['State'];

export interface Words {
  readonly game: SubTerraWords;
  readonly danger: DangerWords;
}

/** A horror that hunts somebody. */
type Chase = Hunt & { readonly victim: Caver };

/** What is looked at: the position as it is, or as it would be after a target. */
interface Look {
  readonly state: Descent;
  readonly snapshot: Snapshot;
  readonly isAll: boolean;
  /** A question about horrors is about all of them. */
  readonly hasAllHunts: boolean;
  readonly hunts: readonly Hunt[];
  readonly hazards: HazardDangers;
  /** The player deciding, and everybody whom they could help. */
  readonly concern: ReadonlySet<string>;
  readonly words: Words;
}

export function dangersOf(position: Position<SubTerra>, scope: DangerScope, words: Words): DangerView {
  const look = lookAt(position, scope, words);
  const chases = chasesOf(look);
  return {
    marks: [
      ...chases.filter(({ at }) => !isAskedAbout(look, at)).map(chaseMarks),
      ...(look.isAll ? hazardMarks(look) : []),
    ].join(''),
    tags: unique([...chases.map((one) => chaseTag(one, words)), ...leavingTags(look), ...tileTags(look, position)]),
    chips: chipsOf(look),
    landmarks: chases.map((chase) => horrorLandmark(chase, words)),
    text: textOf(look, chases),
  };
}

function lookAt(position: Position<SubTerra>, { whose, target }: DangerScope, words: Words): Look {
  const state = target ? afterTarget(position.state, target) : position.state;
  const snapshot = target ? subTerra.save(state) : position.snapshot;
  return {
    state,
    snapshot,
    isAll: whose === 'all',
    hasAllHunts: whose === 'all' || isAboutHorrors(position.snapshot),
    hunts: huntsOf(state),
    hazards: hazardDangers(state),
    concern: concernOf(position),
    words,
  };
}

/** By healing, directing, or driving off the horror that hunts them. */
function concernOf({ state, snapshot }: Position<SubTerra>): ReadonlySet<string> {
  const hunts = huntsOf(state);
  const helped = legalActions(state).flatMap(({ action }) => {
    if ('caver' in action) return [action.caver];
    const driven = action.type === 'repel' ? hunts.find(({ at }) => at === targetPlace(snapshot, action)) : undefined;
    return driven?.victim ? [driven.victim] : [];
  });
  return new Set([snapshot.actor, ...helped]);
}

// ---------------------------------------------------------------- horrors

const chasesOf = ({ hunts, hasAllHunts, concern }: Look): Chase[] =>
  hunts
    .flatMap((hunt) => (hunt.victim === undefined ? [] : [{ ...hunt, victim: hunt.victim }]))
    .filter(({ victim }) => hasAllHunts || concern.has(victim))
    .sort((a, b) => a.moves - b.moves);

/** Which way it comes is the question: the board shows each. */
const isAskedAbout = ({ snapshot: { asks, hunt } }: Look, at: string): boolean =>
  asks === 'path' && hunt?.horror === at;

const chaseMarks = ({ path, moves }: Chase): string =>
  huntMarks({ beast: 'horror', path }) + (moves === 1 ? threat('strike', cellOf(path[1] ?? '')) : '');

/** Claws, the face of its prey, and the moves until it strikes. */
const chaseTag = ({ at, victim, moves }: Chase, { danger }: Words): BoardTag =>
  tagAt(at, 'top', {
    key: `hunts ${at}`,
    kind: 'hunts',
    icon: 'horror',
    face: portrait(victim),
    text: moves === 1 ? danger.strikesNow : danger.strikesIn,
    ...(moves === 1 ? {} : { count: `${moves}` }),
  });

/** ST-HOR-MOVE: nobody within reach. */
const leavingTags = ({ hunts, hasAllHunts, words: { danger } }: Look): BoardTag[] =>
  hasAllHunts
    ? hunts
        .filter(({ victim }) => victim === undefined)
        .map(({ at }) => tagAt(at, 'top', { kind: 'safe', icon: 'horror', text: danger.leaves }))
    : [];

const horrorLandmark = ({ at, victim, moves }: Chase, { game: { table } }: Words) =>
  landmark(at, {
    key: `horror ${at}`,
    tone: 'threat',
    icon: 'horror',
    face: portrait(victim),
    text: table.landmark(table.horror, moves),
  });

// ---------------------------------------------------------------- hazards

/** Unseen cards of a hazard, plain and severe (ST-INFO-1). */
function cardsOf({ pool, deck }: Descent, hazard: Hazard): number {
  const i = HAZARDS.indexOf(hazard);
  return deck === 0 ? 0 : (pool[i] ?? 0) + (pool[i + pool.length / 2] ?? 0);
}

function hazardMarks({ state, hazards }: Look): string[] {
  const edges = (hazard: Hazard, kind: Threat, cells: readonly string[]): string[] =>
    cardsOf(state, hazard) === 0 ? [] : cells.map((at) => threat(kind, cellOf(at)));
  return [
    ...edges('flood', 'flood', hazards.flood.tiles),
    ...edges('gas', 'gas', hazards.gas.tiles),
    ...edges('cave-in', 'cavein', [...facesByTile(hazards).keys()]),
  ];
}

/** On which numbers a tile falls. */
function facesByTile({ caveIns }: HazardDangers): ReadonlyMap<string, number[]> {
  const faces = new Map<string, number[]>();
  for (const { face, tiles } of caveIns) for (const at of tiles) faces.set(at, [...(faces.get(at) ?? []), face]);
  return faces;
}

/** A tile in hand shows by itself what it is, and its arrows need the room. */
const tileTags = (look: Look, { snapshot: { asks } }: Position<SubTerra>): BoardTag[] =>
  asks === 'place' ? [] : hazardTags(look);

/** Only where somebody is hit, and where entering costs something; of others only where all are asked for. */
function hazardTags(look: Look): BoardTag[] {
  const { state, snapshot, hazards, isAll, words } = look;
  const { danger } = words;
  const isShown = ({ caver }: { readonly caver: Caver }): boolean => isAll || caver === snapshot.actor;
  const losses = (hazard: Hazard, kind: 'water' | 'gas', hits: readonly Hit[]): BoardTag[] =>
    cardsOf(state, hazard) === 0
      ? []
      : hits.filter(isShown).map((hit) => lossTag(hit, kind, hazard as SubTerraIcon, words));
  const faces = facesByTile(hazards);
  const buried = cardsOf(state, 'cave-in') === 0 ? [] : hazards.caveIns.flatMap(({ hits }) => hits).filter(isShown);
  const shaken = cardsOf(state, 'tremor') === 0 ? [] : hazards.tremor.hits.filter(({ falls }) => falls).filter(isShown);
  return [
    ...losses('flood', 'water', hazards.flood.hits),
    ...losses('gas', 'gas', hazards.gas.hits),
    ...(snapshot.gas && isAll ? hazards.gas.tiles.map((at) => enterTag(at, words)) : []),
    ...buried.map(({ at }) =>
      tagAt(at, 'bottom', { kind: 'rock', icon: 'cave-in', text: danger.fallsOn(faces.get(at) ?? []) }),
    ),
    ...shaken.map(({ at, failing }) =>
      tagAt(at, 'bottom', { kind: 'odds', icon: 'tremor', text: danger.tremor(failing) }),
    ),
    ...(isAll ? sparedOf(hazards) : sparedOnTile(hazards))
      .filter(isShown)
      .map(({ at }) => tagAt(at, 'bottom', { kind: 'safe', icon: 'fair', text: danger.shielded })),
  ];
}

const lossTag = (hit: Hit, kind: 'water' | 'gas', icon: SubTerraIcon, { danger }: Words): BoardTag =>
  tagAt(hit.at, 'top', { key: `${kind} ${hit.caver}`, kind, icon, text: danger.loss(hit) });

/** ST-TILE-GAS. */
const GAS_LOSS = 2;
const enterTag = (at: string, { danger }: Words): BoardTag =>
  tagAt(at, 'bottom', { kind: 'gas', icon: 'gas', text: danger.toEnter(GAS_LOSS) });

const sparedOnTile = ({ flood, gas, caveIns }: HazardDangers) => [
  ...flood.spared,
  ...gas.spared,
  ...caveIns.flatMap(({ spared }) => spared),
];

/** Beside the Bodyguard a tremor never does harm: that alone needs no tag of its own. */
const sparedOf = (hazards: HazardDangers) => [...sparedOnTile(hazards), ...hazards.tremor.spared];

/** People on one tile share its tag. */
const unique = (tags: readonly BoardTag[]): BoardTag[] => [...new Map(tags.map((tag) => [tag.key, tag])).values()];

// ---------------------------------------------------------------- on the cards, and in words

function chipsOf({ hunts, hazards, words: { danger } }: Look): DangerView['chips'] {
  const chips: Record<string, Chip[]> = {};
  const add = (caver: Caver, chip: Chip): void => {
    chips[caver] = [...(chips[caver] ?? []), chip];
  };
  const hunted = new Set(hunts.flatMap(({ victim }) => victim ?? []));
  for (const caver of hunted) add(caver, { icon: 'horror', text: danger.hunted, tone: 'bad' });
  const shielded = new Set(sparedOf(hazards).map(({ caver }) => caver));
  for (const caver of shielded) add(caver, { icon: 'fair', text: danger.shielded, tone: 'good' });
  return chips;
}

/** At most this many sentences of each sort: the worst first. */
const MOST = 2;

function textOf(look: Look, chases: readonly Chase[]): string {
  const { isAll, hasAllHunts, hunts, words } = look;
  const { danger } = words;
  // The nearest of several that hunt the same one is enough.
  const soonest = chases.filter(({ victim }, i) => chases.findIndex((one) => one.victim === victim) === i);
  const horrors = soonest.length === 0 ? [] : [danger.hunt(soonest.slice(0, MOST))];
  const leaving = hasAllHunts && hunts.some(({ victim }) => victim === undefined) ? [danger.wanders] : [];
  const said = [...horrors, ...leaving, ...(isAll ? hazardTexts(look).slice(0, MOST) : [])];
  return said.length > 0 || !isAll ? said.join(' ') : danger.none;
}

function hazardTexts({ state, hazards, words: { danger } }: Look): string[] {
  const all = state.pool.reduce((sum, n) => sum + n, 0);
  const said = [
    ['flood', hazards.flood.hits],
    ['gas', hazards.gas.hits],
    ['cave-in', hazards.caveIns.flatMap(({ hits }) => hits)],
    ['tremor', hazards.tremor.hits.filter(({ falls }) => falls)],
  ] as const;
  return said.flatMap(([hazard, hits]) => {
    const each = [...new Map(hits.map((hit) => [hit.caver, hit])).values()];
    const cards = cardsOf(state, hazard);
    return cards === 0 || each.length === 0 ? [] : [danger.hazard(hazard, cards, all, each)];
  });
}
