// What can be done at sea, what cannot and why, with prices and dangers.
import type { Action, Colour, Snapshot } from '@undercroft/pocket-sub';
import { legalCodes } from '../../play/trial.ts';
import type { Aim, Deed, Stop } from '../../stage/contract.ts';
import type { PocketSubWords } from '../../words/en/pocket-sub.ts';
import { capital } from '../../words/grammar.ts';
import type { SeaPlaces } from '../../words/sea-places.ts';
import { type Foresight, foresee, type Loss, notesOf } from './foresee.ts';
import { pocketSub } from './rules.ts';
import { fleetNow, isHero, placesOf, type Sea, waterAt } from './sea.ts';

interface Legal {
  readonly action: Action;
  readonly seen: Foresight;
}

/** What everything in here is told from. */
interface About {
  readonly sea: Sea;
  readonly snapshot: Snapshot;
  readonly fleet: Colour;
  readonly places: SeaPlaces;
  readonly words: PocketSubWords;
}

export function listDeeds(sea: Sea, words: PocketSubWords): Deed[] {
  const status = pocketSub.status(sea);
  if (status.type !== 'seat') return [];
  const about = { sea, snapshot: pocketSub.save(sea), fleet: fleetNow(sea), places: placesOf(sea), words };
  const legal = legalCodes(pocketSub, sea).map((code) => ({
    action: pocketSub.write(sea, code) as Action,
    seen: foresee(sea, code),
  }));
  switch (about.snapshot.phase) {
    case 'sub':
      return [...subDeeds(about, legal), ...tokenDeed(about, legal)];
    case 'step':
      return stepDeeds(about, legal);
    case 'whirlpool':
      return (['clockwise', 'counter-clockwise'] as const).map((spin) => whirlpoolDeed(about, legal, spin));
    default:
      return [oneDeed(about, legal)];
  }
}

// ---------------------------------------------------------------- deeds

/** A place for a piece: a command centre, a sub, the mine. */
function oneDeed(about: About, legal: readonly Legal[]): Deed {
  const type = legal[0]?.action.type ?? 'mine';
  const isMine = type === 'mine';
  const aims = legal.map((one, i) => ({ ...aimOf(about, one), ...(isMine ? { letter: letterOf(i) } : {}) }));
  return { id: type, icon: type, name: about.words.deeds[type].name, fact: '', state: 'legal', aims };
}

const letterOf = (index: number): string => String.fromCharCode(97 + index);

/** One for each sub, so that its number chooses it. */
function subDeeds(about: About, legal: readonly Legal[]): Deed[] {
  const { snapshot, fleet, places, words } = about;
  return legal.flatMap((one) => {
    if (one.action.type !== 'sub') return [];
    const { at } = one.action;
    const docked = Object.values(snapshot.commandCentres).includes(at);
    const ground = docked ? words.pieces.cc : words.waters[waterAt(snapshot, at)].name;
    const hero = isHero(snapshot, fleet);
    return [
      deedOf(about, [one], {
        id: `sub ${at}`,
        icon: hero ? 'hero' : 'sub',
        name: words.at(at, places),
        fact: one.seen.loss ? words.risk.deadly : hero ? words.fleet.states.hero : ground,
      }),
    ];
  });
}

/** PS-CAP-4: known to whoever plays with the expansion, also when nothing is left to spend. */
function tokenDeed(about: About, legal: readonly Legal[]): Deed[] {
  const { sea, snapshot, words, fleet } = about;
  if (!snapshot.options.captain) return [];
  const own = legal.filter(({ action }) => action.type === 'tokens');
  const shared = { id: 'tokens', icon: 'tokens', name: words.deeds.tokens.name } as const;
  if (own.length > 0) {
    const left = snapshot.tokens[fleet] ?? [];
    const letters = (use: readonly (typeof left)[number][]) => use.map((token) => letterOf(left.indexOf(token)));
    const aims = own.map((one) => ({
      ...aimOf(about, one),
      ...(one.action.type === 'tokens' ? { letter: letters(one.action.use).join('') } : {}),
    }));
    return [{ ...shared, fact: left.map((token) => words.tokens[token].name).join(', '), state: 'legal', aims }];
  }
  const refused = pocketSub.check(sea, { type: 'tokens', use: ['intelligence', 'map', 'current'] });
  return refused.ok ? [] : [refusedDeed(shared, words.refusal(refused.error, about.places), refused.error.rule)];
}

function stepDeeds(about: About, legal: readonly Legal[]): Deed[] {
  const { course, deeds } = about.words;
  const isRun = ({ seen }: Legal) => seen.stepped?.rule === 'PS-MOVE-2';
  const [near, far] = [legal.filter((one) => !isRun(one)), legal.filter(isRun)];
  const go = { id: 'step', icon: 'step', name: deeds.step.name } as const;
  const run = { id: 'run-deep', icon: 'deep', name: course.runDeep.name } as const;
  return [
    near.length > 0
      ? deedOf(about, near, { ...go, fact: course.ways(near.length) })
      : refusedDeed(go, course.nowhere, 'PS-MOVE-3'),
    far.length > 0
      ? deedOf(about, far, { ...run, fact: course.ways(far.length) })
      : refusedDeed(run, course.runDeep.nowhere, 'PS-MOVE-2'),
  ];
}

function whirlpoolDeed(about: About, legal: readonly Legal[], spin: 'clockwise' | 'counter-clockwise'): Deed {
  const { sea, snapshot, words, places } = about;
  const own = legal.filter(({ action }) => action.type === 'whirlpool' && action.spin === spin);
  const shared = { id: `whirlpool ${spin}`, icon: 'whirlpool', name: capital(words.spins[spin]) } as const;
  if (own.length > 0) return deedOf(about, own, { ...shared, fact: '' });
  const free = snapshot.tiles.map(({ at }) => `${at}:c`).find((at) => !takenCentre(snapshot, at)) ?? '';
  const refused = pocketSub.check(sea, { type: 'whirlpool', spin, at: free });
  return refused.ok
    ? deedOf(about, own, { ...shared, fact: '' })
    : refusedDeed(shared, words.refusal(refused.error, places), refused.error.rule);
}

const takenCentre = ({ commandCentres }: Snapshot, at: string): boolean => Object.values(commandCentres).includes(at);

type Named = Pick<Deed, 'id' | 'icon' | 'name'>;

function deedOf(about: About, legal: readonly Legal[], named: Named & Pick<Deed, 'fact'>): Deed {
  const aims = legal.map((one) => aimOf(about, one));
  return { ...named, state: aims.some(({ loss }) => loss === undefined) ? 'legal' : 'risky', aims };
}

const refusedDeed = (named: Named, text: string, rule: string): Deed => ({
  ...named,
  fact: '',
  state: 'refused',
  aims: [],
  why: { text, rules: [rule] },
});

// ---------------------------------------------------------------- aims

function aimOf(about: About, { action, seen }: Legal): Aim {
  const { places, words, fleet } = about;
  const notes = notesOf(seen, fleet, words);
  const place = placeOf(action);
  return {
    action,
    ...(place === undefined ? {} : { place }),
    name: words.deed(action, places),
    text: textOf(about, action, seen, notes).join(' '),
    rules: action.type === 'mine' ? [...new Set([...seen.rules, 'PS-MINE-2'])] : seen.rules,
    stop: stopOf(about, action, seen, notes),
    ...(seen.loss
      ? {
          risk: words.risk.deadly,
          loss: {
            title: words.risk.doom,
            text: lossText(seen.loss, notes, words),
            rule: seen.loss.rule,
            anyway: words.risk.sail,
          },
        }
      : {}),
  };
}

const placeOf = (action: Action): string | undefined =>
  action.type === 'tokens' ? undefined : action.type === 'step' ? action.to : action.at;

const sentence = (text: string): string => `${capital(text)}.`;

function lossText({ isAhead, cause, of }: Loss, notes: readonly string[], { risk }: PocketSubWords): string {
  const why = [...(isAhead ? [risk.noWayOn] : []), ...(cause === undefined ? [] : [risk.why(cause, of)])];
  return [...why, ...notes.map(sentence)].join(' ');
}

function textOf(about: About, action: Action, seen: Foresight, notes: readonly string[]): string[] {
  const { snapshot, words, places } = about;
  if (seen.loss) return [sentence(words.risk.doom), lossText(seen.loss, notes, words)];
  switch (action.type) {
    case 'step':
      return [words.course.price(seen.stepped?.cost ?? 0, seen.stepped?.rule === 'PS-MOVE-2'), ...notes].map(sentence);
    case 'mine':
      return [...safety(about), words.course.notWhereItEnds(snapshot.move?.path.at(-1) ?? action.at, places)];
    case 'tokens':
      return action.use.map((token) => sentence(`${words.tokens[token].name}: ${words.tokens[token].does}`));
    default:
      return [words.deeds[action.type].does, ...notes.map(sentence)];
  }
}

/** A sub that is no hero and spends no tokens has met no enemy, or it would be lost. */
function safety({ snapshot: { move, using, ...rest }, fleet, words }: About): string[] {
  const isPlain = using.length === 0 && !isHero({ move, using, ...rest }, fleet);
  return move?.alive && isPlain ? [words.course.safe] : [];
}

function stopOf(about: About, action: Action, { stepped }: Foresight, notes: readonly string[]): Stop {
  const { snapshot, places, words } = about;
  switch (action.type) {
    case 'sub':
      return { name: words.at(action.at, places), note: words.course.start };
    case 'step': {
      const { cost = 0, left, rule } = stepped ?? {};
      return {
        name: words.at(action.to, places),
        note: [words.course.stop(waterAt(snapshot, action.to), left === 0), ...notes].join(', '),
        price: { points: cost, words: words.course.price(cost, rule === 'PS-MOVE-2') },
      };
    }
    case 'mine':
      return { name: words.at(action.at, places), note: words.pieces.mine };
    case 'tokens':
      return { name: action.use.map((token) => words.tokens[token].name).join(', '), note: words.fleet.tokens };
    case 'whirlpool':
      return { name: words.at(action.at, places), note: words.spins[action.spin] };
    default:
      return {
        name: words.at(action.at, places),
        note: action.type === 'place-cc' ? words.pieces.cc : words.pieces.sub,
      };
  }
}
