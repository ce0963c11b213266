// Compiles one prompt for one model: text and JSON to paste, the API request, and the losses.
import { type Sentence, sentence } from '../../../kit/sentence.ts';
import { countPrompt } from '../model/count-prompt.ts';
import { findFamily } from '../model/model-family.ts';
import type { Model, ModelRegistry, PromptLimit } from '../model/model.ts';
import type { PromptData, PromptDocument } from '../prompt/prompt.ts';
import { formatCount } from '../prompt/phrases.ts';
import { adaptPrompt } from './adapt/adapt-prompt.ts';
import { explainOmissions, type Loss, sortLosses } from './adapt/loss.ts';
import { families, plainFamily } from './family/families.ts';
import { type Family, isWritable, textOf } from './family/family.ts';
import { type Cut, shortenToLimit, type Fitted } from './family/shorten-to-limit.ts';
import { toPasteJson } from './payload/paste-json.ts';
import { payloads, plainPayload } from './payload/payloads.ts';
import { countWrittenShots } from './family/shot-list.ts';
import { type WrittenShot, writeShots } from './family/write-shots.ts';

export type Compiled = {
  readonly modelId: string;
  /** To paste; within the model's limit. */
  readonly text: string;
  /** To paste; nothing in it that is not in the text or the payload. */
  readonly json: Record<string, unknown>;
  /** The body of a request to the vendor's API. */
  readonly payload: Record<string, unknown>;
  /** An entry for each filled field that does not reach the output as it is, in the order of the form. */
  readonly losses: readonly Loss[];
};

/** The same prompt, model and registry give the same bytes. */
export function compilePrompt(document: PromptDocument, model: Model, registry: ModelRegistry): Compiled {
  const family = findFamily(families, model, plainFamily);
  const adapted = adaptPrompt(document.data, model, family);
  const written = write(adapted.data, model, family);
  const text = textOf(written.spans);
  const { body, carries } = findFamily(
    payloads,
    model,
    plainPayload
  )({
    model: model.target ?? model.id,
    prompt: text,
    negativePrompt: adapted.negativePrompt,
    duration: adapted.data.duration,
    resolution: adapted.data.resolution.trim(),
    aspectRatio: adapted.data.aspectRatio.trim(),
    frameRate: adapted.data.frameRate,
    hasAudio: model.audio?.value === 'toggle' ? isHeard(written.data) : null,
    shots: written.shots
  });
  const known = [
    ...adapted.losses,
    ...written.cuts.map((cut) => explainCut(cut, model, written.shots.length > 0))
  ];
  const outcome = {
    model,
    settled: adapted.data,
    writtenFields: new Set(written.spans.map((span) => span.field)),
    carried: new Set(carries),
    losses: known
  };
  const losses = sortLosses([...known, ...explainOmissions(document.data, outcome, registry)]);
  const dropped = new Set(losses.filter(({ kind }) => kind === 'dropped').map(({ field }) => field));
  return {
    modelId: model.id,
    text,
    json: toPasteJson(written.data, model, adapted.negativePrompt, dropped),
    payload: body,
    losses
  };
}

type Written = Fitted & { readonly shots: readonly WrittenShot[] };

/** A list of shots that cannot all say something within the limit is written as one prompt after all. */
function write(data: PromptData, model: Model, family: Family): Written {
  const limit = model.promptLimit?.value ?? null;
  const count = countWrittenShots(data, model, family);
  if (count > 1) {
    const listed = writeShots(data, model, family, count);
    const isShort = limit === null || countPrompt(textOf(listed.spans), limit.unit) <= limit.max;
    if (isShort && listed.shots.every(({ prompt }) => prompt !== '')) return listed;
  }
  return { ...shortenToLimit(data, limit, family.write), shots: [] };
}

const isHeard = (data: PromptData): boolean =>
  [data.dialogue, data.musicStyle, data.soundEffects, data.ambientSounds, data.audioMix].some(isWritable);

const nouns = {
  utf16: 'character',
  characters: 'character',
  tokens: 'token'
} as const satisfies Record<PromptLimit['unit'], string>;

function explainCut({ field, kind }: Cut, model: Model, isShotList: boolean): Loss {
  const tell = (why: Sentence): Loss => ({
    field,
    kind,
    why: kind === 'dropped' ? sentence`Left out: ${why}` : sentence`Shortened: ${why}`
  });
  const multiShot = isShotList ? model.multiShot?.value : undefined;
  if (multiShot !== undefined && field === 'shotTypes') {
    return tell(sentence`${model.label} has room for fewer shots in this clip.`);
  }
  const limit = multiShot?.shotLimit ?? model.promptLimit?.value;
  const most = limit ? formatCount(limit.max, nouns[limit.unit]) : sentence`so much`;
  return tell(
    multiShot === undefined
      ? sentence`${model.label} takes no more than ${most}.`
      : sentence`${model.label} takes no more than ${most} in a shot.`
  );
}
