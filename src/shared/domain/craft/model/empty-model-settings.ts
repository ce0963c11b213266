// The device's model settings before anything is imported. Separate from the schema, which would add zod to the first load.
import type { SavedModelSettings } from './saved-model-settings.ts';

export const emptyModelSettings: SavedModelSettings = { registry: null, prices: [] };
