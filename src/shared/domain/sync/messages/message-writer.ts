// Decides who sees a message to the operators: it is shown to its writer alone, whoever uses the device next.
import { isMessage, visitorWriter } from './messages.ts';
import type { Mutation } from '../mutation.ts';
import type { OutboxItem } from '../outbox.ts';

/** The id of the account that wrote a message, or `visitor`. Earlier versions stored none: such a message is a visitor's. */
export function writerOf({ change }: Pick<Mutation, 'change'>): string {
  const writer = change.kind === 'create' ? change.value['writer'] : undefined;
  return typeof writer === 'string' ? writer : visitorWriter;
}

/** Messages of which a reader learns only that they exist. */
export type HiddenMessages = {
  readonly writer: 'visitor' | 'account';
  readonly state: 'waiting' | 'refused';
  readonly count: number;
};

/** The outbox as one reader may see it. */
export type VisibleOutbox = {
  readonly items: readonly OutboxItem[];
  readonly hidden: readonly HiddenMessages[];
};

/** `accountId`: the reader's, or null for one who is not signed in. Changes of an account are not hidden: the device drops them where another user signs in. */
export function readOutboxAs(outbox: readonly OutboxItem[], accountId: string | null): VisibleOutbox {
  const isVisible = ({ mutation }: OutboxItem): boolean =>
    !isMessage(mutation) || writerOf(mutation) === (accountId ?? visitorWriter);
  return {
    items: outbox.filter(isVisible),
    hidden: countHidden(outbox.filter((item) => !isVisible(item)))
  };
}

function countHidden(items: readonly OutboxItem[]): HiddenMessages[] {
  const isOf = (writer: HiddenMessages['writer'], state: HiddenMessages['state']) => (item: OutboxItem) =>
    (writerOf(item.mutation) === visitorWriter) === (writer === 'visitor') &&
    (item.state === 'refused') === (state === 'refused');
  return (['visitor', 'account'] as const).flatMap((writer) =>
    (['waiting', 'refused'] as const).flatMap((state) => {
      const count = items.filter(isOf(writer, state)).length;
      return count === 0 ? [] : [{ writer, state, count }];
    })
  );
}

export type MessageCounts = Readonly<Record<HiddenMessages['state'], number>>;

/** How many messages of this reader wait, and how many were refused. */
export function countMessages(outbox: readonly OutboxItem[], accountId: string | null): MessageCounts {
  const messages = readOutboxAs(outbox, accountId).items.filter(({ mutation }) => isMessage(mutation));
  const refused = messages.filter(({ state }) => state === 'refused').length;
  return { waiting: messages.length - refused, refused };
}
