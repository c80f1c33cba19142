// A figure on the page: drawn twice, for wide and for narrow pages, with a table of its numbers.
import type { Figure, Key, MissingFigure, Table } from '@undercroft/terminal/report/figure';
import { escapeHtml, lines } from './markup.ts';

/** The widths of half a page and of a phone. */
const HALF = 560;
const PHONE = 350;

export const isMissing = (figure: Figure | MissingFigure): figure is MissingFigure => 'why' in figure;

export function figureHtml(figure: Figure | MissingFigure, id: string): string {
  if (isMissing(figure))
    return `<div class="absent"><h3>${escapeHtml(figure.title)}</h3><p>${escapeHtml(figure.why)}</p></div>`;
  const { title, finding, note, keys, table } = figure;
  return lines(
    '<figure>',
    `<h3>${escapeHtml(title)}</h3>`,
    `<p class="says">${escapeHtml(finding)}</p>`,
    keys.length > 0 && `<ul class="keys">${keys.map(keyHtml).join('')}</ul>`,
    `<div class="chart">${drawings(figure, id)}</div>`,
    `<figcaption>${escapeHtml(note)}</figcaption>`,
    `<details><summary>The numbers</summary>${tableHtml(table, title)}</details>`,
    '</figure>',
  );
}

const drawings = (figure: Figure, id: string): string =>
  lines(drawingHtml(figure, HALF, `${id}-wide`, 'wide'), drawingHtml(figure, PHONE, `${id}-narrow`, 'narrow'));

/** Adds a description for screen readers. */
function drawingHtml(figure: Figure, width: number, id: string, className: string): string {
  const names = `role="img" aria-labelledby="${id}-title ${id}-desc" class="${className}"`;
  const title = `<title id="${id}-title">${escapeHtml(figure.title)}</title>`;
  const desc = `<desc id="${id}-desc">${escapeHtml(`${figure.finding} ${figure.note}`)}</desc>`;
  return figure
    .draw(width)
    .replace(/^<svg([^>]*?)( class="[^"]*")?>/, (_, rest: string) => `<svg${rest} ${names}>${title}${desc}`);
}

function keyHtml({ tone, name, dashed }: Key): string {
  const paint = dashed
    ? `<path d="M1 7h20" stroke="var(--${tone})" stroke-width="3" stroke-dasharray="6 4"/>`
    : `<rect x="1" y="1" width="20" height="12" rx="3" fill="var(--${tone})"/>`;
  return `<li><svg viewBox="0 0 22 14" aria-hidden="true">${paint}</svg>${escapeHtml(name)}</li>`;
}

export function tableHtml({ head, rows }: Table, title: string): string {
  const cells = (row: readonly string[]) =>
    row.map((cell, i) =>
      i === 0
        ? `<th scope="row">${escapeHtml(cell)}</th>`
        : `<td${isNumber(cell) ? '' : ' class="word"'}>${escapeHtml(cell)}</td>`,
    );
  return lines(
    `<div class="scroll" tabindex="0" role="group" aria-label="${escapeHtml(title)}: the numbers"><table>`,
    `<thead><tr>${head.map((cell) => `<th scope="col">${escapeHtml(cell)}</th>`).join('')}</tr></thead>`,
    `<tbody>${rows.map((row) => `<tr>${cells(row).join('')}</tr>`).join('\n')}</tbody>`,
    '</table></div>',
  );
}

const isNumber = (cell: string): boolean => /^[-\d.,]/.test(cell);
