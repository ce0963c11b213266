// What a buyer made with a bought prompt: a video at a public host, and how many takes it took.
import * as z from 'zod';
import { PublicPerson } from '../../people/account.ts';
import { showcaseHosts } from '../showcase.ts';

export const maxSettingsLength = 120;
export const maxChangesLength = 300;
/** Stands for itself and every larger number, so that one buyer cannot decide the rate of a model. */
export const maxTakes = 20;

export const ResultDraft = z.object({
  /** The page of the video at one of the hosts. */
  videoUrl: z.url({ protocol: /^https$/ }).max(300),
  /** The id of the model that made it. */
  model: z.string().trim().min(1).max(60),
  /** Where and how it was generated: app, length, resolution, seed. */
  settings: z.string().trim().max(maxSettingsLength),
  /** What the buyer changed in the prompt; empty if nothing. */
  changes: z.string().trim().max(maxChangesLength),
  /** Generated until the first usable one, itself included: 1 was usable as it came. */
  takes: z.int().min(1).max(maxTakes)
});
export type ResultDraft = z.infer<typeof ResultDraft>;

export const BuyerResult = z.object({
  id: z.string(),
  author: PublicPerson,
  video: z.object({ host: z.enum(showcaseHosts), id: z.string(), url: z.string() }),
  model: z.string(),
  settings: z.string(),
  changes: z.string(),
  takes: z.int(),
  createdAt: z.int(),
  editedAt: z.int().nullable()
});
export type BuyerResult = z.infer<typeof BuyerResult>;
