// A shop with a server that may die, in which one history after another is played.
import { type Auth, createAuth } from '#server/auth/auth.ts';
import type { Passwords } from '#server/auth/passwords.ts';
import type { Mail, Mailer } from '#server/mail/mailer.ts';
import { createTestContext } from '../create-test-context.ts';
import { createMortalServer, type MortalServer } from '../mortal-server.ts';
import { openShop, type Shop } from '../shop.ts';

export type Theatre = {
  readonly shop: Shop;
  readonly server: MortalServer;
  readonly auth: Auth;
  /** Every mail that was sent, the oldest first. */
  readonly mails: readonly Mail[];
  readonly stop: () => Promise<void>;
};

/** Hashing as it has to be takes as long as everything else that a history does. */
const passwords: Passwords = {
  hash: (password) => Promise.resolve(password),
  verify: (hashed, password) => Promise.resolve(hashed === password)
};

export async function openTheatre(): Promise<Theatre> {
  const shop = await openShop();
  const {
    database,
    provider,
    context: { now, newId, jobs }
  } = shop;
  const mails: Mail[] = [];
  const mailer: Mailer = { send: async (mail) => void mails.push(mail) };
  const server = createMortalServer(
    database.address,
    provider,
    (client, payments) => createTestContext(client, '', { now, newId, jobs, mailer, payments }).context
  );
  return {
    shop,
    server,
    auth: { ...createAuth(shop.context), passwords },
    mails,
    stop: async () => {
      await server.stop();
      await shop.stop();
    }
  };
}
