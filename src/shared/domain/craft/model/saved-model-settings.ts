// A price change is a user's own price of a model, in place of the registry's.
import * as z from 'zod';
import { Day, ModelRegistry, Price } from './model.ts';
import { PublishedModels } from './signed-models.ts';

/** `resolution` and `hasAudio` match as in `Price`: null stands for any. */
export const PriceChange = Price.extend({ modelId: z.string().min(1), setOn: Day });
export type PriceChange = z.infer<typeof PriceChange>;

/** The model settings a device stores: an imported list (null for none), the user's own prices, and the published list. */
export const SavedModelSettings = z.object({
  registry: ModelRegistry.nullable(),
  prices: z.array(PriceChange),
  /** The last one whose signature held. */
  published: PublishedModels.nullish()
});
export type SavedModelSettings = z.infer<typeof SavedModelSettings>;
