// A buyer's result from a bought prompt: a video at a public host or an uploaded clip, and how many takes it took.
import * as z from 'zod';
import { PublicPerson } from '../../people/account.ts';
import { MediumId } from '../media/preview-media.ts';
import { showcaseHosts } from '../showcase.ts';

export const maxSettingsLength = 120;
export const maxChangesLength = 300;
/** Stands for itself and every larger number, so that one buyer cannot decide the rate of a model. */
export const maxTakes = 20;

const ResultVideoDraft = z.discriminatedUnion('kind', [
  /** `url` is the page of the video at one of the hosts. */
  z.object({ kind: z.literal('hosted'), url: z.url({ protocol: /^https$/ }).max(300) }),
  z.object({ kind: z.literal('clip'), mediumId: MediumId })
]);

export const ResultDraft = z.object({
  video: ResultVideoDraft,
  /** The id of the model that made it. */
  model: z.string().trim().min(1).max(60),
  /** The generation settings: app, length, resolution, seed. */
  settings: z.string().trim().max(maxSettingsLength),
  /** The buyer's changes to the prompt; empty if none. */
  changes: z.string().trim().max(maxChangesLength),
  /** Generated until the first usable one, itself included: 1 was usable as it came. */
  takes: z.int().min(1).max(maxTakes)
});
export type ResultDraft = z.infer<typeof ResultDraft>;

const ResultVideo = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('hosted'), host: z.enum(showcaseHosts), id: z.string(), url: z.string() }),
  /** `width` and `height` in pixels. */
  z.object({
    kind: z.literal('clip'),
    mediumId: MediumId,
    url: z.string(),
    width: z.int(),
    height: z.int()
  })
]);
export type ResultVideo = z.infer<typeof ResultVideo>;

export const BuyerResult = z.object({
  id: z.string(),
  author: PublicPerson,
  video: ResultVideo,
  model: z.string(),
  settings: z.string(),
  changes: z.string(),
  takes: z.int(),
  createdAt: z.int(),
  editedAt: z.int().nullable()
});
export type BuyerResult = z.infer<typeof BuyerResult>;
