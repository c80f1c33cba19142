// The rulebook for players: chapters of paragraphs in plain words, each with the clauses that stand behind it.
export interface Picture {
  /** 'lesson' or 'scenario'. */
  readonly kind: string;
  readonly name: string;
  /** After how many steps of the scenario. */
  readonly steps: number;
  readonly label: string;
}

export interface Paragraph {
  /** Text or a list; **bold** is left in. */
  readonly parts: readonly BookPart[];
  readonly clauses: readonly string[];
  readonly pictures: readonly Picture[];
}

export type BookPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly string[]; readonly isNumbered?: true };

export interface BookSection {
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

export interface BookChapter {
  readonly slug: string;
  readonly title: string;
  /** Paragraphs before the first section have a section without a title. */
  readonly sections: readonly BookSection[];
}

export interface Book {
  readonly title: string;
  readonly opening: string;
  /** What somebody might search for: 'rope, gas, healing'. */
  readonly examples: string;
  readonly chapters: readonly BookChapter[];
}

const CHAPTER = /^## (.+?) \{#([a-z0-9-]+)\}$/;
const SECTION = /^### (.+)$/;
const CLAUSES = /^> (.+)$/;
const PICTURE = /^!\[(.+)\]\((lesson|scenario):([a-z0-9-]+)(?:@(\d+))?\)$/;
const ITEM = /^(-|\d+\.) (.+)$/;
const EXAMPLES = /^<!-- search: (.+) -->$/;

/** Throws where the text is not as it should be: the books are ours. */
export function parseBook(text: string): Book {
  const [first = '', ...lines] = text.split('\n').map((line) => line.trimEnd());
  const reader = new BookReader();
  for (const line of lines) reader.read(line);
  return { title: first.replace(/^# /, ''), ...reader.end() };
}

interface OpenSection {
  readonly title: string;
  readonly paragraphs: { parts: BookPart[]; clauses: string[]; pictures: Picture[] }[];
}

class BookReader {
  readonly #opening: string[] = [];
  #examples = '';
  readonly #chapters: { readonly slug: string; readonly title: string; readonly sections: OpenSection[] }[] = [];
  #parts: BookPart[] = [];
  #text: string[] = [];

  read(line: string): void {
    const [, title, slug] = CHAPTER.exec(line) ?? [];
    const [, section] = SECTION.exec(line) ?? [];
    const [, clauses] = CLAUSES.exec(line) ?? [];
    const picture = PICTURE.exec(line);
    const [, sign, item] = ITEM.exec(line) ?? [];
    const [, examples] = EXAMPLES.exec(line) ?? [];
    if (title && slug) this.#beginChapter(title, slug);
    else if (/^##/.test(line) && !section) throw new Error(`a chapter needs a slug: ${line}`);
    else if (section) this.#beginSection(section);
    else if (clauses) this.#endParagraph(clauses.split(', '));
    else if (picture) this.#addPicture(picture);
    else if (item) this.#addItem(item, sign === '-' ? {} : { isNumbered: true });
    else if (examples) this.#examples = examples;
    else if (line === '') this.#endText();
    else this.#text.push(line);
  }

  end(): Omit<Book, 'title'> {
    this.#endText();
    this.#nothingOpen();
    return { opening: this.#opening.join(' '), examples: this.#examples, chapters: this.#chapters };
  }

  #beginChapter(title: string, slug: string): void {
    this.#endText();
    this.#nothingOpen();
    this.#chapters.push({ slug, title, sections: [] });
  }

  #beginSection(title: string): void {
    this.#endText();
    this.#nothingOpen();
    const chapter = this.#chapters.at(-1);
    if (!chapter) throw new Error(`a section outside a chapter: ${title}`);
    chapter.sections.push({ title, paragraphs: [] });
  }

  #endParagraph(clauses: string[]): void {
    this.#endText();
    const parts = this.#parts;
    const chapter = this.#chapters.at(-1);
    if (!chapter || parts.length === 0) throw new Error(`clauses without a paragraph: ${clauses.join(', ')}`);
    if (chapter.sections.length === 0) chapter.sections.push({ title: '', paragraphs: [] });
    chapter.sections.at(-1)?.paragraphs.push({ parts, clauses, pictures: [] });
    this.#parts = [];
  }

  #addPicture([, label = '', kind = '', name = '', steps]: readonly (string | undefined)[]): void {
    this.#endText();
    const paragraph = this.#chapters.at(-1)?.sections.at(-1)?.paragraphs.at(-1);
    if (!paragraph) throw new Error(`a picture before any paragraph: ${label}`);
    paragraph.pictures.push({ kind, name, steps: Number(steps ?? 0), label });
  }

  #addItem(item: string, kind: { readonly isNumbered?: true }): void {
    this.#endText();
    const last = this.#parts.at(-1);
    if (last?.type === 'list') this.#parts[this.#parts.length - 1] = { ...last, items: [...last.items, item] };
    else this.#parts.push({ type: 'list', items: [item], ...kind });
  }

  #endText(): void {
    if (this.#text.length === 0) return;
    const text = this.#text.join(' ');
    this.#text = [];
    if (this.#chapters.length === 0) this.#opening.push(text);
    else this.#parts.push({ type: 'text', text });
  }

  #nothingOpen(): void {
    if (this.#parts.length > 0) throw new Error(`a paragraph without clauses: ${JSON.stringify(this.#parts)}`);
  }
}
