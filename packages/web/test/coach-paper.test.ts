// @vitest-environment happy-dom
// The coach's paper: what it says is read out once, and again when it is asked for; V does so unless letters are switched off.
import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test } from 'vitest';
import learn from '../../words/src/en/learn.ts';
import { settings } from '../src/app/settings.ts';
import { Paper } from '../src/learn/paper.tsx';

let page: HTMLElement;
let said: string[];
const letters = settings.letters.peek();
beforeEach(() => {
  page = document.createElement('div');
  document.body.append(page);
  said = [];
});
afterEach(() => {
  act(() => render(null, page));
  page.remove();
  settings.letters.value = letters;
});

const show = (title: string, text: readonly string[], task?: string) =>
  act(() => render(h(Paper, { learn, title, text, task, onSay: (one: string) => void said.push(one) }), page));
const press = (key: string) => act(() => void dispatchEvent(new KeyboardEvent('keydown', { key })));
const heard = () => said.splice(0).filter((one) => one !== '');

test('a text is read out once, with its title as a sentence and its task last', () => {
  show('Why not?', ['A flood came.'], 'Touch it.');
  expect(heard()).toEqual(['Why not? A flood came. Touch it.']);
  show('Why not?', ['A flood came.'], 'Touch it.');
  expect(heard()).toEqual([]);
  show('A hero', ['It sinks you.'], 'Run.');
  expect(heard()).toEqual(['A hero. It sinks you. Run.']);
});

test('what is added is read out alone, and what comes back is not', () => {
  show('A hero', ['It sinks you.'], 'Run.');
  heard();
  show('A hero', ['It sinks you.', 'Take it back.'], 'Run.');
  expect(heard()).toEqual(['Take it back.']);
  show('A hero', ['It sinks you.'], 'Run.');
  expect(heard()).toEqual([]);
});

test('V says all of it again, but not where letters are switched off or a dialog is open', () => {
  show('A hero', ['It sinks you.'], 'Run.');
  heard();
  press('v');
  expect(heard()).toEqual(['A hero. It sinks you. Run.']);
  settings.letters.value = false;
  press('v');
  settings.letters.value = true;
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  page.before(dialog);
  press('v');
  dialog.remove();
  expect(heard()).toEqual([]);
});

test('it can be reached, and is no live region of its own', () => {
  show('A hero', ['It sinks you.']);
  const paper = page.querySelector('.paper');
  expect([paper?.getAttribute('tabindex'), paper?.getAttribute('aria-live')]).toEqual(['-1', null]);
});
