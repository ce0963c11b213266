// What an API is asked for, before it is put under a vendor's field names.
import type { PromptField } from '../../prompt/prompt.ts';
import type { WrittenShot } from '../family/write-shots.ts';

export type PayloadRequest = {
  /** The vendor's id, or ours where nothing answers any more. */
  readonly model: string;
  readonly prompt: string;
  readonly negativePrompt: string;
  readonly duration: number;
  readonly resolution: string;
  readonly aspectRatio: string;
  readonly frameRate: number;
  /** Null where the model has no such switch. */
  readonly hasAudio: boolean | null;
  /** Empty for a prompt of one shot. */
  readonly shots: readonly WrittenShot[];
};

/** A request body, and the settings of the prompt that are in it. */
export type Payload = {
  readonly body: Record<string, unknown>;
  readonly carries: readonly PromptField[];
};
