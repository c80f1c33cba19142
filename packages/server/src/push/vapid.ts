// The key that signs push messages, so that push services know that they come from the same server as the subscription.
import webpush from 'web-push';
import type { Store } from '../store/store.ts';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const NAME = 'vapid';

/** Made once for the database. If several processes make one at the same moment, the first that is stored counts for all. */
export async function loadVapidKeys(store: Store): Promise<VapidKeys> {
  const load = () => store.db.selectFrom('kept').select('value').where('name', '=', NAME).executeTakeFirst();
  const known = await load();
  if (known) return JSON.parse(known.value) as VapidKeys;
  const value = JSON.stringify(webpush.generateVAPIDKeys());
  await store.transaction((trx) =>
    trx
      .insertInto('kept')
      .values({ name: NAME, value })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  return JSON.parse((await load())?.value ?? value) as VapidKeys;
}
