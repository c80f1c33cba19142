// What everybody plays for, and how far it is.
import { stepsFrom } from '@undercroft/page-kit/cave/surroundings';
import { byCell } from '@undercroft/page-kit/draw/cave/board';
import type { Goal } from '@undercroft/page-kit/game-view';
import type { Caver, Snapshot, SubTerra } from '@undercroft/sub-terra';
import type { SubTerraWords } from '@undercroft/sub-terra/words';
import { subTerraTiles } from './draw/tile.ts';

export const exitCell = ({ cave }: Snapshot): string | undefined =>
  cave.find(({ tile }) => tile.startsWith('exit'))?.at;

export function goalOf({ stack }: SubTerra['State'], snapshot: Snapshot, { table: { goal } }: SubTerraWords): Goal {
  const exit = exitCell(snapshot);
  const say = (title: string, text: string): Goal => ({ icon: 'exit', title, text });
  if (snapshot.end !== null) return say(goal.over, '');
  if (exit === undefined) {
    const isNext = [snapshot.reveal?.hand, snapshot.top].some((tile) => tile?.startsWith('exit'));
    return say(goal.find, isNext ? goal.next : goal.tiles(Math.max(1, stack)));
  }
  const missing = missingFrom(snapshot, exit);
  const walking = missing.filter((caver) => (snapshot.cavers[caver]?.health ?? 0) > 0);
  if (walking.length === 0) return say(goal.leave, missing.length > 0 ? goal.goBack(missing) : '');
  const steps = stepsFrom(byCell(subTerraTiles(snapshot)), exit);
  const isOut = !walking.includes(snapshot.actor);
  const caver = isOut ? furthest(snapshot, walking, steps) : snapshot.actor;
  const far = steps.get(snapshot.cavers[caver]?.at ?? '');
  return say(isOut ? goal.gather : goal.reach, far === undefined ? goal.noWay(caver) : goal.steps(caver, far));
}

/** Everybody in play who is not on the exit (ST-END-1). */
const missingFrom = ({ options, cavers }: Snapshot, exit: string): Caver[] =>
  options.cavers
    .map(({ caver }) => caver)
    .filter((caver) => cavers[caver]?.at !== exit && !cavers[caver]?.state.includes('removed'));

function furthest({ cavers }: Snapshot, among: readonly Caver[], steps: ReadonlyMap<string, number>): Caver {
  const far = (caver: Caver): number => steps.get(cavers[caver]?.at ?? '') ?? Number.POSITIVE_INFINITY;
  return among.reduce((a, b) => (far(b) > far(a) ? b : a));
}
