// The clauses of rules/*.md by their ids. A clause is a bullet '- **ID** text' with the indented lines that follow it.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Clause {
  readonly id: string;
  /** Its paragraphs; the parts of a list are paragraphs of their own. */
  readonly text: readonly string[];
}

const BULLET = /^- \*\*([A-Z][A-Z0-9-]*)\*\* (.*)$/;

export function readClauses(markdown: string): Clause[] {
  const clauses: { id: string; text: string[] }[] = [];
  let open = false;
  for (const line of markdown.split('\n')) {
    const [, id, text = ''] = BULLET.exec(line) ?? [];
    if (id !== undefined) clauses.push({ id, text: [plain(text)] });
    open = id !== undefined || (open && /^(\s|\||$)/.test(line));
    if (open && id === undefined && line.trim() !== '') add(clauses.at(-1)?.text ?? [], line);
  }
  return clauses;
}

/** A part of a list or a row of a table is a paragraph of its own, any other line goes on with the last. */
function add(paragraphs: string[], line: string): void {
  const own = /^\s+- |^\|/.test(line);
  const before = own ? undefined : paragraphs.pop();
  paragraphs.push(plain(before === undefined ? line.trim() : `${before} ${line.trim()}`));
}

const plain = (text: string): string => text.replaceAll(/\*\*|`/g, '').replaceAll(/\*([^*]+)\*/g, '$1');

const RULES = new URL('../../../rules/', import.meta.url);
let clauses: readonly Clause[] | undefined;

/** All clauses of all games; none where the program was put without its rules. */
export function rulebook(): readonly Clause[] {
  clauses ??= readFolder(fileURLToPath(RULES));
  return clauses;
}

function readFolder(folder: string): Clause[] {
  try {
    const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
    return files.flatMap((name) => readClauses(readFileSync(`${folder}/${name}`, 'utf8')));
  } catch {
    return [];
  }
}

export const findClause = (id: string): Clause | undefined =>
  rulebook().find((clause) => clause.id === id.toUpperCase());

/** The clause itself, or all whose ids begin like this: 'PS-MOVE' is four clauses. */
export function clausesUnder(id: string): readonly Clause[] {
  const exact = findClause(id);
  return exact ? [exact] : rulebook().filter((clause) => clause.id.startsWith(`${id.toUpperCase()}-`));
}
