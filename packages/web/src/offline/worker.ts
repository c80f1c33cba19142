// The service worker: everything the page consists of is kept at the first visit, and served from there ever after. A new
// version is fetched beside the old one and waits until a reader asks for it.
/// <reference lib="webworker" />
import { listenForPush, onPageMessage } from './push.ts';

declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build: all files of this version, and a name for it. */
const FILES: readonly string[] = JSON.parse('__FILES__');
const VERSION = '__VERSION__';
const CACHE = `undercroft ${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldCaches().then(() => self.clients.claim()));
});

/** The version before stays: other tabs may still play with it, and load the rest of it. */
async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('undercroft ') && name !== CACHE);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
}

self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
  else event.waitUntil(onPageMessage(event.data));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  event.respondWith(answer(request));
});

/** The link to a table (/t/CODE) leads to its address on the page there is: files of the page are found from its own folder only. */
function invitationAt({ mode, url }: Request): string | undefined {
  const home = self.registration.scope;
  const code = mode === 'navigate' && url.startsWith(`${home}t/`) ? url.slice(home.length + 2).split(/[/?#]/)[0] : '';
  return code ? `${home}#/join/${code}` : undefined;
}

/** Whatever page is asked for, it is the one there is; a file that only the version before had is still given to its tabs. */
async function answer(request: Request): Promise<Response> {
  const invitation = invitationAt(request);
  if (invitation !== undefined) return Response.redirect(invitation);
  const cache = await caches.open(CACHE);
  const wanted = request.mode === 'navigate' ? './' : request;
  const cached = await cache.match(wanted, { ignoreSearch: true });
  return cached ?? (await caches.match(wanted, { ignoreSearch: true })) ?? fetch(request);
}

listenForPush();
