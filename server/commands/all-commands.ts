import { ContractFailure } from '#shared/contract/errors.ts';
import { allInvariants, checkInvariants } from '../invariants/check-invariants.ts';
import { grantRole } from '../services/account/lifecycle/moderation.ts';
import { removeDemo } from '../services/demo/remove-demo.ts';
import type { Command } from './command.ts';
import { publishRelease } from './publish-release.ts';
import { recordBounce } from './record-bounce.ts';
import { decideRefundRequest, refundRequests } from './refund-requests.ts';
import { decideListingCommand, listingQueue } from './listing-queue.ts';
import { setSellerState } from './seller-state.ts';
import { liftSuspension, suspend } from './suspension.ts';

const grantAdmin: Command = {
  name: 'grant-admin',
  takes: '<email>',
  says: 'Make the account with this address an administrator.',
  run: async (context, email) => {
    try {
      const reason = 'a command on the server';
      await grantRole(context, { email, role: 'admin', actorId: null, reason });
    } catch (error) {
      if (!(error instanceof ContractFailure) || error.code !== 'not_found') throw error;
      throw new Error('Nobody has an account with this address.', { cause: error });
    }
    return 'This account is an administrator now.';
  }
};

const migrate: Command = {
  name: 'migrate',
  takes: '',
  says: 'Bring the database to this version and grant the application its rights.',
  // Every command opens the database, which migrates it.
  run: () => Promise.resolve('The database is at this version.')
};

const removeDemoListings: Command = {
  name: 'remove-demo',
  takes: '',
  says: 'Take the demo catalog out, for good.',
  run: async (context) => {
    const removed = await removeDemo(context);
    return removed > 0
      ? 'The demo catalog is gone.'
      : 'There is no demo catalog to remove. To start a server without one, use --no-demo.';
  }
};

const runInvariants: Command = {
  name: 'invariants',
  takes: '',
  says: 'Check the invariants of money, entitlements and counters.',
  run: async (context) => {
    const violations = await checkInvariants(context);
    const lines = violations.flatMap(({ name, statement, rows }) => [
      `${name}: ${statement} Violated by:`,
      ...rows.map(({ id, problem }) => `  ${id} ${problem}`)
    ]);
    if (lines.length > 0) throw new Error(lines.join('\n'));
    return `All ${allInvariants.length} invariants hold.`;
  }
};

export const allCommands: readonly Command[] = [
  migrate,
  grantAdmin,
  suspend,
  liftSuspension,
  refundRequests,
  decideRefundRequest,
  setSellerState,
  listingQueue,
  decideListingCommand,
  publishRelease,
  recordBounce,
  removeDemoListings,
  runInvariants
];
