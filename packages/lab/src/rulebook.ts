// The clauses of rules/*.md by their ids. A clause is a bullet '- **ID** text' with the indented lines that follow it.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@undercroft/words/game-words';

export interface Clause {
  readonly id: string;
  /** Its paragraphs; each item of a list is one. */
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

/** Each item of a list and each row of a table is a paragraph; any other line continues the last one. */
function add(paragraphs: string[], line: string): void {
  const own = /^\s+- |^\|/.test(line);
  const before = own ? undefined : paragraphs.pop();
  paragraphs.push(plain(before === undefined ? line.trim() : `${before} ${line.trim()}`));
}

const plain = (text: string): string => text.replaceAll(/\*\*|`/g, '').replaceAll(/\*([^*]+)\*/g, '$1');

const FOLDERS: Readonly<Record<Language, string>> = { en: '../../../rules/', hu: '../../../rules/hu/' };
const read = new Map<Language, readonly Clause[]>();

/** All clauses of all games; none if the program is installed without its rules. English is the source. */
export function rulebook(language: Language = 'en'): readonly Clause[] {
  const clauses = read.get(language) ?? readFolder(fileURLToPath(new URL(FOLDERS[language], import.meta.url)));
  read.set(language, clauses);
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

export const findClause = (id: string, language: Language = 'en'): Clause | undefined =>
  rulebook(language).find((clause) => clause.id === id.toUpperCase());

/** The clause itself, or all whose ids begin like this: 'PS-MOVE' is four clauses. */
export function clausesUnder(id: string, language: Language = 'en'): readonly Clause[] {
  const exact = findClause(id, language);
  return exact ? [exact] : rulebook(language).filter((clause) => clause.id.startsWith(`${id.toUpperCase()}-`));
}
