// Adapts a prompt to the model before it is written: settings, shots and negatives that the model accepts.
import { sentence } from '../../../../kit/sentence.ts';
import type { Model } from '../../model/model.ts';
import type { PromptData, PromptField } from '../../prompt/prompt.ts';
import { withoutSeed } from '../../prompt/text/without-seed.ts';
import { writeChoice, writeChoices } from '../../prompt/text/wording.ts';
import { type Family, isWritable } from '../family/family.ts';
import type { AdaptedPrompt, Loss } from './loss.ts';
import { placeNegatives } from './negatives.ts';
import { resolveSettings } from './resolve-settings.ts';
import { countWrittenShots } from '../family/shot-list.ts';

const silenced: Pick<
  PromptData,
  | 'dialogue'
  | 'voiceStyle'
  | 'language'
  | 'subtitles'
  | 'musicStyle'
  | 'soundEffects'
  | 'ambientSounds'
  | 'audioMix'
> = {
  language: '',
  dialogue: '',
  voiceStyle: '',
  subtitles: false,
  musicStyle: '',
  soundEffects: [],
  ambientSounds: '',
  audioMix: ''
};

export function adaptPrompt(
  data: PromptData,
  model: Model,
  family: Family
): AdaptedPrompt & { readonly negativePrompt: string } {
  const settled = resolveSettings(data, model);
  const heard = silence(settled.data, model);
  const framed = frameOnce(heard.data, model, family);
  const unseeded = dropSeed(framed.data);
  const cleared = stripParameters(unseeded.data, model);
  const isShotList = countWrittenShots(cleared.data, model, family) > 1;
  const placed = placeNegatives(cleared.data, model, isShotList);
  const rounded = settled.changes.map((change): Loss => ({ ...change, kind: 'softened' }));
  return {
    ...placed,
    losses: [
      ...rounded,
      ...heard.losses,
      ...framed.losses,
      ...unseeded.losses,
      ...cleared.losses,
      ...placed.losses
    ]
  };
}

function silence(data: PromptData, model: Model): AdaptedPrompt {
  if (model.audio?.value !== 'none') return { data, losses: [] };
  const fields = Object.keys(silenced) as (keyof typeof silenced)[];
  const losses = fields
    .filter((field) => isWritable(data[field]))
    .map((field): Loss => ({ field, kind: 'dropped', why: sentence`${model.label} makes no sound.` }));
  return { data: { ...data, ...silenced }, losses };
}

/** A model of one continuous shot gets the first shot type, and nothing to cut with. */
function frameOnce(data: PromptData, model: Model, family: Family): AdaptedPrompt {
  const shots = writeChoices(data.shotTypes);
  if (family.shots !== 'one' || shots.length < 2) return { data, losses: [] };
  const losses: Loss[] = [
    { field: 'shotTypes', kind: 'softened', why: sentence`${model.label} films one shot; the first is kept.` }
  ];
  if (writeChoice(data.transitions) !== '') {
    losses.push({
      field: 'transitions',
      kind: 'dropped',
      why: sentence`${model.label} films one shot, with nothing to cut to.`
    });
  }
  return { data: { ...data, shotTypes: shots.slice(0, 1), transitions: '' }, losses };
}

function dropSeed(data: PromptData): AdaptedPrompt {
  const additionalParams = withoutSeed(data.additionalParams);
  if (additionalParams === data.additionalParams) return { data, losses: [] };
  const kind = isWritable(additionalParams) ? 'softened' : 'dropped';
  const why = sentence`A seed is a setting of the request, so the text leaves it out.`;
  return { data: { ...data, additionalParams }, losses: [{ field: 'additionalParams', kind, why }] };
}

const proseFields = ['concept', 'mainSubject', 'action', 'setting', 'additionalParams'] as const;

/** "--ratio 16:9" in a prompt would be read as a setting by the vendors that reserve such words. */
function stripParameters(data: PromptData, model: Model): AdaptedPrompt {
  const words = model.reservedWords?.value ?? [];
  if (words.length === 0) return { data, losses: [] };
  const names = words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&')).join('|');
  const parameter = new RegExp(`(^|\\s)--?(?:${names})(?:[\\s=:]+[^\\s,;.!?]+)?`, 'giu');
  const stripped = proseFields
    .map((field) => ({ field, text: data[field].replace(parameter, '$1') }))
    .filter(({ field, text }) => text !== data[field]);
  return {
    data: { ...data, ...Object.fromEntries(stripped.map(({ field, text }) => [field, text])) },
    losses: stripped.map(({ field, text }: { field: PromptField; text: string }) => ({
      field,
      kind: isWritable(text) ? 'softened' : 'dropped',
      why: sentence`${model.label} reads parameters such as --${words[0] ?? ''} from the text, so they are left out.`
    }))
  };
}
