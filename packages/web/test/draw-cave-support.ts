// What the tests of the cave drawings share: real positions, reading SVG text, reading an outline.
import { readdirSync, readFileSync } from 'node:fs';
import { applyEntry, type Game, type GameTypes, odds, readRecord, Table, unwrap, withRules } from '@undercroft/engine';

/** Every `step`-th position of every `apart`-th golden game, and of each game its last. */
export function positions<K extends GameTypes>(game: Game<K>, apart: number, step: number): K['State'][] {
  return records(game)
    .filter((_, i) => i % apart === 0)
    .flatMap((text) => {
      const found: K['State'][] = [];
      const keep = (table: Table<K>): unknown => found.push(unwrap(game.load(game.save(table.state))));
      const last = replayed(game, text, (table, i) => i % step === 0 && keep(table));
      keep(last);
      return found;
    });
}

/** The names of all tiles that can be drawn, as the odds of the first draws of some games say. */
export function drawnTiles<K extends GameTypes>(game: Game<K>): string[] {
  const names = new Set<string>();
  const note = (table: Table<K>): void => {
    if (table.status().type !== 'chance') return;
    for (const { outcome } of odds(game, table.state).outcomes) {
      const { type, tile } = outcome as { type: string; tile?: string };
      if (type === 'tile' && tile) names.add(tile);
    }
  };
  for (const text of records(game).slice(0, 12)) replayed(game, text, note);
  return [...names].sort();
}

function records(game: { readonly id: string }): string[] {
  const folder = new URL(`../../../games/${game.id}/golden/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl') && !file.includes('.story.'));
  return files.map((file) => readFileSync(new URL(file, folder), 'utf8'));
}

function replayed<K extends GameTypes>(game: Game<K>, text: string, watch: (table: Table<K>, i: number) => unknown) {
  const record = unwrap(readRecord(text));
  const table = unwrap(Table.open(withRules(game, record.rules) ?? game, record.options, record.seats));
  record.entries.forEach((entry, i) => {
    unwrap(applyEntry(table, entry));
    watch(table, i);
  });
  return table;
}

/** What is wrong with SVG text: tags that do not match, attributes that are repeated or unquoted, NaN in place of numbers. */
export function faults(svg: string): string[] {
  const open: string[] = [];
  const found = [...svg.matchAll(/undefined|NaN|Infinity|null|\[object/g)].map(([word]) => word);
  const rest = svg.replace(/<(\/?)([\w-]+)((?:\s[\w:-]+="[^"<>]*")*)(\/?)>/g, (_, closing, name, attributes, alone) => {
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map(([, attribute]) => attribute);
    if (new Set(names).size < names.length) found.push(`<${name}> says something twice`);
    if (closing && open.pop() !== name) found.push(`</${name}> closes something else`);
    if (!closing && !alone) open.push(name);
    return '';
  });
  if (/[<>]/.test(rest.replaceAll(/[\w-]>|>(?=[:g])/g, ''))) found.push(`not a tag: ${rest.slice(0, 80)}`);
  return [...found, ...open.map((name) => `<${name}> is not closed`)];
}

export const ids = (svg: string): string[] => [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? '');
export const references = (svg: string): string[] =>
  [...svg.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map(([, href, url]) => href ?? url ?? '');

type Point = readonly [number, number];

/** The corners of path data made of M, q, t, h, v, l and z. */
export function corners(d: string): Point[] {
  let at: Point = [0, 0];
  const out: Point[] = [];
  const go = (x: number, y: number): void => {
    at = [at[0] + x, at[1] + y];
    out.push(at);
  };
  for (const [, command = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const n = [...rest.matchAll(/-?\d*\.?\d+/g)].map(Number);
    const pair = (i: number): Point => [n[i] ?? 0, n[i + 1] ?? 0];
    if (command === 'h') go(...([n[0] ?? 0, 0] as const));
    if (command === 'v') go(...([0, n[0] ?? 0] as const));
    if (command === 'q') go(...pair(2));
    if (command === 'M' || command === 'l') go(...pair(0));
    if (command === 't') for (let i = 0; i < n.length; i += 2) go(...pair(i));
  }
  return out;
}

/** Where an outline crosses the north side of its tile, from west to east. */
export function crossings(outline: readonly Point[], at = -100): number[] {
  return outline
    .flatMap(([bx, by], i) => {
      const [ax, ay] = outline.at(i - 1) ?? [bx, by];
      return ay < at === by < at ? [] : [ax + ((bx - ax) * (at - ay)) / (by - ay)];
    })
    .sort((a, b) => a - b);
}

export function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  const east = outline.filter(([bx, by], i) => {
    const [ax, ay] = outline.at(i - 1) ?? [bx, by];
    return ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay);
  });
  return east.length % 2 === 1;
}
