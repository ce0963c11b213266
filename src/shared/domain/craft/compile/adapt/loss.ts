// A loss is a filled field that the compiled prompt changes or leaves out, with the reason.
import { type Sentence, sentence } from '../../../../kit/sentence.ts';
import type { Model, ModelRegistry } from '../../model/model.ts';
import { findModel } from '../../model/registry/registry.ts';
import { promptFieldNames } from '../../prompt/prompt-fields.ts';
import type { PromptData, PromptField } from '../../prompt/prompt.ts';
import { isWritable } from '../family/family.ts';

export type Loss = {
  readonly field: PromptField;
  /** moved: elsewhere, whole; softened: reworded, rounded or shortened; dropped: nowhere in the output. */
  readonly kind: 'moved' | 'softened' | 'dropped';
  /** One plain sentence. */
  readonly why: Sentence;
};

/** A prompt as it may be written so far, and what that cost. */
export type AdaptedPrompt = { readonly data: PromptData; readonly losses: readonly Loss[] };

const kinds: readonly Loss['kind'][] = ['moved', 'softened', 'dropped'];
const fieldOrder = new Map(promptFieldNames.map((field, index) => [field, index]));

const rankOf = ({ field, kind }: Loss): number =>
  (fieldOrder.get(field) ?? 0) * kinds.length + kinds.indexOf(kind);

/** In the order of the form; of two losses of one field and kind the first says why. */
export function sortLosses(losses: readonly Loss[]): Loss[] {
  return losses
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .filter((loss, index, sorted) => {
      const before = sorted[index - 1];
      return before === undefined || rankOf(before) !== rankOf(loss);
    });
}

export type Outcome = {
  readonly model: Model;
  /** The prompt with its settings as the model takes them. */
  readonly settled: PromptData;
  /** The fields found in the text. */
  readonly writtenFields: ReadonlySet<PromptField | null>;
  /** The settings found in the payload. */
  readonly carried: ReadonlySet<PromptField>;
  readonly losses: readonly Loss[];
};

/** An entry for each filled field that reached neither the text nor the payload and that no entry explains yet. */
export function explainOmissions(data: PromptData, outcome: Outcome, registry: ModelRegistry): Loss[] {
  const explained = new Set(outcome.losses.map((loss) => loss.field));
  return promptFieldNames
    .filter(
      (field) => isWritable(data[field]) && !outcome.writtenFields.has(field) && !outcome.carried.has(field)
    )
    .filter((field) => isSetting(field) || !explained.has(field))
    .flatMap((field) => explain(field, data, outcome, registry) ?? []);
}

function explain(
  field: PromptField,
  data: PromptData,
  { model, settled, writtenFields }: Outcome,
  registry: ModelRegistry
): Loss | undefined {
  const drop = (why: Sentence): Loss => ({ field, kind: 'dropped', why });
  if (isSetting(field)) {
    if (isOnlyValue(settled[field], field, model)) return undefined;
    return drop(unusedSettingReasons[field](model.label));
  }
  if (field === 'model') return explainModel(data.model, model, registry);
  if (field === 'quality')
    return drop(sentence`No video model has a quality setting; choose a finer or faster model.`);
  const isSpoken = writtenFields.has('dialogue');
  if (field === 'language' && isSpoken) {
    return {
      field,
      kind: 'moved',
      why: sentence`The lines themselves are in this language, so it is not named.`
    };
  }
  if (field === 'voiceStyle' && isSpoken)
    return drop(sentence`The lines say for themselves how they are spoken.`);
  if (field === 'language' || field === 'voiceStyle')
    return drop(sentence`Nobody speaks, so there is no voice to describe.`);
  if (field === 'transitions') return drop(sentence`There is only one shot, and nothing to cut to.`);
  return drop(sentence`A prompt for ${model.label} has no place for it.`);
}

const unusedSettingReasons = {
  duration: (name: string) => sentence`The request to ${name} has no length; set it where the clip is made.`,
  frameRate: (name: string) =>
    sentence`The request to ${name} has no frame rate; set it where the clip is made.`,
  resolution: (name: string) =>
    sentence`The request to ${name} has no resolution; set it where the clip is made.`,
  aspectRatio: (name: string) =>
    sentence`The request to ${name} has no aspect ratio; set it where the clip is made.`
};
type Setting = keyof typeof unusedSettingReasons;

const isSetting = (field: PromptField): field is Setting => Object.hasOwn(unusedSettingReasons, field);

/** Settings that a model always delivers need not be requested. */
function isOnlyValue(value: string | number, field: Setting, model: Model): boolean {
  if (field === 'duration') return false;
  const fact = {
    frameRate: model.frameRates,
    resolution: model.resolutions,
    aspectRatio: model.aspectRatios
  };
  const values: readonly (string | number)[] = fact[field]?.value ?? [];
  return values.length === 1 && String(values[0]) === String(value).trim();
}

function explainModel(name: string, model: Model, registry: ModelRegistry): Loss | undefined {
  if (name === model.id || findNamed(registry, name)?.id === model.id) return undefined;
  return {
    field: 'model',
    kind: 'moved',
    why: sentence`Written for ${model.label} instead of ${name.trim()}.`
  };
}

let lastFound: { registry: ModelRegistry; name: string; model: Model | undefined } | undefined;

/** A prompt names one model and is written for many. */
function findNamed(registry: ModelRegistry, name: string): Model | undefined {
  if (lastFound?.registry !== registry || lastFound.name !== name) {
    lastFound = { registry, name, model: findModel(registry, name) };
  }
  return lastFound.model;
}
