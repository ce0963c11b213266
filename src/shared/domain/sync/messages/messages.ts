// Messages to the operators: mutations that need no account. They are in no scope, so no replica shows them and no push takes
// them; each is sent by the route that everybody may call. They stay when the device leaves, joins, or is read anew. By
// themselves, since the browser's storage is part of the first load.
import type { Mutation } from '../mutation.ts';
import type { MutationAnswer, OutboxItem } from '../outbox.ts';

export const messageEntities = ['contactMessages', 'showcaseProposals'] as const;
export type MessageEntity = (typeof messageEntities)[number];

/** The `writer` of a message that was written while signed out. */
export const visitorWriter = 'visitor';

const names: ReadonlySet<string> = new Set(messageEntities);

export const isMessage = ({ entity }: Pick<Mutation, 'entity'>): boolean => names.has(entity);

const isMessageItem = ({ mutation }: OutboxItem): boolean => isMessage(mutation);

/** Messages come first in the stored outbox. */
export const splitOutbox = (items: readonly OutboxItem[]) => ({
  messages: items.filter(isMessageItem),
  outbox: items.filter((item) => !isMessageItem(item))
});

/** The same one again changes nothing, so that one that was kept elsewhere can be brought in after a crash. */
export const appendMessage = (messages: readonly OutboxItem[], mutation: Mutation): readonly OutboxItem[] =>
  messages.some((item) => item.mutation.id === mutation.id)
    ? messages
    : [...messages, { mutation, sequence: null, state: 'waiting', refusal: null }];

/** No row of a message comes back: one that was taken goes, and one that was refused stays until the user decides. */
export function answerMessages(
  messages: readonly OutboxItem[],
  answers: readonly MutationAnswer[]
): readonly OutboxItem[] {
  const refusals = new Map(answers.map(({ id, refusal }) => [id, refusal]));
  if (!messages.some(({ mutation }) => refusals.has(mutation.id))) return messages;
  return messages.flatMap((item) => {
    const refusal = refusals.get(item.mutation.id);
    if (refusal === undefined) return [item];
    return refusal === null ? [] : [{ ...item, state: 'refused' as const, refusal }];
  });
}

const textOf = (value: unknown, field: string): string =>
  typeof value === 'object' && value !== null ? String(Reflect.get(value, field) ?? '') : '';

/** The part of a message that can be shown: its text, or the video that it proposes. */
export function readMessage(change: Mutation['change']): {
  readonly message?: Readonly<Record<'name' | 'email' | 'topic' | 'message', string>>;
  readonly entry?: { readonly title: string; readonly videoUrl: string; readonly note: string };
} {
  const { message, entry } = change.kind === 'create' ? change.value : {};
  if (message !== undefined)
    return {
      message: {
        name: textOf(message, 'name'),
        email: textOf(message, 'email'),
        topic: textOf(message, 'topic'),
        message: textOf(message, 'message')
      }
    };
  return {
    entry: {
      title: textOf(entry, 'title'),
      videoUrl: textOf(entry, 'videoUrl'),
      note: textOf(entry, 'note')
    }
  };
}
