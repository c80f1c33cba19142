// A figure on the page: drawn twice, for wide and for narrow pages, with its numbers behind it.
import type { Absent, Figure, Key, Table } from '../figure.ts';
import { escaped, lines } from './markup.ts';

/** Half a page, a phone. */
const HALF = 560;
const PHONE = 350;

export const isAbsent = (figure: Figure | Absent): figure is Absent => 'why' in figure;

export function figureHtml(figure: Figure | Absent, id: string): string {
  if (isAbsent(figure))
    return `<div class="absent"><h3>${escaped(figure.title)}</h3><p>${escaped(figure.why)}</p></div>`;
  const { title, says, note, keys, table } = figure;
  return lines(
    '<figure>',
    `<h3>${escaped(title)}</h3>`,
    `<p class="says">${escaped(says)}</p>`,
    keys.length > 0 && `<ul class="keys">${keys.map(keyHtml).join('')}</ul>`,
    `<div class="chart">${drawings(figure, id)}</div>`,
    `<figcaption>${escaped(note)}</figcaption>`,
    `<details><summary>The numbers</summary>${tableHtml(table, title)}</details>`,
    '</figure>',
  );
}

const drawings = (figure: Figure, id: string): string =>
  lines(described(figure, HALF, `${id}-wide`, 'wide'), described(figure, PHONE, `${id}-narrow`, 'narrow'));

/** What the drawing shows, for those who hear it. */
function described(figure: Figure, width: number, id: string, className: string): string {
  const names = `role="img" aria-labelledby="${id}-title ${id}-desc" class="${className}"`;
  const title = `<title id="${id}-title">${escaped(figure.title)}</title>`;
  const desc = `<desc id="${id}-desc">${escaped(`${figure.says} ${figure.note}`)}</desc>`;
  return figure
    .draw(width)
    .replace(/^<svg([^>]*?)( class="[^"]*")?>/, (_, rest: string) => `<svg${rest} ${names}>${title}${desc}`);
}

function keyHtml({ tone, name, dashed }: Key): string {
  const paint = dashed
    ? `<path d="M1 7h20" stroke="var(--${tone})" stroke-width="3" stroke-dasharray="6 4"/>`
    : `<rect x="1" y="1" width="20" height="12" rx="3" fill="var(--${tone})"/>`;
  return `<li><svg viewBox="0 0 22 14" aria-hidden="true">${paint}</svg>${escaped(name)}</li>`;
}

export function tableHtml({ head, rows }: Table, title: string): string {
  const cells = (row: readonly string[]) =>
    row.map((cell, i) =>
      i === 0
        ? `<th scope="row">${escaped(cell)}</th>`
        : `<td${isNumber(cell) ? '' : ' class="word"'}>${escaped(cell)}</td>`,
    );
  return lines(
    `<div class="scroll" tabindex="0" role="region" aria-label="${escaped(title)}: the numbers"><table>`,
    `<thead><tr>${head.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('')}</tr></thead>`,
    `<tbody>${rows.map((row) => `<tr>${cells(row).join('')}</tr>`).join('\n')}</tbody>`,
    '</table></div>',
  );
}

const isNumber = (cell: string): boolean => /^[-\d.,]/.test(cell);
