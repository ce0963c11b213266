// A price change is what a person says a model costs them, in place of what the list says.
import * as z from 'zod';
import { Day, ModelRegistry, Price } from './model.ts';

/** `resolution` and `hasAudio` match as in `Price`: null stands for any. */
export const PriceChange = Price.extend({ modelId: z.string().min(1), setOn: Day });
export type PriceChange = z.infer<typeof PriceChange>;

/** What a device keeps about models: a list that was brought in (null: the built-in one) and one's own prices. */
export const KeptModels = z.object({
  registry: ModelRegistry.nullable(),
  prices: z.array(PriceChange)
});
export type KeptModels = z.infer<typeof KeptModels>;
