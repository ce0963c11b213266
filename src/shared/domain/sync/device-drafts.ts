// The prompt that each device had in its builder last, for the other devices of its user: one row a device.
import * as z from 'zod';
import { hasWords } from '../craft/prompt/has-words.ts';
import { PromptData, type PromptDocument } from '../craft/prompt/prompt.ts';
import { readOrigin } from '../trade/prompt-origin.ts';
import type { Mutation } from './mutation.ts';
import type { SyncRow } from './row.ts';

const Kept = z.object({ name: z.string(), data: PromptData, keptAt: z.number() });

export type DeviceDraft = {
  readonly deviceId: string;
  readonly document: PromptDocument;
  /** By the device's clock, milliseconds since 1970: shown, and the order of the list. */
  readonly keptAt: number;
};

type Given = { readonly id: string; readonly deviceId: string; readonly now: number };

/**
 * Keeps a prompt as the last one of a device. Undefined where there is nothing to go on with, and for a bought prompt, whose
 * text is sealed on the server.
 */
export function keepDraft(
  { name, data }: PromptDocument,
  { id, deviceId, now }: Given
): Mutation | undefined {
  if (!hasWords(data) || readOrigin(data) !== null) return undefined;
  const value = JSON.parse(JSON.stringify({ name, data, keptAt: now })) as SyncRow['value'];
  return {
    id,
    entity: 'deviceDrafts',
    rowId: deviceId,
    change: { kind: 'create', value },
    basedOn: null,
    version: 1,
    madeAt: now
  };
}

/** The drafts of the other devices, the last one first, as far as this app can read them. */
export const readDeviceDrafts = (
  rows: readonly Pick<SyncRow, 'id' | 'value'>[],
  ownId: string
): DeviceDraft[] =>
  rows
    .flatMap(({ id, value }) => {
      const { data } = Kept.safeParse(value);
      if (data === undefined || id === ownId) return [];
      return [{ deviceId: id, document: { name: data.name, data: data.data }, keptAt: data.keptAt }];
    })
    .toSorted((one, other) => other.keptAt - one.keptAt);
