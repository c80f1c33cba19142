// @vitest-environment happy-dom
// The coach at somebody's own game: whatever can happen for the first time does so in real positions, and is said once.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { gameIds } from '../../../scripts/modules.mjs';
import { findGame } from '../../catalog/src/index.ts';
import {
  decidingSeat,
  type GameEvent,
  matches,
  readScenario,
  type Scenario,
  type Table,
  tableFor,
  unwrap,
} from '../../engine/src/index.ts';
import type { Coach } from '../../learn/src/schemas.ts';
import { LEARN_KEY } from '../src/app/coach-on.ts';
import { note, progress, progressOf } from '../src/learn/progress.ts';
import { Watcher } from '../src/learn/watching.tsx';

type First = Coach['firsts'][number];
/** What the entries of a game did. */
type Story = readonly (readonly GameEvent[])[];

const at = (file: string): string => path.join(import.meta.dirname, '../../../games', file);

function* storiesOf(game: string): Generator<Story> {
  for (const file of readdirSync(at(`${game}/golden`)).filter((name) => name.endsWith('.story.jsonl'))) {
    const lines = readFileSync(at(`${game}/golden/${file}`), 'utf8')
      .trimEnd()
      .split('\n');
    yield lines.map((line) => JSON.parse(line).events ?? []);
  }
  // What is rare is found in a scenario.
  for (const file of readdirSync(at(`${game}/scenarios`)))
    yield storyOf(unwrap(readScenario(JSON.parse(readFileSync(at(`${game}/scenarios/${file}`), 'utf8')))));
}

/** Up to the first step that is refused, or no move. */
function storyOf(scenario: Scenario): Story {
  const table = tableFor(findGame, scenario);
  const story: (readonly GameEvent[])[] = [];
  for (const { act, chance } of table.ok ? scenario.steps : []) {
    const { value: at } = table as { readonly value: Table };
    const done = act ? at.propose(decidingSeat(at), act) : chance ? at.applyOutcome(chance) : undefined;
    if (!done?.ok) break;
    story.push(done.value.events);
  }
  return story;
}

/** For each, a game in which it happens. */
function storiesWith(game: string, firsts: readonly First[]): Map<First, Story> {
  const found = new Map<First, Story>();
  for (const story of storiesOf(game)) {
    const events = story.flat();
    for (const first of firsts)
      if (!found.has(first) && events.some((event) => matches(first.event, event))) found.set(first, story);
    if (found.size === firsts.length) break;
  }
  return found;
}

beforeEach(() => {
  localStorage.removeItem(LEARN_KEY);
  progress.value = { games: {}, isCoachOn: true };
});

describe.each(gameIds())('%s', (game) => {
  const { firsts }: Coach = JSON.parse(readFileSync(at(`${game}/learn/coach.json`), 'utf8'));
  const stories = storiesWith(game, firsts);

  test('everything the coach comments on happens in a real game or a scenario', () => {
    expect(firsts.filter((first) => !stories.has(first)).map(({ say }) => say)).toEqual([]);
  });

  test.each(firsts.map((first) => [first.say, first] as const))(
    '%s is said when it happens, and once',
    (say, first) => {
      const story = stories.get(first) ?? [];
      const watcher = new Watcher(game, firsts);
      const isSaid = () => watcher.said.value.some((one) => one.say === say);
      const when = story.findIndex((events) => events.some((event) => matches(first.event, event)));
      for (const events of story.slice(0, when)) watcher.see({ events });
      expect(isSaid()).toBe(false);
      watcher.see({ events: story[when] ?? [] });
      expect(isSaid()).toBe(true);
      while (watcher.said.value.length > 0) watcher.close();
      expect(progressOf(game).firsts).toContain(say);
      for (const events of story.slice(when)) watcher.see({ events });
      expect(isSaid()).toBe(false);
      const later = new Watcher(game, firsts);
      later.see({ events: story[when] ?? [] });
      expect(later.said.value.some((one) => one.say === say)).toBe(false);
    },
  );

  test('what has been read in an earlier game is not said again, and all of it ends with one word', () => {
    const [first] = firsts as [First, ...First[]];
    const story = stories.get(first) ?? [];
    note(game, { firsts: firsts.map(({ say }) => say) });
    const watcher = new Watcher(game, firsts);
    for (const events of story) watcher.see({ events });
    expect(watcher.said.value).toEqual([]);
    const other = new Watcher(game, firsts);
    progress.value = { games: {}, isCoachOn: true };
    for (const events of story) other.see({ events });
    expect(other.said.value.length).toBeGreaterThan(0);
    other.stop();
    expect([other.said.value, progress.value.isCoachOn]).toEqual([[], false]);
  });
});
