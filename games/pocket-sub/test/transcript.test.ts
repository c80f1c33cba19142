// Everything that is said in the golden games, in both languages: games/pocket-sub/test/transcript.txt. After an intended
// change of words, `UPDATE_TRANSCRIPT=1 npx vitest run games/pocket-sub/test/transcript.test.ts` writes it again, and the
// difference can be reviewed.
import {
  type Colour,
  type Event,
  type PocketEnding,
  type PocketSub,
  pocketSub,
  type RefusalDetails,
  type Snapshot,
} from '@undercroft/pocket-sub';
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
import { MOTIVES } from '../bots/motives.ts';
import { ENDINGS } from '../rules/events.ts';
import { isOutOfMines } from '../rules/moving.ts';
import { PHASES } from '../rules/phases.ts';
import en from '../words/en/index.ts';
import enReasons from '../words/en/reasons.ts';
import hu from '../words/hu/index.ts';
import huReasons from '../words/hu/reasons.ts';
import { type DescribedCause, withCause } from '../words/loss-cause.ts';
import { type SeaPlaces, seaPlaces } from '../words/places.ts';
import { EVENT_TYPES } from './event-types.ts';

const LANGUAGES = [en, hu];

// ---------------------------------------------------------------- events, questions, actions and endings of golden games

type DescribedEvent = Parameters<typeof en.describe>[0];
type Variants = { readonly [T in Event['type']]?: (event: Extract<DescribedEvent, { type: T }>) => string };

/** What an event of a type can be besides, where it is told differently. */
const VARIANTS: Variants = {
  'whirlpool-placed': ({ spin }) => spin,
  'tokens-spent': ({ use }) => `of ${use.length}`,
  stepped: ({ rule }) => (rule === 'PS-MOVE-2' ? 'deep' : ''),
  passed: ({ fleet, of, piece }) => `${of === fleet ? 'own' : 'other'} ${piece}`,
  sheltered: ({ from }) => from,
  'sub-lost': ({ cause }) => cause,
  'round-ended': ({ quiet }) => (quiet > 0 ? `quiet ${quiet}` : ''),
  'whirlpool-turned': ({ spin }) => spin,
  won: ({ fleets }) => `of ${fleets.length}`,
};

const variantOf = (event: DescribedEvent): string =>
  (VARIANTS[event.type] as ((event: DescribedEvent) => string) | undefined)?.(event) ?? '';

const [events, questions, actions, endings] = [new FirstMet(), new FirstMet(), new FirstMet(), new FirstMet()];

const addEvent = (event: DescribedEvent, places: SeaPlaces): void =>
  events.add(`${event.type} ${variantOf(event)}`.trimEnd(), () =>
    LANGUAGES.map((words) => words.describe(event, places)),
  );

function addQuestion(state: PocketSub['State'], position: Snapshot): void {
  const fleet = state.board.colours[state.seat];
  const nth = (fleet && position.subs[fleet]?.length) ?? 0;
  const isAsked = pocketSub.status(state).type === 'seat';
  questions.add(position.phase === 'place-sub' ? `place-sub ${nth + 1}` : position.phase, () =>
    LANGUAGES.map((words) => {
      const { text, note } = words.question(position, isAsked && fleet ? words.fleets[fleet] : undefined, nth + 1);
      return note === undefined ? text : `${text} ${note}`;
    }),
  );
}

replayGoldenGames(pocketSub, new URL('../golden/', import.meta.url), ({ action, events: happened, after, state }) => {
  const places = seaPlaces(state.board.cells);
  for (const event of happened)
    addEvent(
      withCause(event, (fleet) => isOutOfMines(state, state.board.colours.indexOf(fleet))),
      places,
    );
  addQuestion(state, after);
  if (action) actions.add(action.type, () => LANGUAGES.map((words) => words.actionName(action, places)));
  const status = pocketSub.status(state);
  if (status.type === 'over') addEnding(status.ending as PocketEnding, after.subs);
});
function addEnding(ending: PocketEnding, subs: Readonly<Partial<Record<string, readonly string[]>>>): void {
  const left = ending.winners.reduce((sum, fleet) => sum + (subs[fleet]?.length ?? 0), 0);
  endings.add(`${ending.how}${ending.winners.length > 1 ? ' of a team' : ''}`, () =>
    LANGUAGES.map(({ end }) => `${end.title(ending)}. ${end.decided[ending.how]} ${end.text(ending, left)}`),
  );
}

/** What no golden game shows. */
const LOST = { type: 'sub-lost', rule: 'PS-MINE-1', fleet: 'red', at: '0,0:c' } as const;
const HERE = seaPlaces(['-1,0', '-1,1', '0,0', '1,-1', '1,0']);
addEvent({ ...LOST, cause: 'out-of-mines' }, HERE);
addEvent({ type: 'sheltered', rule: 'PS-MEET-2', fleet: 'red', at: '-1,0:c', from: 'stuck' }, HERE);

// ---------------------------------------------------------------- refusals, dangers, reasons

const region = '0,0:e4';
const step = { from: '0,0:c', to: '-1,1:e1' };

/** No golden game meets them: only what may be played is in a record. */
const REFUSALS: RefusalSamples<RefusalDetails> = {
  malformed: [{ detail: { fault: { kind: 'malformed' } } }],
  'not-asked': PHASES.map((asks) => ({ detail: { asks, got: 'mine' }, variant: asks })),
  'no-expansion': [{ detail: undefined }],
  'too-late-for-tokens': [{ detail: undefined }],
  'no-such-region': [{ detail: { region: '9,9:c' } }],
  'no-such-tile-left': [{ detail: { face: 'A' } }],
  'not-deep': [
    { detail: { region }, variant: 'command centre' },
    { detail: step, variant: 'step' },
  ],
  deep: [
    { detail: { region: '0,0:c' }, rule: 'PS-STD-2', variant: 'sub' },
    { detail: { region: '0,0:c' }, rule: 'PS-MINE-2', variant: 'mine' },
  ],
  occupied: (['cc', 'mine', 'sub'] as const).map((piece) => ({
    detail: { region, piece, of: 'blue' },
    variant: piece,
  })),
  'not-a-centre': [{ detail: { region } }],
  'command-centre-there': [{ detail: { region: '-1,0:c' } }],
  'whirlpool-taken': [{ detail: { spin: 'clockwise' } }],
  'same-tile': [{ detail: { region: '0,0:c' } }],
  'tokens-declared': [{ detail: { declared: ['map'] } }],
  'token-repeated': [{ detail: { repeated: ['map'] } }],
  'token-spent': [{ detail: { spent: ['current'] } }],
  'no-sub-there': [{ detail: { region } }],
  'not-your-sub': [{ detail: { region, of: 'blue' } }],
  'already-here': [{ detail: step }],
  'been-there': [{ detail: step }],
  'not-touching': [{ detail: step }],
  'too-few-points': [
    { detail: { ...step, cost: 2, left: 1 }, rule: 'PS-MOVE-1', variant: 'rocky' },
    { detail: { ...step, cost: 2, left: 1 }, rule: 'PS-MOVE-2', variant: 'deep' },
  ],
  'move-ended-there': [{ detail: { region } }],
  'not-on-the-course': [{ detail: { region } }],
};

const refusals = refusalEntries(REFUSALS, (refusal) => LANGUAGES.map((words) => words.refusal(refusal, HERE)));

/** Whose piece a sub can meet in each; undefined is the own, or nobody's. */
const OWNERS: Readonly<Record<DescribedCause, readonly (Colour | undefined)[]>> = {
  mine: ['blue'],
  collision: ['blue'],
  'hit-a-hero': ['blue'],
  'rammed-by-hero': ['blue'],
  'command-centre': ['blue'],
  friendly: [undefined, 'blue'],
  stuck: [undefined],
  'no-mine': [undefined],
  'out-of-mines': [undefined],
};

const losses = (Object.keys(OWNERS) as DescribedCause[]).flatMap((cause) =>
  OWNERS[cause].map((of): TranscriptEntry => {
    const texts = LANGUAGES.map(({ risk }) => {
      const { why, what } = risk.loss(cause, of);
      return what === undefined ? why : `${why}: ${what}`;
    });
    return { key: of ? `${cause} of another` : cause, texts };
  }),
);

const reasons = MOTIVES.map((motive): TranscriptEntry => {
  const all = [
    { ...enHints, reasons: { ...enHints.reasons, ...enReasons } as Record<string, string> },
    { ...huHints, reasons: { ...huHints.reasons, ...huReasons } as Record<string, string> },
  ];
  return { key: motive, texts: all.map((hints) => hints.because(hints.reasons[motive] ?? '')) };
});

// ---------------------------------------------------------------- the file

test('the golden games meet every kind of event, question, action and ending', () => {
  const types = new Set(events.entries.map(({ key }) => key.split(' ')[0]));
  expect(EVENT_TYPES.filter((type) => !types.has(type))).toEqual([]);
  const asked = new Set(questions.entries.map(({ key }) => key.split(' ')[0]));
  expect(PHASES.filter((phase) => !asked.has(phase))).toEqual([]);
  expect(Object.keys(en.actions).filter((type) => !actions.has(type))).toEqual([]);
  expect(ENDINGS.filter((how) => !endings.has(how))).toEqual([]);
});

test('what is said is what the transcript says', () => {
  const { stored, current } = readTranscript(new URL('transcript.txt', import.meta.url), en.name, [
    { heading: 'Events', entries: events.entries },
    { heading: 'Questions', entries: questions.entries },
    { heading: 'Actions', entries: actions.entries },
    { heading: 'Refusals', entries: refusals },
    { heading: 'Losses', entries: losses },
    { heading: 'Reasons for hints', entries: reasons },
    { heading: 'Endings', entries: endings.entries },
  ]);
  expect(current).toBe(stored);
});
