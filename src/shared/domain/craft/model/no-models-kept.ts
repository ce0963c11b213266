// What a device keeps about models before anybody brought anything in. Apart from the schema, which is heavy.
import type { KeptModels } from './price-change.ts';

export const noModelsKept: KeptModels = { registry: null, prices: [] };
