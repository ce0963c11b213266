import { tmpdir } from 'node:os';
import {
  applySandboxChoice,
  closeDispute,
  failRefund,
  openDispute,
  settleDelayedPayment
} from '#server/payments/sandbox/sandbox-actions.ts';
import { createSandboxProvider } from '#server/payments/sandbox/create-sandbox-provider.ts';
import { sign, signatureHeader } from '#server/payments/sandbox/sandbox-event.ts';
import { createTestContext } from '../support/server/create-test-context.ts';
import { startTestDatabase } from '../support/server/test-database.ts';
import { knownSecrets, type PaymentsUnderTest } from './payments-under-test.ts';

export async function startSandbox(): Promise<PaymentsUnderTest> {
  const database = await startTestDatabase();
  // Events are taken from the list here, so nothing is to be sent.
  const jobs = { add: () => Promise.resolve(), retry: () => Promise.resolve() };
  const { context } = createTestContext(database, tmpdir(), { jobs });
  const { current, next } = knownSecrets;
  const payments = createSandboxProvider({ ...context, jobs, secrets: [current, next] });
  return {
    payments,
    pay: (id) => applySandboxChoice(context, id, 'pay'),
    decline: (id) => applySandboxChoice(context, id, 'decline'),
    payLater: (id) => applySandboxChoice(context, id, 'later'),
    settleDelayedPayment: (id, hasCome) => settleDelayedPayment(context, id, hasCome),
    failRefund: (id, refundId) => failRefund(context, id, refundId),
    openDispute: (id) => openDispute(context, id),
    closeDispute: (id, outcome) => closeDispute(context, id, `dispute_${outcome}`),
    listBodies: async () => {
      const bodies: string[] = [];
      for await (const event of payments.listEvents(0)) bodies.push(JSON.stringify(event));
      return bodies;
    },
    makeBody: (number, note = '') =>
      JSON.stringify({ id: `sbe_${number}`, type: 'payment.declined', checkoutId: 'sbc_1', facts: [], note }),
    sign: (body, secret, now) => new Headers({ [signatureHeader]: sign(body, secret, now) }),
    signatureHeader,
    secrets: knownSecrets,
    stop: database.drop
  };
}
