import type { Device } from '#shared/contract/device.ts';
import type { FileAccess } from '#shared/contract/platform/platform.ts';
import type { OpenedFile } from '#shared/contract/shell.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import type { ImportCandidate } from './import-preview.ts';

export type TransferActions = {
  readonly offerFiles: (files: readonly OpenedFile[]) => Promise<void>;
  /** Opens a text to be turned into fields; '' opens an empty page for one. */
  readonly offerText: (text: string) => Promise<void>;
  readonly chooseFiles: () => Promise<void>;
  /** Brings a pack in, whole or not at all. */
  readonly acceptPack: () => Promise<void>;
  readonly exportPrompt: (document: PromptDocument) => Promise<void>;
  readonly exportEverything: () => Promise<void>;
};

export type TransferState = TransferActions & {
  /** The first is shown; the others follow. */
  readonly offers: readonly ImportCandidate[];
  readonly decline: () => void;
};

export type TransferDependencies = {
  readonly device: Device;
  readonly files: FileAccess;
  readonly notify: Notify;
  readonly now: () => number;
  /** Brings what is on screen to the device. */
  readonly saveNow: () => Promise<unknown>;
  /** After a pack came in: the lists on screen are old. */
  readonly onImported: () => void;
};
