// Sends the messages of the outbox by the routes that everybody may call. The id of a message is its idempotency key, so that
// it arrives once, however many of its answers are lost.
import type { Cloud } from '../cloud/cloud.ts';
import { inboxProcedures } from '../cloud/inbox.ts';
import type { Device } from '../device.ts';
import { contractError, type ContractError } from '../errors.ts';
import { isNetworkError } from '../http/is-network-error.ts';
import { writerOf } from '../../domain/sync/messages/message-writer.ts';
import { isMessage } from '../../domain/sync/messages/messages.ts';
import type { Mutation } from '../../domain/sync/mutation.ts';
import { err, type Result } from '../../kit/result.ts';

type MessageCalls = Pick<Cloud, 'contact' | 'showcase'>;

export type SentMessages = {
  /** Those that the server took. */
  readonly sent: readonly Mutation[];
  /** Why the server refused the others, by id. */
  readonly refused: ReadonlyMap<string, ContractError>;
  /** False where one got no answer: those behind it were not tried. */
  readonly isDone: boolean;
};

export async function sendMessages(
  outbox: Pick<Device['outbox'], 'list' | 'saveMessageAnswer'>,
  calls: MessageCalls
): Promise<SentMessages> {
  const listed = await outbox.list();
  const sent: Mutation[] = [];
  const refused = new Map<string, ContractError>();
  for (const { mutation, state } of listed.ok ? listed.value : []) {
    if (!isMessage(mutation) || state === 'refused') continue;
    const answer = await deliverMessage(mutation, calls);
    if (!answer.ok && isTemporary(answer.error)) return { sent, refused, isDone: false };
    if (answer.ok) sent.push(mutation);
    else refused.set(mutation.id, answer.error);
    await outbox.saveMessageAnswer({ id: mutation.id, refusal: answer.ok ? null : answer.error.code });
  }
  return { sent, refused, isDone: listed.ok };
}

/** For a device that cannot keep it, too. */
export function deliverMessage(
  { id, entity, change }: Pick<Mutation, 'id' | 'entity' | 'change'>,
  { contact, showcase }: MessageCalls
): Promise<Result<unknown, ContractError>> {
  const value = change.kind === 'create' ? change.value : {};
  const input = { ...value, writer: writerOf({ change }), key: id };
  if (entity === 'contactMessages') {
    const { data } = inboxProcedures['contact.send'].input.safeParse(input);
    if (data !== undefined) return contact.send(data);
  } else {
    const { data } = inboxProcedures['showcase.submit'].input.safeParse(input);
    if (data !== undefined) return showcase.submit(data);
  }
  return Promise.resolve(err(contractError('invalid_input')));
}

/** It may have arrived, or the server takes it later. */
const isTemporary = (error: ContractError): boolean =>
  isNetworkError(error) ||
  error.code === 'conflict' ||
  error.code === 'rate_limited' ||
  error.code === 'maintenance';
