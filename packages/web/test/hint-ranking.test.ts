// @vitest-environment happy-dom
// Hints: what is about as good within the error of the trials, and that a hint never says the contrary of the table.
import { clone } from '@undercroft/engine';
import type { Lanterns } from '@undercroft/testkit';
import { type ComponentType, h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Planner } from '../../page-kit/src/planner.ts';
import en from '../../words/src/en/hints.ts';
import words from '../../words/src/en/page.ts';
import hu from '../../words/src/hu/hints.ts';
import { Advice, whyOf } from '../src/bots/advice.tsx';
import { Hints, type NamedSuggestion } from '../src/bots/hints.ts';
import type { BotAdvice } from '../src/bots/messages.ts';
import { marginOf, rank } from '../src/bots/ranking.ts';
import { endTurn, FEEL, modelTable, option, RISK, RUN, target, WALK } from './model-table.ts';

const idea = (name: string, chance: number, trials: number, more: Partial<NamedSuggestion> = {}): NamedSuggestion => ({
  action: { name },
  name,
  chance,
  trials,
  ...more,
});
const names = (suggestions: readonly NamedSuggestion[]) => suggestions.map(({ name }) => name);

describe('the margin', () => {
  test('is that of two shares at 95 %', () => {
    const margin = marginOf(idea('a', 0.5, 400), [idea('b', 0.5, 400)]) ?? 0;
    expect(margin).toBeCloseTo(1.96 * Math.sqrt(0.25 / 402 + 0.25 / 402), 3);
  });

  test('shrinks with the number of trials, as its root', () => {
    const at = (trials: number) => marginOf(idea('a', 0.4, trials), [idea('b', 0.4, trials)]) ?? 0;
    expect(at(100) / at(400)).toBeCloseTo(2, 1);
  });

  test('is never nothing, even if all trials were won', () => {
    expect(marginOf(idea('a', 1, 50), [idea('b', 1, 50)])).toBeGreaterThan(0.03);
  });

  test('is that of the least certain comparison', () => {
    const few = marginOf(idea('a', 0.5, 400), [idea('b', 0.5, 400), idea('c', 0.5, 20)]) ?? 0;
    expect(few).toBeGreaterThan(0.2);
  });

  test('is not known without trials', () => {
    expect(marginOf({ action: {}, trials: 0 }, [])).toBeUndefined();
  });
});

describe('the ranking', () => {
  test('keeps the choice first and groups the others by the margin', () => {
    const best = idea('a', 0.74, 2000);
    const ranking = rank([best, idea('d', 0.61, 2000), idea('b', 0.73, 2000), idea('c', 0.745, 2000)]);
    expect(ranking.first).toBe(best);
    expect(names(ranking.aboutAsGood)).toEqual(['c', 'b']);
    expect(names(ranking.clearlyWorse)).toEqual(['d']);
    expect(ranking.margin).toBeCloseTo(0.029, 2);
  });

  test('never calls worse what lies within the margin that it states, nor the reverse', () => {
    for (let trials = 5; trials < 500; trials += 45)
      for (let chance = 0; chance <= 1; chance += 0.05) {
        const others = [0.1, 0.3, 0.6].map((less) => idea(`${less}`, Math.max(0, chance - less), trials * less + 1));
        const { margin = 0, aboutAsGood, clearlyWorse } = rank([idea('a', chance, trials), ...others]);
        for (const one of aboutAsGood) expect(chance - (one.chance ?? 0)).toBeLessThan(margin);
        for (const one of clearlyWorse) expect(chance - (one.chance ?? 0)).toBeGreaterThanOrEqual(margin);
      }
  });

  test('one suggestion alone is enough', () => {
    expect(rank([idea('a', 0.5, 10)])).toMatchObject({ aboutAsGood: [], clearlyWorse: [] });
  });
});

describe('why', () => {
  const told = { about: en, reasons: { ...en.reasons, flee: 'a horror is too close' } };
  const safe = idea('Reveal north', 0.74, 400);
  const risky = idea('Explore north', 0.61, 400, { danger: RISK });

  test('names the cause', () => {
    expect(whyOf('flee', rank([safe]), told)).toBe('Why: a horror is too close.');
  });

  test('says what the table warns of', () => {
    expect(whyOf('flee', rank([risky, safe]), told)).toBe(
      'Why: a horror is too close. It is a risk all the same: 6 in 51: lose 2.',
    );
  });

  test('names the danger of another rather than the number once more', () => {
    expect(whyOf('best-chance', rank([safe, risky]), told)).toBe(
      'Why: nothing can go wrong, unlike with “Explore north” (6 in 51: lose 2).',
    );
  });

  test('never calls safe what carries a danger', () => {
    expect(whyOf('best-chance', rank([risky, risky]), told)).not.toMatch(/nothing can go wrong/);
    for (const { reasons } of [en, hu]) expect(Object.values(reasons).join(' ')).not.toMatch(/safe|biztonság/);
  });
});

describe('a hint at the table', () => {
  const MOVE = option('move', [target(WALK, { place: 'a', name: 'Move east' })], { key: '1' });
  const RISKY = option('run', [target(RUN, { place: 'b', name: 'Run', danger: RISK })], { key: '2' });
  const table = () => modelTable({ actions: () => [MOVE, RISKY, option('feel', [target(FEEL)]), endTurn()] });
  const advice: BotAdvice = {
    actions: [FEEL],
    suggestions: [
      { action: FEEL, chance: 0.7, trials: 200 },
      { action: WALK, chance: 0.69, trials: 200 },
      { action: RUN, chance: 0.3, trials: 200 },
    ],
    reason: { motive: 'best-chance', rule: 'TY-WALK-1' },
    games: 640,
  };

  const asked = async () => {
    const { control } = table();
    const hints = new Hints(control, () => ({ advice: Promise.resolve(advice), cancel: () => undefined }));
    await hints.request();
    return { control, hints };
  };

  test('marks places by their number in the list', async () => {
    const { control } = await asked();
    expect(control.hints.value).toEqual([
      { place: 'a', chance: 0.69, rank: 2 },
      { place: 'b', chance: 0.3, rank: 3 },
    ]);
  });

  test('of whole turns names each, and leaves out what the table calls lost', async () => {
    const turns: Planner<Lanterns, readonly object[]> = {
      empty: [],
      touch: (_at, plan) => plan,
      press: () => undefined,
      back: () => undefined,
      restore: (_at, actions) => actions,
      name: (_at, [action]) => `Sail ${JSON.stringify(action)}`,
      view: (_at, plan) => ({
        actions: plan,
        line: '',
        buttons: [],
        stops: [],
        places: [{ place: 'a', label: '' }],
        ...(plan.length === 0 ? {} : { destination: 'a' }),
        commit: { name: 'Sail', note: '', rules: [], ...(plan[0] === RUN ? { danger: RISK } : {}) },
      }),
    };
    const { control } = modelTable({ actions: () => [], planner: turns as Planner<Lanterns> });
    const suggestions = advice.suggestions.map((one) => ({ ...one, actions: [one.action] }));
    const request = async (some: BotAdvice['suggestions']) => {
      const told = { ...advice, actions: some[0]?.actions ?? [], suggestions: some };
      const hints = new Hints(control, () => ({ advice: Promise.resolve(told), cancel: () => undefined }));
      await hints.request();
      const hint = hints.hint.value;
      if (hint.state !== 'there' || !hint.ranking) throw new Error('no hint');
      return names([hint.ranking.first, ...hint.ranking.aboutAsGood, ...hint.ranking.clearlyWorse]);
    };
    expect(await request(suggestions)).toEqual([`Sail ${JSON.stringify(FEEL)}`, `Sail ${JSON.stringify(WALK)}`]);
    expect(control.planView.value?.actions).toEqual([FEEL]);
    // Where the best is lost all the others are told too.
    expect(await request(suggestions.toReversed())).toHaveLength(3);
  });

  test('Enter plays the first', async () => {
    const { control } = await asked();
    expect(control.target.value?.action).toEqual(FEEL);
    const act = vi.spyOn(control.session, 'act');
    control.press();
    expect(act.mock.calls[0]?.[1]).toEqual([FEEL]);
  });

  test('that was asked for while something plays waits until it has been seen', async () => {
    const { control, session, playing } = table();
    playing.value = clone(session.game, session.state);
    const hints = new Hints(control, () => ({ advice: Promise.resolve(advice), cancel: () => undefined }));
    const shown = hints.request();
    for (let i = 0; i < 20; i++) await Promise.resolve();
    expect([hints.hint.value.state, control.openHint.value === undefined]).toEqual(['thinking', false]);
    playing.value = undefined;
    await shown;
    expect([hints.hint.value.state, control.hints.value.length]).toEqual(['there', 2]);
    expect(control.target.value?.action).toEqual(FEEL);
  });

  test('is closed by Escape, after what was aimed at is dropped', async () => {
    const { control, hints } = await asked();
    expect([control.back(), control.target.value, hints.hint.value.state]).toEqual([true, undefined, 'there']);
    expect([control.back(), hints.hint.value.state, control.openHint.value]).toEqual([true, 'none', undefined]);
    expect(control.back()).toBe(false);
  });

  let page: HTMLElement | undefined;
  afterEach(() => {
    if (page) act(() => render(null, page as HTMLElement));
    page?.remove();
  });

  test('is shown as one suggestion and two groups, with what the figures rest on', async () => {
    const { control, hints } = await asked();
    page = document.createElement('div');
    document.body.append(page);
    const props = { control, hint: hints.hint.value, about: en, reasons: en.reasons, words, onClose: () => undefined };
    act(() => render(h(Advice as ComponentType<object>, props), page as HTMLElement));
    const text = (selector: string) =>
      [...(page?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent?.trim());
    expect(text('.pct')).toEqual(['70 % chance to win']);
    expect(text('.ranked > li')).toEqual([
      expect.stringMatching(/^1.*70 %$/),
      'About as good',
      // One figure stands for all that are as good: a higher one would be chance.
      '2Move east',
      'Clearly worse',
      expect.stringMatching(/^3Run30 %$/),
    ]);
    expect(text('p:first-of-type')).toEqual([expect.stringMatching(/^Why: .*\. The rule$/)]);
    expect(text('.quiet')).toEqual(['From 640 games played on from here. Differences under 9 % could be chance.']);
  });
});
