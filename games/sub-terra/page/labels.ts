// What a screen reader says of each place: what lies there, who stands there, and what can be done with its true price and risk.
import type { Position, Target } from '@undercroft/page-kit/game-view';
import { type Action, type Caver, type SubTerra, startingHealth } from '@undercroft/sub-terra';
import type { CavePlace, SubTerraWords } from '@undercroft/sub-terra/words';
import { between } from '@undercroft/words/places';
import { costOfTarget } from './targets.ts';
import { wallSide } from './walls.ts';

type Can = NonNullable<CavePlace<Action['type']>['can']>;

/** One for each kind of action, as its first target there has it. */
function possibleAt({ state }: Position<SubTerra>, place: string, targets: readonly Target[]): Can {
  const first = new Map<Action['type'], Target>();
  for (const target of targets) {
    const { type } = target.action as Action;
    if (target.place === place && !first.has(type)) first.set(type, target);
  }
  return [...first].map(([action, target]) => ({
    action,
    points: costOfTarget(state, target),
    ...(target.way ? { steps: target.way.length + 1 } : {}),
    ...(target.danger ? { risk: target.danger.short } : {}),
  }));
}

interface Seen {
  readonly anchor: string;
  readonly highlighted: readonly Target[];
}

export function cellLabel(
  position: Position<SubTerra>,
  at: string,
  { anchor, highlighted }: Seen,
  words: SubTerraWords,
): string {
  const { snapshot } = position;
  const tile = snapshot.cave.find((one) => one.at === at);
  const people = Object.entries(snapshot.cavers).flatMap(([name, { at: place, health, state }]) => {
    if (place !== at) return [];
    const down = health === 0 ? 'unconscious' : state.includes('hidden') ? 'hidden' : undefined;
    return [{ caver: name as Caver, ...(down ? ({ state: down } as const) : {}) }];
  });
  return words.place({
    ...(tile ? { tile: tile.tile, marks: tile.marks } : {}),
    from: between(anchor, at),
    gas: snapshot.gas,
    horror: snapshot.horrors.some((one) => one.at === at),
    people,
    can: possibleAt(position, at, highlighted),
  });
}

/** 'Climber, 1 of 3 health. Heal, 2 points.' */
export function personLabel(
  position: Position<SubTerra>,
  caver: Caver,
  targets: readonly Target[],
  words: SubTerraWords,
): string {
  const { cavers, options } = position.snapshot;
  const health = words.team.health(cavers[caver]?.health ?? 0, startingHealth(caver, options.variant));
  const can = targets[0]?.place === undefined ? [] : possibleAt(position, targets[0].place, targets);
  return words.spot(words.table.person(caver, health), can);
}

export function wallLabel(
  position: Position<SubTerra>,
  place: string,
  targets: readonly Target[],
  words: SubTerraWords,
): string {
  return words.spot(words.table.wall(wallSide(place) ?? ''), possibleAt(position, place, targets));
}
