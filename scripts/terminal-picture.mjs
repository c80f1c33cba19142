// Turns coloured terminal output into an SVG picture, for the README.
//   FORCE_COLOR=3 node packages/lab/bin/undercroft.js show RECORD --at 40 | node scripts/terminal-picture.mjs > docs/pictures/NAME.svg
import fs from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const CELL = { width: 8.4, height: 17 };
const MARGIN = 20;
const BACKGROUND = '#0b1721';
const FOREGROUND = '#c9c0ad';

/** The colours of a 256-colour terminal. */
function colour(n) {
  if (n >= 232) return grey(8 + 10 * (n - 232));
  if (n >= 16) return `#${[36, 6, 1].map((unit) => level(Math.floor((n - 16) / unit) % 6)).join('')}`;
  return BASIC[n];
}
const BASIC = [
  '#1a1d23',
  '#c9372b',
  '#7fb069',
  '#f2b45a',
  '#2160d6',
  '#b07fb0',
  '#7fb2c8',
  '#c9c0ad',
  '#767a81',
  '#ff8a70',
  '#a8d08d',
  '#ffd08a',
  '#6fa0ff',
  '#d8a8d8',
  '#a9cbd8',
  '#efe6d2',
];
const level = (step) => hex(step === 0 ? 0 : 55 + 40 * step);
const hex = (value) => value.toString(16).padStart(2, '0');
const grey = (value) => `#${hex(value)}${hex(value)}${hex(value)}`;

/** The pen after a control sequence. */
function applyCodes(pen, codes) {
  const next = { ...pen };
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i];
    if (code === 0) Object.assign(next, { foreground: undefined, background: undefined, bold: false, dim: false });
    else if (code === 1) next.bold = true;
    else if (code === 2) next.dim = true;
    else if (code === 22) Object.assign(next, { bold: false, dim: false });
    else if (code === 39) next.foreground = undefined;
    else if (code === 49) next.background = undefined;
    else if (code === 38 || code === 48) {
      next[code === 38 ? 'foreground' : 'background'] =
        codes[i + 1] === 5
          ? colour(codes[i + 2])
          : `#${codes
              .slice(i + 2, i + 5)
              .map(hex)
              .join('')}`;
      i += codes[i + 1] === 5 ? 2 : 4;
    } else if (code >= 30 && code <= 37) next.foreground = colour(code - 30);
    else if (code >= 90 && code <= 97) next.foreground = colour(code - 82);
    else if (code >= 40 && code <= 47) next.background = colour(code - 40);
    else if (code >= 100 && code <= 107) next.background = colour(code - 92);
  }
  return next;
}

const ESCAPE = String.fromCharCode(27);
const CONTROL = new RegExp(`(${ESCAPE}\\[[0-9;]*m)`);

/** Splits a line into runs of text with the same pen. */
function splitRuns(line, pen) {
  const found = [];
  let now = pen;
  for (const part of line.split(CONTROL)) {
    if (part.startsWith(ESCAPE)) now = applyCodes(now, part.slice(2, -1).split(';').map(Number));
    else if (part) found.push({ text: part, pen: now });
  }
  return { found, pen: now };
}

const escapeText = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function drawRun({ text, pen }, column, row) {
  const [x, y] = [MARGIN + column * CELL.width, MARGIN + row * CELL.height];
  const width = [...text].length * CELL.width;
  const background = pen.background
    ? `<rect x="${x.toFixed(1)}" y="${y}" width="${(width + 0.4).toFixed(1)}" height="${CELL.height + 0.4}" fill="${pen.background}"/>`
    : '';
  if (text.trim() === '') return background;
  const style = `${pen.bold ? ' font-weight="700"' : ''}${pen.dim ? ' opacity="0.6"' : ''}`;
  return `${background}<text x="${x.toFixed(1)}" y="${y + 13}" textLength="${width.toFixed(1)}" fill="${pen.foreground ?? FOREGROUND}"${style}>${escapeText(text)}</text>`;
}

function draw(lines) {
  const columns = Math.max(...lines.map((line) => [...stripVTControlCharacters(line)].length));
  const [width, height] = [2 * MARGIN + columns * CELL.width, 2 * MARGIN + lines.length * CELL.height];
  let pen = {};
  const body = lines.map((line, row) => {
    const read = splitRuns(line, pen);
    pen = read.pen;
    let column = 0;
    return read.found.map((run) => {
      const drawn = drawRun(run, column, row);
      column += [...run.text].length;
      return drawn;
    });
  });
  const size = `width="${Math.ceil(width)}" height="${Math.ceil(height)}" viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}"`;
  const font =
    'font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="14" xml:space="preserve" shape-rendering="crispEdges"';
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}  ${font}><title>${escapeText(stripVTControlCharacters(lines[0]))}</title><rect width="100%" height="100%" rx="12" fill="${BACKGROUND}"/>${body.flat().join('\n')}</svg>\n`;
}

process.stdout.write(draw(fs.readFileSync(0, 'utf8').trimEnd().split('\n')));
