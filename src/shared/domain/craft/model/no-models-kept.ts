// The device's model settings before anything is imported. Separate from the schema, which would add zod to the first load.
import type { KeptModels } from './price-change.ts';

export const noModelsKept: KeptModels = { registry: null, prices: [] };
