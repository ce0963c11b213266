// A model is a video generator as its vendor offers it: its limits and lifecycle, each with a source and a date.
import * as z from 'zod';

/** A: the vendor's SDK, documentation or source. B: an integrator's. C: a blog or guide. */
export const Confidence = z.enum(['A', 'B', 'C']);
export type Confidence = z.infer<typeof Confidence>;

/** YYYY-MM-DD. */
export const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const provenance = { source: z.string().min(1), checkedOn: Day, confidence: Confidence };

/** A limit with where it was read and when; null stands for "not stated anywhere we read", never for "none". */
const fact = <Value extends z.ZodType>(value: Value) => z.object({ value, ...provenance }).nullable();
export type Fact<Value> = {
  readonly value: Value;
  readonly source: string;
  readonly checkedOn: string;
  readonly confidence: Confidence;
} | null;

/** Clip lengths in seconds: a few exact ones, or every `step` from `from` to `to`. */
export const DurationRule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('exactly'), seconds: z.array(z.number().positive()).min(1) }),
  z.object({
    kind: z.literal('range'),
    from: z.number().positive(),
    to: z.number().positive(),
    step: z.number().positive()
  })
]);
export type DurationRule = z.infer<typeof DurationRule>;

/** A clip that can be continued: by how many seconds each time, up to which total. */
export const Extension = z.object({
  bySeconds: z.number().positive(),
  upToSeconds: z.number().positive(),
  /** The resolution an extension is delivered in, where it is not the clip's own. */
  resolution: z.string().nullable()
});
export type Extension = z.infer<typeof Extension>;

export const PromptLimit = z.object({
  max: z.int().positive(),
  /** The vendor's unit: UTF-16 units, Unicode characters, or tokens (estimated at four characters each). */
  unit: z.enum(['utf16', 'characters', 'tokens'])
});
export type PromptLimit = z.infer<typeof PromptLimit>;

/** The place for unwanted things: a field of their own, the prose, nowhere, or nowhere because naming them does harm. */
export const NegativePrompt = z.object({
  place: z.enum(['field', 'prose', 'none', 'harmful']),
  limit: PromptLimit.nullable()
});
export type NegativePrompt = z.infer<typeof NegativePrompt>;

const MultiShot = z.object({
  maxShots: z.int().positive(),
  shotLimit: PromptLimit,
  /** True when the shots' lengths must add up to the clip's exactly. */
  sumsExactly: z.boolean()
});

/** "1080p needs 8 s": where the resolution is one of `resolutions`, the length must be one of `seconds`. */
export const CrossRule = z.object({
  resolutions: z.array(z.string()).min(1),
  seconds: z.array(z.number().positive()).min(1),
  ...provenance
});
export type CrossRule = z.infer<typeof CrossRule>;

/** US dollars for each second of delivered video; null matches any resolution, or audio on and off alike. */
export const Price = z.object({
  usdPerSecond: z.number().nonnegative(),
  resolution: z.string().nullable(),
  hasAudio: z.boolean().nullable(),
  /** The day a person set it themselves; absent where a list says it. */
  setOn: Day.optional()
});
export type Price = z.infer<typeof Price>;

export const Model = z.object({
  /** The id that prompts store, e.g. "veo-3". */
  id: z.string().min(1),
  label: z.string().min(1),
  vendor: z.string().min(1),
  /** One of `ModelFamily`, or a family that only a newer version knows. */
  family: z.string().min(1).max(60),
  /** The vendor's own id of today; null where nothing answers any more. */
  target: z.string().nullable(),
  lifecycle: z.object({
    status: z.enum(['current', 'retiring', 'retired']),
    /** The day of its retirement, past or announced; null for a current model. */
    endsOn: Day.nullable(),
    /** The id of the model to move to; null where there is none. */
    replacement: z.string().nullable(),
    ...provenance
  }),
  durations: fact(DurationRule),
  extension: fact(Extension),
  resolutions: fact(z.array(z.string()).min(1)),
  aspectRatios: fact(z.array(z.string()).min(1)),
  frameRates: fact(z.array(z.number().positive()).min(1)),
  audio: fact(z.enum(['none', 'always', 'toggle'])),
  negativePrompt: fact(NegativePrompt),
  promptLimit: fact(PromptLimit),
  multiShot: fact(MultiShot),
  /** Words that the vendor reads as parameters and a prompt must not hold. */
  reservedWords: fact(z.array(z.string())),
  crossRules: z.array(CrossRule),
  prices: fact(z.array(Price).min(1)),
  /** Plain sentences for people: what else to know. */
  notes: z.array(z.string())
});
export type Model = z.infer<typeof Model>;

/** A dated set of models. A newer one replaces an older one whole; stored prompts are never rewritten by it. */
export const ModelRegistry = z.object({
  format: z.literal('reelwright/models'),
  version: Day,
  models: z.array(Model).min(1)
});
export type ModelRegistry = z.infer<typeof ModelRegistry>;
