// The link to a whole table, /t/CODE: the page itself, with what messengers show of a link.
import { parseCode } from '@undercroft/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TableRegistry } from '../tables/registry.ts';
import { addressOf } from './auth.ts';
import type { AppDependencies } from './dependencies.ts';
import { type InvitationWords, wordsFor } from './invitation-words.ts';
import { sendProblem } from './problem-response.ts';

/** What is shown of a table before anybody opens it. */
interface Invitation {
  readonly title: string;
  readonly description: string;
}

/** In the page's build (scripts/link-picture.mjs). */
const PICTURE = 'link-picture.png';
const [WIDTH, HEIGHT] = ['1200', '630'];

export function addInvitationRoute(app: FastifyInstance, dependencies: AppDependencies): void {
  const { pages, registry, budget, pending, config } = dependencies;
  if (!pages) return;
  app.get('/t/:code', async (request, reply) => {
    const words = wordsFor(request.headers['accept-language']);
    const address = addressOf(request);
    const isFull = pending.checkRoom(address);
    if (isFull) return sendProblem(reply, isFull);
    // Whoever tries too many codes gets the page all the same, but learns nothing about tables.
    const isAllowed = !budget.charge({ guest: undefined, address });
    const { code } = request.params as { code: string };
    const parsed = parseCode(code);
    const found = isAllowed && parsed.ok ? await findInvitation(registry, parsed.code, words) : undefined;
    const origin = originOf(request, config.origins);
    const url = origin === undefined || !parsed.ok ? undefined : `${origin}/t/${parsed.code}`;
    const picture = origin === undefined ? undefined : `${origin}/${PICTURE}`;
    const head = headOf(found ?? words, words, { url, picture });
    return pages.sendIndex(reply, head);
  });
}

async function findInvitation(
  { store, rules }: TableRegistry,
  code: string,
  words: InvitationWords,
): Promise<Invitation | undefined> {
  try {
    const table = await store.db
      .selectFrom('tables')
      .innerJoin('people', 'people.id', 'tables.opener')
      .select(['tables.id', 'tables.game', 'tables.decider', 'tables.closed', 'people.name'])
      .where('tables.code', '=', code)
      .executeTakeFirst();
    if (!table) return undefined;
    const seats = await store.db
      .selectFrom('seats')
      .select(['held', 'offered'])
      .where('table_id', '=', table.id)
      .execute();
    const free = seats.filter(({ held, offered }) => held === 'nobody' && offered === 'open').length;
    const isOver = table.decider < 0 || table.closed !== null;
    const game = rules.find(table.game)?.facts.title ?? table.game;
    return { title: words.invites(table.name, game), description: isOver ? words.over : words.freeSeats(free) };
  } catch {
    // The page works without the database, and tells what is wrong.
    return undefined;
  }
}

/** Links in previews must be absolute. A host that is none is left out rather than repeated. */
function originOf({ protocol, headers }: FastifyRequest, origins: readonly string[]): string | undefined {
  const host = headers.host ?? '';
  const own = HOST.test(host) ? `${protocol}://${host}` : undefined;
  return own !== undefined && (origins.length === 0 || origins.includes(own)) ? own : origins[0];
}

const HOST = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i;

function headOf(
  { title, description }: Invitation,
  { locale }: InvitationWords,
  { url, picture }: { readonly url: string | undefined; readonly picture: string | undefined },
): string {
  const tags: readonly (readonly [string, string, string | undefined])[] = [
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', 'Undercroft'],
    ['property', 'og:locale', locale],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', url],
    ['property', 'og:image', picture],
    ['property', 'og:image:width', picture && WIDTH],
    ['property', 'og:image:height', picture && HEIGHT],
    ['name', 'twitter:card', 'summary_large_image'],
  ];
  const lines = tags.flatMap(([attribute, name, content]) =>
    content === undefined ? [] : `<meta ${attribute}="${name}" content="${escapeHtml(content)}" />`,
  );
  // The files of the page lie at the root, not beside the code.
  return ['<base href="/" />', ...lines].join('\n    ');
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] as string);
