import type { IpcMain, IpcMainInvokeEvent, WebContents } from 'electron';
import type * as z from 'zod';
import {
  type ContractError,
  contractError,
  ContractFailure,
  errorMessages
} from '#shared/contract/errors.ts';
import type { Contract, Handlers, Procedure } from '#shared/contract/procedure.ts';
import { err, ok, type Result } from '#shared/kit/result.ts';
import { logFailure } from '../diagnostics/log-failure.ts';
import { appOrigin } from '../windows/app-address.ts';

type Handle = (input: unknown) => unknown;

/** The path and kind of each mistake, never the value: it may be the text of the user. */
function describeIssues({ issues }: z.ZodError): string {
  return issues
    .slice(0, 5)
    .map(({ path, code }) => `${path.join('.') || 'input'}: ${code}`)
    .join(', ')
    .slice(0, 500);
}

function toContractError(channel: string, failure: unknown): ContractError {
  if (failure instanceof ContractFailure) {
    const { code, message } = failure;
    return contractError(code, message === errorMessages[code] ? undefined : message);
  }
  logFailure(`${channel} failed`, failure);
  return contractError('internal', failure instanceof Error ? failure.name : undefined);
}

async function answer(
  channel: string,
  procedure: Procedure,
  findHandler: (sender: WebContents) => Handle | undefined,
  call: { readonly event: CallEvent; readonly input: unknown }
): Promise<Result<unknown, ContractError>> {
  try {
    const handle = isTrustedSender(call.event) ? findHandler(call.event.sender) : undefined;
    if (handle === undefined) return err(contractError('forbidden_sender'));
    const parsed = procedure.input.safeParse(call.input);
    if (!parsed.success) return err(contractError('invalid_input', describeIssues(parsed.error)));
    return ok(await handle(parsed.data));
  } catch (failure) {
    return err(toContractError(channel, failure));
  }
}

/** The handlers for the calls of a window; undefined for a sender that is no window of ours. */
type FindHandlers<C extends Contract> = (sender: WebContents) => Handlers<C> | undefined;

/**
 * Makes every procedure of the contract callable: checks who calls, parses what came, answers a Result whatever
 * happens. The only place that registers channels.
 */
export function registerContract<C extends Contract>(
  ipc: Pick<IpcMain, 'handle'>,
  contract: C,
  channelOf: (name: string) => string,
  findHandlers: FindHandlers<C>
): void {
  for (const [name, procedure] of Object.entries(contract)) {
    const channel = channelOf(name);
    const findHandler = (sender: WebContents) => findHandlers(sender)?.[name] as Handle | undefined;
    ipc.handle(channel, (event, input: unknown) => answer(channel, procedure, findHandler, { event, input }));
  }
}

type CallEvent = Pick<IpcMainInvokeEvent, 'senderFrame' | 'sender'>;

/** Only the top frame of a page of our own; a frame that is already gone is nobody. */
function isTrustedSender({ senderFrame }: CallEvent): boolean {
  return senderFrame !== null && senderFrame.parent === null && senderFrame.origin === appOrigin;
}
