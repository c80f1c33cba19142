// JSON that remembers positions in the file. Strict: no comments, no trailing commas.
import { fail, ok, type Result } from '@undercroft/engine';
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';

/** Counted from 1, as editors do. */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

export type Path = readonly (string | number)[];

export class JsonFile {
  readonly data: unknown;
  readonly #text: string;
  readonly #root: Node;

  private constructor(text: string, root: Node) {
    this.#text = text;
    this.#root = root;
    this.data = getNodeValue(root);
  }

  static read(text: string): Result<JsonFile, Spot & { readonly reason: string }> {
    if (text.trim() === '') return fail({ line: 1, column: 1, reason: 'the file is empty.' });
    const tooDeep = offsetOfLevel(text, MOST_LEVELS + 1);
    if (tooDeep !== undefined)
      return fail({
        ...spotAt(text, tooDeep),
        reason: `lists and objects are nested more than ${MOST_LEVELS} deep here.`,
      });
    const errors: ParseError[] = [];
    const root = parseTree(text, errors, {
      disallowComments: true,
      allowTrailingComma: false,
      allowEmptyContent: false,
    });
    const [first] = errors;
    if (first)
      return fail({
        ...spotAt(text, first.offset),
        reason: `not JSON: ${SYNTAX[printParseErrorCode(first.error)] ?? 'unexpected text'}.`,
      });
    return root ? ok(new JsonFile(text, root)) : fail({ line: 1, column: 1, reason: 'not JSON.' });
  }

  /** The position of a path, or of its longest existing prefix. */
  spot(path: Path): Spot {
    const node = findNodeAtLocation(this.#root, [...path]);
    if (node) return spotAt(this.#text, keyOffset(node));
    return path.length === 0 ? { line: 1, column: 1 } : this.spot(path.slice(0, -1));
  }
}

/** No file of ours is nested this deep; the parser would run out of stack. */
const MOST_LEVELS = 100;

/** Where brackets are first nested this deep; brackets in strings do not count. */
function offsetOfLevel(text: string, wanted: number): number | undefined {
  let level = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') level++;
    else if (token === ']' || token === '}') level--;
    if (level === wanted) return index;
  }
  return undefined;
}

/** A property's position is that of its key. */
const keyOffset = (node: Node): number => (node.parent?.type === 'property' ? node.parent.offset : node.offset);

function spotAt(text: string, offset: number): Spot {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** By the parser's error names. */
const SYNTAX: Readonly<Record<string, string>> = {
  InvalidSymbol: 'this word has no meaning in JSON',
  InvalidNumberFormat: 'this is not a number',
  PropertyNameExpected: 'a name in quotes is expected here, perhaps after a comma too many',
  ValueExpected: 'a value is expected here, perhaps after a comma too many',
  ColonExpected: 'a colon is expected here',
  CommaExpected: 'a comma is expected here',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'the file should have ended here',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfComment: 'JSON has no comments',
  UnexpectedEndOfString: 'the closing quote is missing',
  UnexpectedEndOfNumber: 'the number breaks off',
  InvalidUnicode: 'this is not a character code',
  InvalidEscapeCharacter: 'JSON knows no such character after a backslash',
  InvalidCharacter: 'this character may not stand here',
};
