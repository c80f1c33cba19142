// The current page is the part of the address behind the hash, which needs no particular web server, or none.
import { signal } from '@preact/signals';

export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'new'; readonly game: string; readonly mode: string }
  | { readonly at: 'table'; readonly id: string }
  | { readonly at: 'end'; readonly id: string }
  | { readonly at: 'watch'; readonly id: string }
  | OnlineRoute
  | LearnRoute
  | { readonly at: 'games' }
  | { readonly at: 'rules'; readonly id: string; readonly chapter?: string }
  | { readonly at: 'about' }
  | { readonly at: 'nowhere'; readonly path: string };

/** A table of the server: being joined (by its id or code, or by the link to a seat), being filled, played, or finished. */
export type OnlineRoute =
  | { readonly at: 'join'; readonly table: string; readonly link?: { readonly seat: number; readonly token: string } }
  | { readonly at: 'invite' | 'online' | 'finished'; readonly id: string }
  /** The link that brings somebody's tables to another device. */
  | { readonly at: 'recover'; readonly token: string };

/** Learning a game: its ways, how to play, the first game with a coach, the lessons. */
export type LearnRoute =
  | { readonly at: 'learn' | 'how' | 'sheet' | 'coach' | 'lessons'; readonly game: string }
  | { readonly at: 'lesson'; readonly game: string; readonly id: string };

export function readRoute(hash: string): Route {
  const path = hash.replace(/^#\/?/, '');
  const [at = '', first = '', second = '', third = ''] = path.split('/').map(decode);
  switch (at) {
    case '':
      return { at: 'home' };
    case 'new':
      return { at, game: first, mode: second };
    case 'table':
    case 'end':
    case 'watch':
    case 'invite':
    case 'online':
    case 'finished':
      return { at, id: first };
    case 'join':
      return { at, table: first, ...(third === '' ? {} : { link: { seat: Number(second), token: third } }) };
    case 'rules':
      return { at, id: first, ...(second === '' ? {} : { chapter: second }) };
    case 'learn':
    case 'how':
    case 'sheet':
    case 'coach':
    case 'lessons':
      return { at, game: first };
    case 'lesson':
      return { at, game: first, id: second };
    case 'recover':
      return { at, token: first };
    case 'games':
    case 'about':
      return { at };
    default:
      return { at: 'nowhere', path };
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The link to a table has no hash, so that messengers can show what it leads to (/t/CODE). */
const TABLE_PATH = /\/t\/([^/]+)\/?$/;

/** Where the page was opened. Anyone who came by the link to a table goes on at its address behind the hash. */
function openedAt(): string {
  if (typeof location === 'undefined') return '';
  const code = TABLE_PATH.exec(location.pathname)?.[1];
  if (code === undefined) return location.hash;
  history.replaceState(null, '', `${location.pathname.replace(TABLE_PATH, '/')}#/join/${code}`);
  return location.hash;
}

export const route = signal<Route>(readRoute(openedAt()));

export const to = {
  home: () => '#/',
  set: (game: string, mode = '') => `#/new/${game}${mode && `/${mode}`}`,
  table: (id: string) => `#/table/${encodeURIComponent(id)}`,
  end: (id: string) => `#/end/${encodeURIComponent(id)}`,
  watch: (id: string) => `#/watch/${encodeURIComponent(id)}`,
  learn: (game: string) => `#/learn/${game}`,
  how: (game: string) => `#/how/${game}`,
  sheet: (game: string) => `#/sheet/${game}`,
  coach: (game: string) => `#/coach/${game}`,
  lessons: (game: string) => `#/lessons/${game}`,
  lesson: (game: string, id: string) => `#/lesson/${game}/${id}`,
  chapter: (book: string, chapter: string) => `#/rules/${book}/${chapter}`,
  join: (table: string) => `#/join/${encodeURIComponent(table)}`,
  invite: (id: string) => `#/invite/${encodeURIComponent(id)}`,
  finished: (id: string) => `#/finished/${encodeURIComponent(id)}`,
  online: (id: string) => `#/online/${encodeURIComponent(id)}`,
  games: () => '#/games',
  rules: (id: string) => `#/rules/${encodeURIComponent(id)}`,
  about: () => '#/about',
};

export function go(hash: string): void {
  location.hash = hash;
}

export function followRoute(): () => void {
  const follow = () => {
    route.value = readRoute(location.hash);
  };
  addEventListener('hashchange', follow);
  return () => removeEventListener('hashchange', follow);
}
