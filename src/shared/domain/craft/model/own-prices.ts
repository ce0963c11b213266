// Prices that the user entered. They override the registry's prices and are shown as the user's own.
import type { Model, ModelRegistry, Price } from './model.ts';
import type { PriceChange } from './saved-model-settings.ts';

/** The source of a price that the user entered. */
export const ownPriceSource = 'your own price';

/** The clip a price applies to: one model in one resolution, with sound or without; null means any. */
export type PricedClip = Pick<PriceChange, 'modelId' | 'resolution' | 'hasAudio'>;

const isSameClip = (one: Omit<PricedClip, 'modelId'>, other: Omit<PricedClip, 'modelId'>): boolean =>
  one.resolution === other.resolution && one.hasAudio === other.hasAudio;

export function findPriceChange(changes: readonly PriceChange[], clip: PricedClip): PriceChange | undefined {
  return changes.find((change) => change.modelId === clip.modelId && isSameClip(change, clip));
}

/** A price for the same clip takes the place of the one set before. */
export function addPriceChange(changes: readonly PriceChange[], added: PriceChange): PriceChange[] {
  return [...removePriceChange(changes, added), added];
}

/** From then on the list's own price counts again. */
export function removePriceChange(changes: readonly PriceChange[], clip: PricedClip): PriceChange[] {
  const removed = findPriceChange(changes, clip);
  return changes.filter((change) => change !== removed);
}

/**
 * The registry as the person pays for it: an own price stands in place of the listed one for the same clip or, where
 * the list has none, before the listed ones. Models without one are the same objects; a model that the registry does
 * not know is left out, and its price comes back with it.
 */
export function applyPrices(registry: ModelRegistry, changes: readonly PriceChange[]): ModelRegistry {
  const models = registry.models.map((model) => {
    const own = changes.filter(({ modelId }) => modelId === model.id);
    return own.length === 0 ? model : withOwnPrices(model, own);
  });
  return models.every((model, place) => model === registry.models[place])
    ? registry
    : { ...registry, models };
}

function withOwnPrices(model: Model, changes: readonly PriceChange[]): Model {
  const own = changes.map(
    ({ usdPerSecond, resolution, hasAudio, setOn }): Price => ({
      usdPerSecond,
      resolution,
      hasAudio,
      setOn
    })
  );
  if (model.prices === null) {
    const checkedOn =
      own
        .map(({ setOn = '' }) => setOn)
        .toSorted()
        .at(-1) ?? '';
    // Nobody knows better what one pays than who pays it.
    return { ...model, prices: { value: own, source: ownPriceSource, checkedOn, confidence: 'A' } };
  }
  const listed = model.prices.value;
  const extra = own.filter((price) => !listed.some((known) => isSameClip(known, price)));
  const value = listed.map((known) => own.find((price) => isSameClip(price, known)) ?? known);
  return { ...model, prices: { ...model.prices, value: [...extra, ...value] } };
}
