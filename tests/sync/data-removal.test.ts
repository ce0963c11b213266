// Data removal: one sync round after a user loses an entitlement or signs out, none of it is left in any file of the device
// (the database, its write-ahead log, its backups and the opened prompts).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { removeOthersPurchases } from '#renderer/features/account/session/account-store.ts';
import { toDocument } from '#renderer/features/purchases/frame/open-purchase.ts';
import { leaveAccount } from '#renderer/features/sync/store/join-account.ts';
import { runRound } from '#renderer/features/sync/store/run-round.ts';
import { createSyncStore } from '#renderer/features/sync/store/sync-store.ts';
import { removePurchasedCopies } from '#renderer/app/model/remove-purchased-copies.ts';
import { createMemoryPlatform } from '#renderer/platform/memory.ts';
import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import { contractError } from '#shared/contract/errors.ts';
import { err, ok, type Result } from '#shared/kit/result.ts';
import { getValue } from '#tests/support/results.ts';
import { refundPurchase } from '#tests/support/server/buy-listing.ts';
import { type BuyingFixture, createBuyingFixture } from '#tests/support/server/buying-fixture.ts';
import { makeAdmin } from '#tests/support/server/step-up.ts';
import { type SignedInUser, signUpAs } from '#tests/support/server/test-users.ts';
import { waitForFeed } from '#tests/support/server/wait-for-feed.ts';
import { createSqliteDevice } from '#tests/support/sqlite-device.ts';
import { createTempFolder } from '#tests/support/temp-folder.ts';
import { createTestAppModel } from '#tests/support/test-app-model.ts';
import { openTestSecureStorage } from '#tests/support/test-secure-storage.ts';

/** Repetitions of each scenario. */
const rounds = Number(process.env['GONE_ROUNDS'] ?? 1);

let fixture: BuyingFixture;
let admin: SignedInUser;
beforeAll(async () => {
  fixture = await createBuyingFixture();
  admin = await signUpAs(fixture.server);
  await makeAdmin(fixture.server, admin);
});
afterAll(() => fixture.server.stop());

const dayMs = 86_400_000;

const toResult = async <Output>(
  call: Promise<{ readonly status: number; readonly output: Output }>
): Promise<Result<Output, ReturnType<typeof contractError>>> => {
  const { status, output } = await call;
  return status < 300 ? ok(output) : err(contractError(status === 401 ? 'unauthenticated' : 'internal'));
};

/** The server's sync procedures, called as this user. */
const createSync = ({ headers }: SignedInUser): Cloud['sync'] => ({
  push: (input) => toResult(fixture.server.call('sync.push', input, headers)),
  pull: (input) => toResult(fixture.server.call('sync.pull', input, headers))
});

function openDevice(folder: string, now: () => number) {
  const { device, storage } = createSqliteDevice({ folder, now, secureStorage: openTestSecureStorage() });
  const platform = { ...createMemoryPlatform(), device };
  const model = createTestAppModel(platform);
  const removeCopies = (ids: readonly string[]) => removePurchasedCopies(model, ids);
  const round = async (user: SignedInUser): Promise<void> => {
    await waitForFeed(fixture.server.database.pool);
    const sync = createSync(user);
    const store = createSyncStore({
      device,
      cloud: platform.cloud,
      now,
      createId: () => crypto.randomUUID(),
      poke: () => undefined,
      onLibraryChanged: () => undefined
    });
    await runRound({
      platform: { device, cloud: { sync } },
      store,
      status: createStore(() => ({ isOnline: true, hasServer: true })),
      now,
      notify: () => undefined,
      followLibrary: () => undefined,
      removeCopies,
      loadAccount: () => Promise.reject(new Error('The session has ended')),
      accountId: user.id,
      keepsShelf: false,
      sendMessages: async () => ({ sent: [], refused: new Map(), isDone: true })
    });
    expect(store.getState().round).toBe('done');
  };
  const leave = async (holderId: string | null): Promise<void> => {
    await removeOthersPurchases({ platform, removeCopies }, holderId);
    if (holderId === null) await leaveAccount(device);
  };
  return { device, storage, model, round, leave };
}

type OpenedDevice = ReturnType<typeof openDevice>;

/** Also searches for the text as the test's secure storage encrypts it. */
function listFilesWith(folder: string, text: string): string[] {
  const needles = [Buffer.from(text), Buffer.from(openTestSecureStorage().encrypt(text))];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => {
      const bytes = readFileSync(file);
      return needles.some((needle) => bytes.includes(needle));
    });
}

/** Opens the purchase, stores it in the history and the builder, and continues a day later. */
async function use(device: OpenedDevice, purchaseId: string, user: SignedInUser): Promise<string> {
  const { output: prompt } = await fixture.open(purchaseId);
  await getValue(device.device.purchasedPrompts.save({ holderId: user.id, prompt }));
  const { builder, history } = device.model;
  await builder.getState().load();
  builder.getState().replaceDocument({ label: 'Open', document: toDocument(prompt) });
  await history.getState().add(builder.getState().document);
  await builder.getState().saveNow();
  return prompt.data.concept;
}

type Bought = { readonly listingId: string; readonly orderId: string };
type Loss = (bought: Bought, device: OpenedDevice) => Promise<SignedInUser | null>;

const lose: Readonly<Record<string, Loss>> = {
  'a refund': async ({ orderId }) => {
    await refundPurchase(fixture, fixture.buyer, orderId);
    return fixture.buyer;
  },
  'a take-down with refunds': async ({ listingId: id, orderId }) => {
    const input = { id, reason: 'It copies the listing of another seller.', hasRefunds: true };
    await fixture.server.call('adminListings.takeDown', input, admin.headers);
    await vi.waitFor(async () => expect((await fixture.get(orderId)).output.state).toBe('refunded'), {
      timeout: 15_000
    });
    return fixture.buyer;
  },
  'signing out': async (_, device) => {
    await device.leave(null);
    return null;
  },
  'another user who signs in': async (_, device) => {
    const other = await signUpAs(fixture.server);
    await device.leave(other.id);
    return other;
  }
};

test.each(Object.keys(lose))(
  'after %s nothing of it is in any file of the device',
  async (name) => {
    for (let round = 0; round < rounds; round += 1) {
      await fixture.signUpBuyer();
      const { buyer } = fixture;
      const concept = `A sealed lamp ${crypto.randomUUID()}`;
      const { id: listingId, slug } = await fixture.sell(700, { concept });
      const folder = createTempFolder();
      const clock = { time: Date.now() };
      const first = openDevice(folder, () => clock.time);
      const order = await fixture.buy(slug, 700);
      const purchaseId = order.purchases[0]?.id ?? '';
      await first.round(buyer);
      expect(await use(first, purchaseId, buyer)).toBe(concept);
      first.storage.close();
      clock.time += dayMs + 1;
      const device = openDevice(folder, () => clock.time);
      for (const secret of [concept, purchaseId]) {
        const files = listFilesWith(folder, secret).join();
        expect(files).toContain('backups');
        expect(files).toContain('reelwright.db');
      }

      await device.model.builder.getState().load();
      const user = await lose[name]?.({ listingId, orderId: order.id }, device);
      if (user) await device.round(user);
      const isGone = user !== buyer;
      for (const secret of [concept, purchaseId, ...(isGone ? [buyer.id] : [])])
        expect({ secret, files: listFilesWith(folder, secret) }).toEqual({ secret, files: [] });
      expect((await getValue(device.device.purchasedPrompts.list())).items).toEqual([]);
      device.storage.close();
    }
  },
  1_800_000
);
