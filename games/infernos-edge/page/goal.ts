// What everybody plays for, how far it is, and what comes after the last turn of the round.
import { type Explorer, type InfernosEdge, keysInBag, type Snapshot } from '@undercroft/infernos-edge';
import type { InfernosEdgeWords } from '@undercroft/infernos-edge/words';
import type { Goal, Position, Upcoming } from '@undercroft/page-kit/game-view';
import type { InfernosEdgeIcon } from './draw/icons.ts';
import { EXIT, type Expedition, stepsBetween } from './viewpoint.ts';

/** IE-SANC-3. */
const KEYS = 3;

export function goalOf({ state, snapshot }: Position<InfernosEdge>, { table }: InfernosEdgeWords): Goal {
  const goal = (icon: InfernosEdgeIcon, [title, text]: readonly [string, string]): Goal => ({ icon, title, text });
  const { artifact, cursed, temple } = snapshot;
  const { goal: words } = table;
  if (artifact !== null) return goal('artifact', takeWords(state, snapshot, artifact, words));
  const carrier = holderOf(snapshot);
  if (carrier) return goal('artifact', words.carry(carrier.explorer, stepsBetween(state, carrier.at, EXIT)));
  if (isArtifactOut(snapshot)) return goal('leave', words.leave(insideOf(snapshot).length));
  if (cursed) return goal('artifact', words.lost());
  const hidden = hiddenKeys(state, snapshot);
  if (hidden > 0) return goal('key', words.keys(KEYS - hidden, hidden, tilesLeft(state, snapshot)));
  const locks = temple.filter(({ tile }) => tile.startsWith('sanctum') || tile.startsWith('ledge'));
  if (locks.length === 0) return goal('sanctum', words.sanctum(tilesLeft(state, snapshot)));
  return goal('key', words.bring(locks.reduce((sum, { keys }) => sum + keys, 0)));
}

const insideOf = ({ explorers, options }: Snapshot): { readonly explorer: Explorer; readonly at: string }[] =>
  options.explorers.flatMap(({ explorer }) => {
    const at = explorers[explorer]?.at;
    return at ? [{ explorer, at }] : [];
  });

const holderOf = (snapshot: Snapshot) =>
  insideOf(snapshot).find(({ explorer }) => snapshot.explorers[explorer]?.holds === 'artifact');

const isArtifactOut = ({ explorers }: Snapshot): boolean =>
  Object.values(explorers).some(({ state, holds }) => state === 'escaped' && holds === 'artifact');

/** Who is nearest to it and can stand. */
function takeWords(
  state: Expedition,
  snapshot: Snapshot,
  artifact: string,
  { take }: InfernosEdgeWords['table']['goal'],
): readonly [string, string] {
  const near = insideOf(snapshot)
    .flatMap(({ explorer, at }) => {
      const steps = snapshot.explorers[explorer]?.health === 0 ? undefined : stepsBetween(state, at, artifact);
      return steps === undefined ? [] : [{ explorer, steps }];
    })
    .sort((a, b) => a.steps - b.steps)[0];
  return take(near?.explorer, near?.steps ?? 0);
}

/** Keys whose chambers are still in the bag or in a hand. */
export function hiddenKeys(expedition: Expedition, { reveal }: Snapshot): number {
  const inHand = [reveal?.hand, reveal?.other].filter((tile) => tile?.startsWith('key')).length;
  return keysInBag(expedition) + inHand;
}

const tilesLeft = ({ bagCount }: Expedition, { reveal }: Snapshot): number =>
  bagCount + [reveal?.hand, reveal?.other].filter((tile) => tile && !tile.startsWith('journal')).length;

/** IE-ROUND-2, IE-ROUND-3, IE-VOLC-3; the dice come after every turn (IE-HAZ-1). */
export function upcomingOf({ guardians, cursed, erupted, marker }: Snapshot, words: InfernosEdgeWords): Upcoming[] {
  const { upcoming } = words.table;
  const pace = cursed ? 2 : 1;
  const n = guardians.length;
  const volcano = erupted
    ? { icon: 'lava', text: upcoming.lava }
    : { icon: 'eruption', text: marker === 0 ? upcoming.erupts : upcoming.volcano(Math.min(pace, marker)) };
  return [
    { icon: 'die', text: upcoming.dice(pace) },
    ...(n > 0 ? [{ icon: 'guardian', text: upcoming.guardians(n) }] : []),
    volcano,
  ];
}
