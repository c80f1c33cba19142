// @vitest-environment happy-dom
// Numbers of rules stand behind "why?" only: in set-up, in the team, in the question whether to take something back. Links to rules
// open a sheet over the table.
import { type ComponentType, h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Card, Scene } from '../../page-kit/src/game-view.ts';
import words from '../../words/src/en/page.ts';
import { settings } from '../src/app/settings.ts';
import { OrderList } from '../src/pages/order.tsx';
import { type OpenRule, useRuleLinks } from '../src/stage/rule-link.ts';
import { UndoQuestion } from '../src/stage/table-questions.tsx';
import { Team } from '../src/stage/team.tsx';

const NUMBER = /\b[A-Z]{2}(-[A-Z0-9]+)+\b/;

function show(part: unknown, props: object): HTMLElement {
  const page = document.createElement('div');
  document.body.append(page);
  act(() => render(h(part as ComponentType<object>, props), page));
  return page;
}

afterEach(() => {
  settings.ruleNumbers.value = false;
  for (const page of [...document.body.children]) {
    act(() => render(null, page));
    page.remove();
  }
});

const medic: Card = {
  id: 'medic',
  face: '',
  name: 'Medic',
  who: '',
  seat: 0,
  state: '',
  tone: 'plain',
  turn: 'waiting',
  chips: [],
  abilities: [{ name: 'Sprint', text: 'one or two Moves', rule: 'ST-MED-2' }],
  notes: [],
};
const team = () => show(Team, { scene: { cardsTitle: 'Team', cards: [medic], panels: [] } as unknown as Scene, words });

const people = {
  all: [{ id: 'medic', name: 'Medic', face: '' }],
  first: { name: 'Goes first', does: 'x', rule: 'ST-SETUP-7' },
};
const order = () =>
  show(OrderList, { people, chosen: { players: 1, people: ['medic'] }, names: ['Anna'], words, onTeam: () => {} });

const asked = { plan: { needs: [0], why: 'chance' }, seat: 0, entry: 1 };
/** Its words are loaded when it is asked. */
const undo = async () => {
  const page = show(UndoQuestion, {
    control: { session: { playsBots: true }, undoRequest: () => asked, seating: { value: { names: ['Anna'] } } },
    words,
  });
  await vi.waitFor(() => act(async () => expect(page.querySelector('dialog')).not.toBeNull()));
  return page;
};

describe.each([
  ['the team', team, '#/rules/ST-MED-2', 'Why? Sprint'],
  ['the turn order', order, '#/rules/ST-SETUP-7', 'Why? Goes first'],
  ['the question whether to take back', undo, '#/rules/TB-UNDO-2', null],
])('%s', (_name, part, href, label) => {
  test('asks "why?" and shows no number', async () => {
    const page = await part();
    const why = page.querySelector('a.why');
    expect([why?.getAttribute('href'), why?.textContent, why?.getAttribute('aria-label')]).toEqual([
      href,
      words.play.why,
      label,
    ]);
    expect(page.textContent).not.toMatch(NUMBER);
  });

  test('shows it to anyone who wants numbers', async () => {
    settings.ruleNumbers.value = true;
    expect((await part()).textContent).toMatch(NUMBER);
  });
});

test('a link to a rule or a rulebook opens at the table, unless it says that it leaves', () => {
  const opened: OpenRule[] = [];
  const frame = document.createElement('div');
  document.body.append(frame);
  frame.innerHTML =
    '<a href="#/rules/sub-terra">Rules</a><a href="#/rules/ST-ACT-RUN">why?</a><a data-leaves="table" href="#/rules/sub-terra">whole</a><a href="#/play/1">x</a>';
  show(() => {
    useRuleLinks({ current: frame }, (rule) => opened.push(rule));
    return null;
  }, {});
  const prevented = [...frame.querySelectorAll('a')].map((link) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    link.dispatchEvent(click);
    return click.defaultPrevented;
  });
  expect(prevented).toEqual([true, true, false, false]);
  expect(opened).toEqual([{ rules: ['sub-terra'] }, { rules: ['ST-ACT-RUN'] }]);
});
