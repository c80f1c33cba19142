// The whole HTTP interface as a list. Requests are checked by it, and the OpenAPI description is made from it, in this order.
import { CHAT_ROUTES } from './routes/chat-routes.ts';
import { END_ROUTES } from './routes/end-routes.ts';
import { GUEST_ROUTES } from './routes/guest-routes.ts';
import { PLAY_ROUTES } from './routes/play-routes.ts';
import { PUSH_ROUTES } from './routes/push-routes.ts';
import type { Route } from './routes/route.ts';
import { SEAT_ROUTES } from './routes/seat-routes.ts';
import { TABLE_ROUTES } from './routes/table-routes.ts';

export const ROUTES: readonly Route[] = [
  ...GUEST_ROUTES,
  ...PUSH_ROUTES,
  ...TABLE_ROUTES,
  ...PLAY_ROUTES,
  ...SEAT_ROUTES,
  ...CHAT_ROUTES,
  ...END_ROUTES,
];
