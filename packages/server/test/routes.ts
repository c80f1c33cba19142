// Valid requests for every route.

/** A valid body for each route. */
export const BODIES: Readonly<Record<string, unknown>> = {
  name: { name: 'Anna' },
  guest: { name: 'Anna' },
  recover: { token: 'a'.repeat(32) },
  open: { game: 'pocket-sub' },
  import: { record: 'x' },
  act: { seat: 0, seq: 1, action: { type: 'step' } },
  undo: { seat: 0, seq: 1 },
  answer: { seat: 0, agree: true },
  take: {},
  sit: { bot: 'novice' },
  chat: { text: 'hello' },
  mute: { isMuted: true },
  chatters: { watchers: false },
  close: { how: 'abandon' },
  push: { endpoint: 'https://push.example.com/x', keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } },
  unpush: {},
};

export const pathOf = (path: string, table: string): string =>
  path.replace(':table', table).replace(':seat', '0').replace(':ask', '1').replace(':message', '1');
