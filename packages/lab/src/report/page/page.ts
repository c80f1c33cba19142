// The report as one HTML file: no scripts, no requests, light and dark.

import { list, plural } from '@undercroft/terminal/grammar';
import type { Headline, Section } from '@undercroft/terminal/report/figure';
import type { Results } from '../../results/file.ts';
import { sizeOf } from '../../results/plan.ts';
import { count, gamesText } from '../numbers.ts';
import { groupBy, samplesOf, withoutDuplicates } from '../sample.ts';
import { sectionsOf } from '../sections.ts';
import { figureHtml } from './figure.ts';
import { fonts } from './fonts.ts';
import { escapeHtml, lines } from './markup.ts';
import { style } from './style.ts';

/** A results file and its path. */
export interface Source {
  readonly path: string;
  readonly results: Results;
}

export function reportPage(sources: readonly Source[], version: string): string {
  const files = sources.map(({ results }) => results);
  const sections = sectionsOf(samplesOf(files));
  const games = withoutDuplicates(files).reduce((sum, file) => sum + file.games.length, 0);
  const repeated = files.reduce((sum, file) => sum + file.games.length, 0) - games;
  const title = titleOf(sections, games);
  return lines(
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:">`,
    '<meta name="color-scheme" content="dark light">',
    `<title>${escapeHtml(title)} · Undercroft</title>`,
    `<style>${style(fonts())}</style>`,
    '</head>',
    '<body>',
    '<a class="skip" href="#main">To the figures</a>',
    headerHtml(title, sections, sources),
    '<main id="main">',
    ...sections.map(sectionHtml),
    originHtml(sources, { version, repeated }),
    '</main>',
    '<footer>Undercroft is an unofficial work with its own words and art.</footer>',
    '</body>',
    '</html>',
    ' ',
  );
}

function titleOf(sections: readonly Section[], games: number): string {
  const names = [...new Set(sections.map(({ game }) => game))];
  return names.length === 0
    ? 'No games yet'
    : `${list(names)}: what ${gamesText(games)} ${games === 1 ? 'says' : 'say'}`;
}

const MARK = `<svg viewBox="0 0 32 36" aria-hidden="true"><g fill="none" stroke="currentColor" stroke-linejoin="round"><path d="M3 33V16.5C3 9.5 9.5 5 16 1.8C22.5 5 29 9.5 29 16.5V33" stroke-width="2.2"/><path d="M7.6 33V18C7.6 13 11.5 9.7 16 7.2C20.5 9.7 24.4 13 24.4 18V33" stroke-width="1.7"/></g><path class="glow" d="M12 33V20.5C12 17 13.7 14.7 16 13C18.3 14.7 20 17 20 20.5V33Z"/></svg>`;

function headerHtml(title: string, sections: readonly Section[], sources: readonly Source[]): string {
  return lines(
    '<header>',
    `<div class="mark">${MARK}<span>Undercroft</span></div>`,
    `<div class="title"><h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(leadOf(sections, sources))}</p></div>`,
    contentsHtml(sections),
    '</header>',
  );
}

/** By game; a game with one setting is a single line. */
function contentsHtml(sections: readonly Section[]): string {
  const games = [...groupBy(sections, ({ game }) => game)];
  return lines(
    '<nav id="contents" aria-label="Contents">',
    ...games.map(([game, mine]) =>
      mine.length === 1
        ? `<ul>${mine.map(linkHtml).join('')}</ul>`
        : `<h2>${escapeHtml(game)}</h2><ul>${mine.map(linkHtml).join('')}</ul>`,
    ),
    '<ul><li><a href="#origin">How this was made</a></li></ul>',
    '</nav>',
  );
}

const linkHtml = ({ id, name, games }: Section): string =>
  `<li><a href="#${id}">${escapeHtml(name)}</a> <span>${escapeHtml(gamesText(games))}</span></li>`;

function leadOf(sections: readonly Section[], sources: readonly Source[]): string {
  if (sections.length === 0)
    return `${plural(sources.length, 'results file')} ${sources.length === 1 ? 'was' : 'were'} read, and no game was in ${sources.length === 1 ? 'it' : 'them'}.`;
  return 'Every figure carries its number of games and its 95 % interval: were all games played again, nineteen of twenty such intervals would hold the true value. The numbers are behind each drawing; what made them is at the end.';
}

function sectionHtml({ id, title, lead, headlines, figures }: Section): string {
  return lines(
    `<section id="${id}">`,
    `<div class="head"><h2>${escapeHtml(title)}</h2><p>${escapeHtml(lead)}</p></div>`,
    headlines.length > 0 && `<dl class="headlines">${headlines.map(headlineHtml).join('')}</dl>`,
    `<div class="figures">${figures.map((figure, i) => figureHtml(figure, `${id}-${i + 1}`)).join('\n')}</div>`,
    '<p class="back"><a href="#contents">To the contents</a></p>',
    '</section>',
  );
}

const headlineHtml = ({ name, value, interval }: Headline): string =>
  `<div><dt>${escapeHtml(name)}</dt><dd class="interval">${escapeHtml(interval)}</dd><dd class="value">${escapeHtml(value)}</dd></div>`;

interface Making {
  readonly version: string;
  /** How many games were in more than one file. */
  readonly repeated: number;
}

function originHtml(sources: readonly Source[], { version, repeated }: Making): string {
  return lines(
    '<section id="origin"><div class="head"><h2>How this was made</h2>',
    `<p>${escapeHtml(`Undercroft ${version} wrote this page. The same command with the same seed and versions gives the same games, unless somebody thinks by the clock or is a foreign program.`)}</p>`,
    repeated > 0 && `<p>${escapeHtml(repeatedText(repeated))}</p>`,
    '</div>',
    `<div class="sources">${sources.map(sourceHtml).join('\n')}</div>`,
    '</section>',
  );
}

const repeatedText = (repeated: number): string =>
  `${gamesText(repeated)} ${repeated === 1 ? 'was' : 'were'} in the files more than once (the same setting, seed and number) and ${repeated === 1 ? 'counts' : 'count'} once.`;

function sourceHtml({ path, results: { head, games, isTruncated } }: Source): string {
  const { plan } = head;
  const planned = sizeOf(plan);
  const missing =
    games.length < planned && `${count(games.length)} of ${count(planned)} games are there: the run was broken off.`;
  const rows = [
    ['file', path],
    ['seed', plan.seed],
    ['versions', `Undercroft ${head.program}, ${plan.game} rules ${plan.rules}, results format ${head.format}`],
    ['games', `${count(games.length)}, ${plural(plan.settings.length, 'setting')}`],
    ['bots', list([...new Set(plan.settings.flatMap(({ bots }) => bots))])],
  ] as const;
  return lines(
    '<article>',
    `<pre>${escapeHtml(head.command)}</pre>`,
    `<dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`,
    missing && `<p class="warn">${escapeHtml(missing)}</p>`,
    isTruncated && '<p class="warn">The last line of the file was cut off and is left out.</p>',
    '</article>',
  );
}
