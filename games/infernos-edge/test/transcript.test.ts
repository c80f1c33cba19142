// Everything that is said in the golden games, in both languages: games/infernos-edge/test/transcript.txt. After an intended
// change of words, `UPDATE_TRANSCRIPT=1 npx vitest run games/infernos-edge/test/transcript.test.ts` writes it again, and the
// difference can be reviewed.

import {
  CLOSINGS,
  type Event,
  type Explorer,
  type InfernosEdgeEnding,
  infernosEdge,
  type RefusalDetails,
  type Snapshot,
} from '@undercroft/infernos-edge';
import {
  FirstMet,
  type RefusalSamples,
  readTranscript,
  refusalEntries,
  replayGoldenGames,
  type TranscriptEntry,
} from '@undercroft/testkit';
import { expect, test } from 'vitest';
import enHints from '../../../packages/words/src/en/hints.ts';
import huHints from '../../../packages/words/src/hu/hints.ts';
import { type Places, placesFrom } from '../../../packages/words/src/places.ts';
import { MOTIVES } from '../bots/motives.ts';
import { placesOf } from '../page/viewpoint.ts';
import { ASKS } from '../rules/asks.ts';
import enAbout from '../words/en/about.ts';
import eventsEn from '../words/en/events.ts';
import en from '../words/en/index.ts';
import enReasons from '../words/en/reasons.ts';
import huAbout from '../words/hu/about.ts';
import eventsHu from '../words/hu/events.ts';
import hu from '../words/hu/index.ts';
import huReasons from '../words/hu/reasons.ts';
import { EVENT_TYPES } from './event-types.ts';

const LANGUAGES = [en, hu];

// ---------------------------------------------------------------- events, questions, actions and endings of golden games

type Variants = { readonly [T in Event['type']]?: (event: Extract<Event, { type: T }>) => string };

const amount = (n: number): string => (n === 0 ? 'none' : n === 1 ? 'one' : 'some');

/** What an event of a type can be besides, where it is told differently. */
const VARIANTS: Variants = {
  'turn-began': ({ state }) => state,
  'gap-named': ({ exploring }) => (exploring ? 'exploring' : ''),
  'tile-returned': ({ why }) => why,
  'bag-discarded': ({ tiles }) => amount(tiles),
  moved: ({ how }) => how,
  escaped: ({ holds }) => holds ?? '',
  rolled: ({ why, passed }) => `${why}${passed === undefined ? '' : passed ? ' passed' : ' failed'}`,
  rerolled: ({ paid }) => paid,
  hazard: ({ face }) => face,
  'lost-health': ({ source, left }) => (left === 0 ? `${source} none left` : source),
  spared: ({ by, explorer }) => (by === 'alert' && explorer === 'scoundrel' ? 'alert own' : by),
  healed: ({ explorer, by }) => (explorer === by ? 'own' : 'other'),
  'item-picked-up': ({ item }) => item,
  'item-given': ({ item }) => item,
  'item-put-down': ({ item }) => item,
  'rubble-cleared': ({ explorer }) => (explorer ? '' : 'by a guardian'),
  'trap-triggered': ({ trap }) => trap,
  'guardian-destroyed': ({ explorer }) => (explorer ? '' : 'by a collapse'),
  'marker-moved': ({ to }) => (to === 0 ? 'end' : ''),
  burnt: ({ tiles }) => amount(tiles.length),
  died: ({ holds }) => holds ?? '',
  ended: ({ end, rank }) => `${rank} ${end}`,
};

const variantOf = (event: Event): string =>
  (VARIANTS[event.type] as ((event: Event) => string) | undefined)?.(event) ?? '';

const [events, questions, actions, endings] = [new FirstMet(), new FirstMet(), new FirstMet(), new FirstMet()];

const addEvent = (event: Event, places: () => Places<Explorer>): void =>
  events.add(`${event.type} ${variantOf(event)}`.trimEnd(), () =>
    [eventsEn, eventsHu].map((words) => words.describe(event, places())),
  );

type Asks = Snapshot['asks'];

/** What chance decides is asked of nobody. */
const ASKED = ASKS.filter((asks) => !['nothing', 'tile', 'die', 'hazard'].includes(asks));

const addQuestion = (asks: Asks, position: Snapshot): void =>
  questions.add(asks, () =>
    LANGUAGES.map((words) => {
      const { text, note } = words.question({ ...position, asks }, 'Anna');
      return note === undefined ? text : `${text} ${note}`;
    }),
  );

let last: Snapshot | undefined;

replayGoldenGames(
  infernosEdge,
  new URL('../golden/', import.meta.url),
  ({ action, events: happened, before, after, state }) => {
    const places = () => placesOf(before, { named: true });
    for (const event of happened) addEvent(event, places);
    if (ASKED.includes(after.asks)) addQuestion(after.asks, after);
    if (action)
      actions.add(action.type, () =>
        LANGUAGES.map((words) => words.actionName(action, { places: places(), openings: ['north', 'east'] })),
      );
    const status = infernosEdge.status(state);
    if (status.type === 'over')
      addEnding(status.ending as unknown as InfernosEdgeEnding, after.options.explorers.length);
    last = after;
  },
);

function addEnding(ending: InfernosEdgeEnding, size: number): void {
  endings.add(`${ending.how} ${ending.end} ${amount(ending.lost.length)}`, () =>
    LANGUAGES.map(({ end }) => `${end.ranks[ending.how]}. ${end.result(ending, size)} ${end.why(ending)}`),
  );
}

/** What no golden game shows. */
const RARE: readonly Event[] = [
  { type: 'item-given', rule: '', explorer: 'guide', item: 'artifact', to: 'priest' },
  { type: 'item-given', rule: '', explorer: 'guide', item: 'key', to: 'priest' },
  { type: 'bag-discarded', rule: '', tiles: 1 },
  { type: 'bag-discarded', rule: '', tiles: 3 },
  { type: 'tile-returned', rule: '', tile: 'normal I', why: 'closes-the-temple' },
  { type: 'died', rule: '', explorer: 'guide', at: '1,1', holds: 'artifact' },
  { type: 'died', rule: '', explorer: 'guide', at: '1,1', holds: 'key' },
  { type: 'item-put-down', rule: '', explorer: 'guide', item: 'artifact', at: '1,1' },
  { type: 'lost-health', rule: '', explorer: 'veteran', amount: 6, left: 1, source: 'collapse', at: '1,1' },
  { type: 'spared', rule: '', explorer: 'scoundrel', source: 'dart', by: 'alert', at: '1,1' },
  { type: 'spared', rule: '', explorer: 'guide', source: 'dart', by: 'alert', at: '1,1' },
];
const HERE = placesFrom<Explorer>('0,0', (cell) => (cell === '0,0' ? 'crossroads X' : 'lava T'), 'healer');
for (const event of RARE) addEvent(event, () => HERE);
if (last) for (const asks of ASKED) addQuestion(asks, last);

// ---------------------------------------------------------------- warnings

const WARNINGS = ['discards', 'traps', 'trapped', 'oneGap'] as const;

/** IE-MAP-4. */
const warnings: TranscriptEntry[] = CLOSINGS.flatMap((rule) =>
  WARNINGS.flatMap((kind) =>
    [1, 2].map((keys) => ({
      key: `${rule} ${kind} ${amount(keys)}`,
      texts: LANGUAGES.map(({ closing }) => closing[kind](keys, rule)),
    })),
  ),
);

// ---------------------------------------------------------------- around the board, and what threatens

const [healer, guide] = ['healer', 'guide'] as const;
const HARM = { source: 'spike', amount: 3, downs: false } as const;
const SIXTH = { n: 1, of: 6 };

type Sentence = (language: typeof en) => string | readonly string[];

const AROUND: Readonly<Record<string, Sentence>> = {
  'goal keys': ({ table }) => table.goal.keys(1, 2, 21),
  'goal sanctum': ({ table }) => table.goal.sanctum(9),
  'goal bring': ({ table }) => table.goal.bring(1),
  'goal take': ({ table }) => table.goal.take(healer, 2),
  'goal take, nobody': ({ table }) => table.goal.take(undefined, 0),
  'goal carry': ({ table }) => table.goal.carry(healer, 4),
  'goal carry, cut off': ({ table }) => table.goal.carry(healer, undefined),
  'goal leave': ({ table }) => table.goal.leave(2),
  'goal lost': ({ table }) => table.goal.lost(),
  'upcoming die': ({ table }) => table.upcoming.dice(1),
  'upcoming dice': ({ table }) => table.upcoming.dice(2),
  'upcoming guardian': ({ table }) => table.upcoming.guardians(1),
  'upcoming guardians': ({ table }) => table.upcoming.guardians(3),
  'upcoming step': ({ table }) => table.upcoming.volcano(1),
  'upcoming steps': ({ table }) => table.upcoming.volcano(2),
  'upcoming lava': ({ table }) => table.upcoming.lava,
  'upcoming eruption': ({ table }) => table.upcoming.erupts,
  'ending points': ({ table }) => table.ending.points(1),
  'ending dice': ({ table }) => table.ending.dice(2),
  walk: ({ table }) => table.walk('run', 3),
  tag: ({ table }) => table.tag('explore', 1),
  'risk of chance': ({ danger, risk }) => [
    danger.tag({ ...HARM, odds: SIXTH }),
    risk.short({ ...HARM, odds: SIXTH }),
    risk.harm({ ...HARM, odds: SIXTH }),
  ],
  'risk, certain': ({ danger, risk }) => [danger.tag(HARM), risk.short(HARM), risk.harm({ ...HARM, downs: true })],
  'risk of another': ({ danger }) => danger.tag({ ...HARM, whose: healer }),
  'blow, you': ({ danger }) => [danger.strikes(undefined, 1), danger.strikesShort(undefined, 1), danger.strikesTag(1)],
  'blow, another': ({ danger }) => [danger.strikes(healer, 2), danger.strikesShort(healer, 2)],
  fire: ({ danger }) => [danger.burns, danger.burnsTag.first, danger.burnsTag.second],
  'needed, down': ({ danger }) => [danger.needed.down(healer), danger.neededShort(healer, 1)],
  'needed, hunted': ({ danger }) => [danger.needed.hunted(healer), danger.needed.hunted(undefined)],
  'needed, burning': ({ danger }) => [danger.needed.burning(healer), danger.needed.burning(undefined)],
  'needed, you': ({ danger }) => danger.neededShort(undefined, 2),
};

const THREATS: Readonly<Record<string, (about: typeof enAbout) => string>> = {
  'strikes one': ({ dangers }) => dangers.strikes([healer], 1, 1),
  'strikes one of two': ({ dangers }) => dangers.strikes([healer, guide], 2, 1),
  'four strike': ({ dangers }) => dangers.strikes([healer], 3, 4),
  hunts: ({ dangers }) => dangers.hunts([healer, guide], 3, 1),
  'two hunt': ({ dangers }) => dangers.hunts([healer], 2, 2),
  'is there': ({ dangers }) => dangers.hunts([healer], 0, 1),
  burns: ({ dangers }) => dangers.burns(4, 2),
  'burns once': ({ dangers }) => dangers.burns(1, 0),
  dice: ({ dangers }) => dangers.dice({ n: 71, of: 1296 }, 6),
  falls: ({ dangers }) => dangers.falls(3, 6),
  dies: ({ odds }) => odds.dies({ n: 11, of: 36 }, [healer, guide]),
};

const said = (texts: string | readonly string[]): string => (typeof texts === 'string' ? texts : texts.join(' / '));

const around: TranscriptEntry[] = [
  ...Object.entries(AROUND).map(([key, say]) => ({ key, texts: LANGUAGES.map((words) => said(say(words))) })),
  ...Object.entries(THREATS).map(([key, say]) => ({ key, texts: [enAbout, huAbout].map(say) })),
];

// ---------------------------------------------------------------- refusals and reasons

const to = 'north';
const explorer = 'healer';
const at = '2,1';

/** No golden game meets them: only what may be played is in a record. */
const REFUSALS: RefusalSamples<RefusalDetails> = {
  malformed: [{ detail: { fault: { kind: 'malformed' } } }],
  'not-asked': ASKS.map((asks) => ({ detail: { asks, got: 'move' }, variant: asks })),
  'cannot-happen': [{ detail: { type: 'die', face: 1 } }],
  'not-your-ability': [{ detail: { action: 'mend', owner: 'healer' } }],
  'too-few-points': [
    { detail: { cost: 2, left: 1, exerting: true }, variant: 'exerting helps' },
    { detail: { cost: 2, left: 0, exerting: false }, variant: 'none left' },
  ],
  'used-up': [{ detail: undefined }],
  'exerted-already': [{ detail: undefined }],
  'too-little-health': [{ detail: { health: 1 } }],
  'braced-already': [{ detail: undefined }],
  'braced-last-turn': [{ detail: undefined }],
  'nothing-there': [
    { detail: { to }, variant: 'adjacent' },
    { detail: { at }, variant: 'there' },
  ],
  'tile-there': [
    { detail: { to }, variant: 'adjacent' },
    { detail: { at }, variant: 'there' },
  ],
  wall: [{ detail: { to } }],
  edge: [{ detail: { to } }],
  rubble: [{ detail: { to } }],
  burnt: [{ detail: { to } }],
  bridge: [{ detail: { to } }],
  'no-rubble': [
    { detail: { at: 'east' }, variant: 'adjacent' },
    { detail: { at: 'here' }, variant: 'here' },
  ],
  'open-already': [{ detail: { to } }],
  'not-from-the-bag': [{ detail: undefined }],
  'shored-already': [{ detail: undefined }],
  'normal-already': [{ detail: undefined }],
  'not-in-sight': [
    { detail: { explorer }, variant: 'explorer' },
    { detail: { at }, variant: 'space' },
  ],
  'too-far': [
    { detail: { explorer, steps: 4, most: 2 }, variant: 'explorer' },
    { detail: { at, steps: 4, most: 2 }, variant: 'space' },
  ],
  'own-space': [{ detail: undefined }],
  'bag-empty': [{ detail: undefined }],
  'no-gap': [{ detail: { at } }],
  'not-in-hand': [{ detail: { tile: 'lava T' } }],
  'same-as-another-turn': [{ detail: { turn: 1, turns: 2 } }],
  'not-connected': [{ detail: { turn: 1 } }],
  'closes-the-temple': [{ detail: { turn: 1 } }],
  'not-deepest': [{ detail: { at, to } }],
  'not-in-the-team': [{ detail: { explorer } }],
  'not-yourself': [{ detail: undefined }],
  escaped: [{ detail: { explorer } }],
  dead: [{ detail: { explorer } }],
  downed: [{ detail: { explorer } }],
  'not-on-this-space': [{ detail: { explorer } }],
  'full-health': [{ detail: { explorer } }],
  'no-step': [{ detail: { explorer } }],
  'empty-hands': [{ detail: undefined }],
  'hands-full': [{ detail: undefined }],
  'their-hands-full': [{ detail: { explorer } }],
  'nothing-to-take': [{ detail: { explorer } }],
  'nothing-to-pick-up': [
    { detail: { item: 'key' }, variant: 'key' },
    { detail: { item: 'artifact' }, variant: 'artifact' },
  ],
  'key-stays': [{ detail: undefined }],
  'no-such-die': [
    { detail: { face: 3 }, variant: 'number' },
    { detail: { face: 'lava' }, variant: 'hazard' },
  ],
  'no-guardian': [
    { detail: {}, variant: 'here' },
    { detail: { to }, variant: 'adjacent' },
    { detail: { at }, variant: 'there' },
  ],
  'not-nearest': [{ detail: { at } }],
  'not-attacked': [{ detail: { explorer } }],
  'no-shortest-path': [{ detail: { to } }],
};

const refusals = refusalEntries(REFUSALS, (refusal) =>
  [enAbout, huAbout].map((words) => words.refusal(refusal, { action: 'heal', places: HERE })),
);

const reasons = MOTIVES.map((motive): TranscriptEntry => {
  const all = [
    { ...enHints, reasons: { ...enHints.reasons, ...enReasons } as Record<string, string> },
    { ...huHints, reasons: { ...huHints.reasons, ...huReasons } as Record<string, string> },
  ];
  return { key: motive, texts: all.map((hints) => hints.because(hints.reasons[motive] ?? '')) };
});

// ---------------------------------------------------------------- the file

test('every kind of event and ending is told, every question asked', () => {
  const types = new Set(events.entries.map(({ key }) => key.split(' ')[0]));
  expect(EVENT_TYPES.filter((type) => !types.has(type))).toEqual([]);
  expect(ASKED.filter((asks) => !questions.has(asks))).toEqual([]);
  const ways = new Set(endings.entries.map(({ key }) => key.split(' ')[0]));
  expect(infernosEdge.facts.endings.filter((how) => !ways.has(how))).toEqual([]);
});

test('what is said is what the transcript says', () => {
  const { stored, current } = readTranscript(new URL('transcript.txt', import.meta.url), en.name, [
    { heading: 'Events', entries: events.entries },
    { heading: 'Questions', entries: questions.entries },
    { heading: 'Actions', entries: actions.entries },
    { heading: 'Refusals', entries: refusals },
    { heading: 'Reasons for hints', entries: reasons },
    { heading: 'Endings', entries: endings.entries },
    { heading: 'Warnings before the bag is discarded', entries: warnings },
    { heading: 'Around the board, and what threatens', entries: around },
  ]);
  expect(current).toBe(stored);
});
