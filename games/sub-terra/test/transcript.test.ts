// Everything that is said in the golden games, in both languages: games/sub-terra/test/transcript.txt. After an intended
// change of words, `UPDATE_TRANSCRIPT=1 npx vitest run games/sub-terra/test/transcript.test.ts` writes it again, and the
// difference can be reviewed.

import {
  type Caver,
  type Event,
  type RefusalDetails,
  type Snapshot,
  type SubTerraEnding,
  subTerra,
} from '@undercroft/sub-terra';
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
import { ASKS } from '../rules/asks.ts';
import enAbout from '../words/en/about.ts';
import enDangers from '../words/en/dangers.ts';
import enEnd from '../words/en/end.ts';
import eventsEn from '../words/en/events.ts';
import en, { type Harm } from '../words/en/index.ts';
import enReasons from '../words/en/reasons.ts';
import huAbout from '../words/hu/about.ts';
import huDangers from '../words/hu/dangers.ts';
import huEnd from '../words/hu/end.ts';
import eventsHu from '../words/hu/events.ts';
import hu from '../words/hu/index.ts';
import huReasons from '../words/hu/reasons.ts';
import { EVENT_TYPES } from './event-types.ts';

const LANGUAGES = [
  { ...en, end: enEnd },
  { ...hu, end: huEnd },
];

// ---------------------------------------------------------------- events, questions, actions and endings of golden games

type Variants = { readonly [T in Event['type']]?: (event: Extract<Event, { type: T }>) => string };

const amount = (n: number): string => (n === 0 ? 'none' : n === 1 ? 'one' : n > 3 ? 'many' : 'some');

/** What an event of a type can be besides, where it is told differently. */
const VARIANTS: Variants = {
  'gap-named': ({ exploring }) => (exploring ? 'exploring' : ''),
  'tile-drawn': ({ tile }) => (tile.startsWith('exit') ? 'exit' : ''),
  'tile-discarded': ({ why }) => why,
  moved: ({ how }) => how,
  rolled: ({ why, passed }) => `${why}${passed === undefined ? '' : passed ? ' passed' : ' failed'}`,
  'lost-health': ({ source, left }) => (left === 0 ? `${source} none left` : source),
  healed: ({ caver, by }) => (caver === by ? 'own' : 'other'),
  hazard: ({ hazard, severe, left }) => `${hazard}${severe ? ' severe' : ''}${left === 0 ? ' last' : ''}`,
  flooded: ({ tiles }) => amount(tiles.length),
  blocked: ({ tiles }) => amount(tiles.length),
  ended: ({ medal, leftBehind }) => `${medal} ${amount(leftBehind.length)}`,
};

const variantOf = (event: Event): string =>
  (VARIANTS[event.type] as ((event: Event) => string) | undefined)?.(event) ?? '';

/** Counted from the actor, where they stood before. */
function placesIn({ actor, cave, cavers }: Snapshot): Places<Caver> {
  const at = cavers[actor]?.at ?? cave[0]?.at ?? '0,0';
  return placesFrom(at, (cell) => cave.find((tile) => tile.at === cell)?.tile, actor);
}

const [events, questions, actions, endings] = [new FirstMet(), new FirstMet(), new FirstMet(), new FirstMet()];

const addEvent = (event: Event, places: () => Places<Caver>): void =>
  events.add(`${event.type} ${variantOf(event)}`.trimEnd(), () =>
    [eventsEn, eventsHu].map((words) => words.describe(event, places())),
  );

const addQuestion = (asks: Snapshot['asks'], position: Snapshot): void =>
  questions.add(asks, () =>
    LANGUAGES.map((words) => {
      const { text, note } = words.question({ ...position, asks }, 'Anna');
      return note === undefined ? text : `${text} ${note}`;
    }),
  );

let last: Snapshot | undefined;

replayGoldenGames(
  subTerra,
  new URL('../golden/', import.meta.url),
  ({ action, events: happened, before, after, state }) => {
    const places = () => placesIn(before);
    for (const event of happened) addEvent(event, places);
    addQuestion(after.asks, after);
    if (action)
      actions.add(action.type, () =>
        LANGUAGES.map((words) => words.actionName(action, { places: places(), openings: ['north', 'east'] })),
      );
    const status = subTerra.status(state);
    if (status.type === 'over') addEnding(status.ending as unknown as SubTerraEnding, after.options.cavers.length);
    last = after;
  },
);

function addEnding(ending: SubTerraEnding, size: number): void {
  endings.add(`${ending.how} ${ending.end} ${amount(ending.leftBehind.length)}`, () =>
    LANGUAGES.map(({ medals, end }) => `${medals[ending.how]}. ${end.result(ending, size)} ${end.ends[ending.end]}`),
  );
}

/** What no golden game shows. */
const RARE: readonly Event[] = [
  { type: 'dived', rule: '', caver: 'diver', at: '1,1' },
  { type: 'stack-empty', rule: '' },
  { type: 'surfaced', rule: '', caver: 'diver', at: '2,1' },
  { type: 'tile-discarded', rule: '', tile: 'normal I', why: 'closes-the-cave' },
  { type: 'moved', rule: '', caver: 'diver', from: '0,0', to: '2,0', how: 'appear' },
  { type: 'lost-health', rule: '', caver: 'bodyguard', amount: 2, left: 1, source: 'horror', at: '0,0' },
];
const HERE = placesFrom<Caver>('0,0', (cell) => (cell === '0,0' ? 'start X' : 'water T'), 'medic');
for (const event of RARE) addEvent(event, () => HERE);
if (last) for (const asks of ASKS) addQuestion(asks, last);

// ---------------------------------------------------------------- refusals and reasons

const to = 'north';
const caver = 'medic';
const turn = 1;
const at = '2,1';

/** No golden game meets them: only what may be played is in a record. */
const REFUSALS: RefusalSamples<RefusalDetails> = {
  malformed: [{ detail: { fault: { kind: 'malformed' } } }],
  'not-asked': ASKS.map((asks) => ({ detail: { asks, got: 'move' }, variant: asks })),
  'cannot-happen': [{ detail: { type: 'die', face: 1 } }],
  'not-your-ability': [{ detail: { action: 'dive', owner: 'diver' } }],
  'rig-is-rope': [{ detail: undefined }],
  'costs-too-much': [{ detail: { cost: 2, most: 1 } }],
  'too-few-points': [
    { detail: { cost: 2, left: 1, exerting: true }, variant: 'exerting helps' },
    { detail: { cost: 2, left: 0, exerting: false }, variant: 'none left' },
  ],
  'not-flooded': [{ detail: { to } }],
  'no-squeeze': [{ detail: { to } }],
  'not-yourself': [{ detail: undefined }],
  'hidden-already': [{ detail: undefined }],
  'no-water': [
    { detail: { at }, variant: 'there' },
    { detail: undefined, variant: 'here' },
  ],
  'not-all-on-the-exit': [
    { detail: { missing: ['medic'] }, variant: 'one' },
    { detail: { missing: ['medic', 'scout'] }, variant: 'two' },
  ],
  'no-shortest-path': [{ detail: { to } }],
  slide: [{ detail: { to } }],
  ledge: [{ detail: { to } }],
  'tile-there': [{ detail: { to } }],
  wall: [{ detail: { to } }],
  'stack-empty': [{ detail: undefined }],
  'nothing-there': [
    { detail: { to }, variant: 'adjacent' },
    { detail: { at }, variant: 'there' },
  ],
  flooded: [{ detail: { to } }],
  rubble: [{ detail: { to } }],
  squeeze: [{ detail: { to } }],
  'not-in-the-team': [{ detail: { caver } }],
  removed: [{ detail: { caver } }],
  submerged: [{ detail: { caver: 'diver' } }],
  unconscious: [{ detail: { caver } }],
  'not-on-this-tile': [{ detail: { caver } }],
  'full-health': [{ detail: { caver } }],
  'no-rubble': [
    { detail: { at: 'east' }, variant: 'adjacent' },
    { detail: { at: 'here' }, variant: 'here' },
  ],
  'not-steep': [{ detail: undefined }],
  'rope-there': [{ detail: undefined }],
  'used-up': [{ detail: undefined }],
  'open-already': [{ detail: { to } }],
  sealed: [{ detail: { to } }],
  'no-horror': [
    { detail: { to }, variant: 'adjacent' },
    { detail: { at }, variant: 'there' },
  ],
  'directed-already': [{ detail: undefined }],
  'exerted-already': [{ detail: undefined }],
  'nothing-to-exert-for': [{ detail: undefined }],
  arrow: [{ detail: { turn } }],
  'not-connected': [{ detail: { turn } }],
  'closes-the-cave': [{ detail: { turn } }],
  'same-as-another-turn': [{ detail: { turn, turns: 2 } }],
  'exit-stays': [{ detail: undefined }],
  'not-nearest': [{ detail: { at } }],
};

const refusals = refusalEntries(REFUSALS, (refusal) =>
  [enAbout, huAbout].map((words) => words.refusal(refusal, { action: 'heal', places: HERE })),
);

const reasons = Object.keys(MOTIVES).map((motive): TranscriptEntry => {
  const all = [
    { ...enHints, reasons: { ...enHints.reasons, ...enReasons } as Record<string, string> },
    { ...huHints, reasons: { ...huHints.reasons, ...huReasons } as Record<string, string> },
  ];
  return { key: motive, texts: all.map((hints) => hints.because(hints.reasons[motive] ?? '')) };
});

// ---------------------------------------------------------------- what only the page says

const DANGERS = [enDangers, huDangers];

const said = (key: string, say: (words: (typeof LANGUAGES)[number]['table']) => string): TranscriptEntry => ({
  key,
  texts: LANGUAGES.map(({ table }) => say(table)),
});

const goals = [
  said('find', ({ goal }) => `${goal.find} · ${goal.tiles(51)}`),
  said('find the last', ({ goal }) => `${goal.find} · ${goal.tiles(1)}`),
  said('next tile', ({ goal }) => `${goal.find} · ${goal.next}`),
  said('reach', ({ goal }) => `${goal.reach} · ${goal.steps('medic', 6)}`),
  said('reach, one step', ({ goal }) => `${goal.reach} · ${goal.steps('medic', 1)}`),
  said('reach, no way', ({ goal }) => `${goal.reach} · ${goal.noWay('medic')}`),
  said('gather', ({ goal }) => `${goal.gather} · ${goal.steps('climber', 4)}`),
  said('leave', ({ goal }) => `${goal.leave} · ${goal.goBack(['climber', 'engineer'])}`),
  said('over', ({ goal }) => goal.over),
  said('then one horror', ({ upcoming }) => upcoming.horrors(1)),
  said('then two horrors', ({ upcoming }) => upcoming.horrors(2)),
  said('then no light', ({ upcoming }) => `${upcoming.torches} / ${upcoming.dark}`),
];

/** What may be lost at a place, as plate, big button and tag say it. */
const risk = (key: string, harm: Harm): TranscriptEntry =>
  said(
    key,
    ({ danger }) => `${danger.titles[harm.source]}. ${danger.text(harm)} (${danger.short(harm)}; ${danger.tag(harm)})`,
  );

const risks = [
  risk('gas tile', { source: 'gas', amount: 2, falls: true, odds: { n: 6, of: 51 } }),
  risk('into gas', { source: 'gas', amount: 2, falls: false }),
  risk('rough ground', { source: 'rough', amount: 1, falls: false, odds: { n: 3, of: 6 } }),
  risk('rough tile', { source: 'rough', amount: 1, falls: true, odds: { n: 9, of: 306 } }),
  risk('exert', { source: 'exertion', amount: 1, falls: true, odds: { n: 3, of: 6 } }),
  risk('blast', { source: 'cave-in', amount: 3, falls: true, odds: { n: 2, of: 6 }, whose: 'climber' }),
  risk('into the horror', { source: 'horror', amount: 3, falls: true }),
  said('reveal instead', ({ danger }) => danger.revealFirst),
  said('strike here', ({ danger: { strike } }) => `${strike.here} (${strike.short}; ${strike.tag})`),
  said('strike unless', ({ danger: { strike } }) => strike.unlessYouLeave),
  said('strike another', ({ danger: { strike } }) => strike.other('climber')),
  said('end, somebody down', ({ danger: { end } }) => Object.values(end.down('climber')).join(' / ')),
  said('end, you hunted', ({ danger: { end } }) => Object.values(end.huntedYourself).join(' / ')),
  said('end, another hunted', ({ danger: { end } }) => Object.values(end.hunted('medic')).join(' / ')),
  said(
    'leave behind',
    ({ danger: { left } }) => `${left.title}. ${left.text(['climber'])} (${left.short(['climber'])})`,
  ),
];

const threatened = (key: string, say: (words: typeof enDangers) => string): TranscriptEntry => ({
  key,
  texts: DANGERS.map(say),
});
const loss = { caver: 'scout', amount: 1, falls: false } as const;

const dangers = [
  threatened('hunt', ({ hunt }) => hunt([{ victim: 'medic', moves: 2 }])),
  threatened('hunt now', ({ hunt }) => hunt([{ victim: 'medic', moves: 1 }])),
  threatened('hunt two', ({ hunt }) =>
    hunt([
      { victim: 'medic', moves: 1 },
      { victim: 'climber', moves: 3 },
    ]),
  ),
  threatened('nobody hunted', ({ wanders }) => wanders),
  ...(['flood', 'gas', 'cave-in', 'tremor'] as const).map((which) =>
    threatened(which, ({ hazard }) => hazard(which, 4, 17, [loss])),
  ),
  threatened('tags', (words) =>
    [
      `${words.strikesIn} 2`,
      words.strikesNow,
      words.leaves,
      words.loss(loss),
      words.toEnter(2),
      words.fallsOn([2, 5]),
      words.tremor(3),
      words.shielded,
      words.hunted,
    ].join(' / '),
  ),
  threatened('nothing', ({ none }) => none),
];

const logged = (key: string, say: (log: typeof eventsEn.log) => string): TranscriptEntry => ({
  key,
  texts: [eventsEn, eventsHu].map((words) => say(words.log)),
});
const ROLLS = ['exertion', 'rope', 'hide', 'rough', 'tremor', 'darkness'] as const;
const roll = { type: 'rolled', rule: 'ST-TURN-5', caver: 'medic', face: 3 } as const;
const hurt = { type: 'lost-health', rule: 'ST-HAZ-GAS', caver: 'medic', at: '0,0', amount: 2, source: 'gas' } as const;

/** Where the log has words of its own. */
const log = [
  logged('explored', ({ explored }) => explored('medic', 'north', 'cave-in T 1-3')),
  logged('explored exit', ({ explored }) => explored('medic', 'north', 'exit D')),
  logged('revealed', ({ revealed }) => revealed('medic', 'west', 'gas L')),
  logged('revealed exit', ({ revealed }) => revealed('medic', 'west', 'exit D')),
  logged('laid aside', ({ laidAside }) => laidAside('geologist', { side: 'east', tile: 'normal L', exploring: true })),
  logged('laid aside, stayed', ({ laidAside }) =>
    laidAside('geologist', { side: 'east', tile: 'normal L', exploring: false }),
  ),
  ...ROLLS.flatMap((why) => [
    logged(`rolled ${why}`, ({ rolled }) => rolled({ ...roll, why, needed: 3, passed: true })),
    logged(`rolled ${why}, failed`, ({ rolled }) => rolled({ ...roll, why, needed: 4, passed: false })),
  ]),
  logged('rolled cave-in', ({ rolled }) => rolled({ type: 'rolled', rule: 'ST-HAZ-CAVEIN', why: 'cave-in', face: 3 })),
  logged('lost', ({ lost }) => lost({ ...hurt, left: 1 })),
  logged('lost, fell', ({ lost }) => lost({ ...hurt, left: 0 })),
];

// ---------------------------------------------------------------- the file

test('every kind of event and ending is told, every question asked', () => {
  const types = new Set(events.entries.map(({ key }) => key.split(' ')[0]));
  expect(EVENT_TYPES.filter((type) => !types.has(type))).toEqual([]);
  expect(ASKS.filter((asks) => !questions.has(asks))).toEqual([]);
  const ways = new Set(endings.entries.map(({ key }) => key.split(' ')[0]));
  expect(subTerra.facts.endings.filter((how) => !ways.has(how))).toEqual([]);
});

test('what is said is what the transcript says', () => {
  const { stored, current } = readTranscript(new URL('transcript.txt', import.meta.url), en.name, [
    { heading: 'Events', entries: events.entries },
    { heading: 'Questions', entries: questions.entries },
    { heading: 'Actions', entries: actions.entries },
    { heading: 'Refusals', entries: refusals },
    { heading: 'Reasons for hints', entries: reasons },
    { heading: 'Endings', entries: endings.entries },
    { heading: 'Goals and what comes', entries: goals },
    { heading: 'Risks', entries: risks },
    { heading: 'Dangers', entries: dangers },
    { heading: 'Log', entries: log },
  ]);
  expect(current).toBe(stored);
});
