// A strict reader of what the drawings write: tests ask it for faults and for elements.

export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly ancestors: readonly Element[];
}

const TAG = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|<|([^<]+)/g;
const ATTRIBUTE = /\s([\w:-]+)="([^"]*)"/g;
const STRAY_AMPERSAND = /&(?!(?:amp|lt|gt|quot|#\d+);)/;
const NONSENSE = /undefined|NaN|null|Infinity|\[object/;

export interface Reading {
  readonly elements: readonly Element[];
  readonly faults: readonly string[];
}

/** Well-formed, without nonsense in it; one fault per place. */
export function read(svg: string): Reading {
  const [elements, faults, open]: [Element[], string[], Element[]] = [[], [], []];
  for (const [all, close, name = '', written = '', empty, text] of svg.matchAll(TAG)) {
    if (text !== undefined ? STRAY_AMPERSAND.test(text) : name === '') faults.push(`stray ${all.slice(0, 40)}`);
    if (name === '') continue;
    if (close) {
      if (open.pop()?.name !== name) faults.push(`</${name}> closes nothing`);
      continue;
    }
    const pairs = [...written.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value] as const);
    const element = { name, attributes: new Map(pairs), ancestors: [...open] };
    if (element.attributes.size !== pairs.length) faults.push(`an attribute twice in ${all.slice(0, 60)}`);
    if (STRAY_AMPERSAND.test(written)) faults.push(`stray & in ${all.slice(0, 60)}`);
    elements.push(element);
    if (!empty) open.push(element);
  }
  if (open.length > 0) faults.push(`never closed: ${open.map((one) => one.name)}`);
  const nonsense = NONSENSE.exec(svg);
  if (nonsense) faults.push(`${nonsense[0]} at ${svg.slice(Math.max(0, nonsense.index - 60), nonsense.index + 20)}`);
  return { elements, faults };
}

export const idsOf = ({ elements }: Reading): string[] =>
  elements.flatMap(({ attributes }) => {
    const id = attributes.get('id');
    return id === undefined ? [] : [id];
  });

/** Ids that are referred to. */
export const referencesOf = (svg: string): string[] =>
  [...svg.matchAll(/(?:url\(#|href="#)([\w-]+)/g)].map(([, id = '']) => id);
