// Helpers to declare a model: each limit has its source and date, and is null where no source states it.
import type {
  Confidence,
  CrossRule,
  DurationRule,
  Extension,
  Fact,
  Model,
  NegativePrompt,
  PromptLimit
} from '../model.ts';

/** The day of the built-in list. */
export const registryDate = '2026-11-24';

/** The day most facts were gathered; a fact that was read on another day says so. */
const gatheredOn = '2026-11-20';

/** Makes facts out of one source, read in the copy of that day. */
export type Source = <Value>(value: Value) => NonNullable<Fact<Value>>;

export function readFrom(source: string, confidence: Confidence, checkedOn: string = gatheredOn): Source {
  return (value) => ({ value, source, checkedOn, confidence });
}

type Lifecycle = Pick<Model['lifecycle'], 'status' | 'endsOn' | 'replacement'>;

/** The life of a model as `source` tells it. */
export function lifecycleFrom(source: Source, life: Lifecycle): Model['lifecycle'] {
  const { value, ...provenance } = source(life);
  return { ...value, ...provenance };
}

export const isCurrent = (replacement: string | null = null): Lifecycle => ({
  status: 'current',
  endsOn: null,
  replacement
});

export const retiredOn = (endsOn: string, replacement: string | null): Lifecycle => ({
  status: 'retired',
  endsOn,
  replacement
});

export const exactly = (...seconds: number[]): DurationRule => ({ kind: 'exactly', seconds });

export const between = (from: number, to: number, step = 1): DurationRule => ({
  kind: 'range',
  from,
  to,
  step
});

export const atMost = (max: number, unit: PromptLimit['unit']): PromptLimit => ({ max, unit });

export const negativesIn = (
  place: NegativePrompt['place'],
  limit: PromptLimit | null = null
): NegativePrompt => ({ place, limit });

/** An extension in the clip's own resolution, unless another is named. */
export const extendsBy = (
  bySeconds: number,
  upToSeconds: number,
  resolution: string | null = null
): Extension => ({ bySeconds, upToSeconds, resolution });

/** In these resolutions a clip has one of these lengths. */
export function needsSeconds(source: Source, resolutions: string[], seconds: number[]): CrossRule {
  const { value, ...provenance } = source({ resolutions, seconds });
  return { ...value, ...provenance };
}

type Always = 'id' | 'label' | 'vendor' | 'family' | 'target' | 'lifecycle';

const nothingStated: Omit<Model, Always> = {
  durations: null,
  extension: null,
  resolutions: null,
  aspectRatios: null,
  frameRates: null,
  audio: null,
  negativePrompt: null,
  promptLimit: null,
  multiShot: null,
  reservedWords: null,
  crossRules: [],
  prices: null,
  notes: []
};

/** A model of which only the given facts are known. */
export function knownModel(known: Pick<Model, Always> & Partial<Model>): Model {
  return { ...nothingStated, ...known };
}
