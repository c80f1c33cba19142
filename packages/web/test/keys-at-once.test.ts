// @vitest-environment happy-dom
// A key counts as soon as the table is to be seen: whoever is quick is not asked to press it again.
import { signal } from '@preact/signals';
import { h, render } from 'preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type KeyHandlers, useKeys } from '../src/stage/keys.ts';
import { endTurn, modelTable } from './model-table.ts';

let page: HTMLElement;
beforeEach(() => {
  page = document.createElement('div');
  document.body.append(page);
});
afterEach(() => {
  render(null, page);
  page.remove();
});

const press = (key: string) => dispatchEvent(new KeyboardEvent('keydown', { key }));

test('a key that is pressed with the first sight of the table is heard, and none after it has gone', () => {
  const calls: string[] = [];
  const call = (name: string) => () => void calls.push(name);
  const handlers: KeyHandlers = {
    control: modelTable({ actions: () => [endTurn()] }).control,
    camera: { zoom: () => {}, fit: () => {}, pan: () => {}, isFollowing: signal(false) },
    undo: call('undo'),
    hint: call('hint'),
    back: () => false,
    openHelp: call('help'),
    openLog: call('log'),
    isCovered: () => false,
  };
  const Listening = () => {
    useKeys(handlers);
    return null;
  };
  render(h(Listening, {}), page);
  press('l');
  expect(calls).toEqual(['log']);
  render(null, page);
  press('l');
  expect(calls).toEqual(['log']);
});
