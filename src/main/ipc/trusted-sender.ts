import type { IpcMainInvokeEvent } from 'electron';
import { appOrigin } from '../windows/app-address.ts';

export type Sender = Pick<IpcMainInvokeEvent, 'senderFrame'>;

/** Only the top frame of a page of our own; a frame that is already gone is nobody. */
export function isTrustedSender({ senderFrame }: Sender): boolean {
  return senderFrame !== null && senderFrame.parent === null && senderFrame.origin === appOrigin;
}
