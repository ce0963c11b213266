import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countMessages, readOutboxAs, writerOf } from './message-writer.ts';
import { isMessage } from './messages.ts';
import type { OutboxItem } from '../outbox.ts';

const secret = 'nobody else reads this';

const item = fc
  .record({
    entity: fc.constantFrom('contactMessages', 'showcaseProposals', 'templates'),
    // Undefined in a message of an earlier version.
    writer: fc.constantFrom('usr_ann', 'usr_ben', 'visitor', undefined),
    state: fc.constantFrom('waiting', 'refused')
  })
  .map(
    ({ entity, writer, state }): OutboxItem => ({
      mutation: {
        id: secret,
        entity,
        rowId: secret,
        change: { kind: 'create', value: { message: { message: secret }, ...(writer && { writer }) } },
        basedOn: null,
        version: 1,
        madeAt: 1
      },
      sequence: null,
      state,
      refusal: state === 'refused' ? 'forbidden' : null
    })
  );
const outboxes = fc.array(item, { maxLength: 12 });
const readers = [null, 'usr_ann', 'usr_ben', 'usr_new'] as const;
const reader = fc.constantFrom(...readers);

const storedWriter = ({ mutation: { change } }: OutboxItem) =>
  change.kind === 'create' ? change.value['writer'] : undefined;

describe('a message', () => {
  it('is shown to its writer alone, and of one without a writer to a visitor', () => {
    fc.assert(
      fc.property(outboxes, (outbox) => {
        for (const one of outbox.filter(({ mutation }) => isMessage(mutation))) {
          const seenBy = readers.filter((accountId) => readOutboxAs(outbox, accountId).items.includes(one));
          expect(seenBy.map((accountId) => accountId ?? 'visitor')).toEqual([storedWriter(one) ?? 'visitor']);
        }
      })
    );
  });

  it('of another writer is counted by its state and nothing else', () => {
    fc.assert(
      fc.property(outboxes, reader, (outbox, accountId) => {
        const { items, hidden } = readOutboxAs(outbox, accountId);
        expect(items).toEqual(outbox.filter((one) => items.includes(one)));
        expect(hidden.reduce((sum, { count }) => sum + count, items.length)).toBe(outbox.length);
        expect(JSON.stringify(hidden)).not.toMatch(/nobody|usr_/u);
        const left = outbox.filter((one) => !items.includes(one));
        for (const { writer, state, count } of hidden)
          expect(count).toBe(
            left.filter(
              (one) =>
                one.state === state && (writerOf(one.mutation) === 'visitor') === (writer === 'visitor')
            ).length
          );
      })
    );
  });

  it('is counted for its writer when they sign out', () => {
    fc.assert(
      fc.property(outboxes, reader, (outbox, accountId) => {
        const { waiting, refused } = countMessages(outbox, accountId);
        const own = readOutboxAs(outbox, accountId).items.filter(({ mutation }) => isMessage(mutation));
        expect([waiting, refused]).toEqual(
          (['waiting', 'refused'] as const).map((state) => own.filter((one) => one.state === state).length)
        );
      })
    );
  });
});

it('hides no change of the account, since those go where another user signs in', () => {
  fc.assert(
    fc.property(outboxes, reader, (outbox, accountId) => {
      const changes = outbox.filter(({ mutation }) => !isMessage(mutation));
      expect(readOutboxAs(outbox, accountId).items).toEqual(expect.arrayContaining(changes));
    })
  );
});
