// What is done at once, one choice at a time: placing pieces, whirlpools, a mine that is left to lay. A move is planned (plan.ts).

import type { ActionOption, Position, Target } from '@undercroft/page-kit/game-view';
import { legalCodes } from '@undercroft/page-kit/trial';
import type { Action, PocketSub, Snapshot } from '@undercroft/pocket-sub';
import type { PocketSubWords, SeaPlaces } from '@undercroft/pocket-sub/words';
import { capital } from '@undercroft/words/grammar';
import { isPlanned } from './plan.ts';
import { pocketSub } from './rules.ts';
import { isPort, placesOf, type Sea } from './sea.ts';

/** What everything in here is told from. */
interface Context {
  readonly sea: Sea;
  readonly snapshot: Snapshot;
  readonly places: SeaPlaces;
  readonly words: PocketSubWords;
}

export function listActions({ state: sea, snapshot }: Position<PocketSub>, words: PocketSubWords): ActionOption[] {
  if (pocketSub.status(sea).type !== 'seat' || isPlanned(snapshot)) return [];
  const about = { sea, snapshot, places: placesOf(sea), words };
  const legal = legalCodes(pocketSub, sea).map((code) => pocketSub.decode(sea, code) as Action);
  return snapshot.phase === 'whirlpool'
    ? (['clockwise', 'counter-clockwise'] as const).map((spin, i) => whirlpoolOption(about, legal, spin, String(i + 1)))
    : [placeOption(about, legal)];
}

/** A place for a piece: a command centre, a sub, the mine. */
function placeOption(about: Context, legal: readonly Action[]): ActionOption {
  const type = legal[0]?.type ?? 'mine';
  const targets = legal.map((action) => targetOf(about, action));
  return {
    id: type,
    icon: type,
    key: '1',
    name: about.words.actions[type].name,
    fact: '',
    choose: about.words.choose(type),
    targets,
  };
}

function whirlpoolOption(
  about: Context,
  legal: readonly Action[],
  spin: 'clockwise' | 'counter-clockwise',
  key: string,
): ActionOption {
  const { sea, snapshot, words, places } = about;
  const own = legal.filter((action) => action.type === 'whirlpool' && action.spin === spin);
  const shared = {
    id: `whirlpool ${spin}`,
    icon: 'whirlpool',
    key,
    name: capital(words.spins[spin]),
    fact: '',
    choose: words.choose('whirlpool'),
    isOneOfSeveral: true,
  } as const;
  if (own.length > 0) return { ...shared, targets: own.map((action) => targetOf(about, action)) };
  const free = snapshot.tiles.map(({ at }) => `${at}:c`).find((at) => !isPort(snapshot, at)) ?? '';
  const refused = pocketSub.check(sea, { type: 'whirlpool', spin, at: free });
  const reason = refused.ok ? undefined : { text: words.refusal(refused.error, places), rules: [refused.error.rule] };
  return { ...shared, targets: [], ...(reason ? { reason } : {}) };
}

/** The clause behind each choice. */
const RULES: Readonly<Record<Action['type'], string>> = {
  'place-cc': 'PS-STD-2',
  'place-sub': 'PS-STD-2',
  whirlpool: 'PS-CAP-2',
  tokens: 'PS-CAP-4',
  sub: 'PS-TURN-1',
  step: 'PS-MOVE-1',
  mine: 'PS-MINE-2',
};

function targetOf({ places, words }: Context, action: Action): Target {
  const place = action.type === 'tokens' ? undefined : action.type === 'step' ? action.to : action.at;
  return {
    action,
    ...(place === undefined ? {} : { place }),
    name: words.actionName(action, places),
    text: words.actions[action.type].does,
    rules: [RULES[action.type]],
  };
}
