// The prompt style of each model family: the order of its guide, and its form of speech, sound and shots.
import type { ModelFamily } from '../../model/model-family.ts';
import { promptFieldNames } from '../../prompt/prompt-fields.ts';
import type { PromptData } from '../../prompt/prompt.ts';
import { type Family, isProseField, type Section } from './family.ts';
import { memoizeByFields } from '../../prompt/text/write-prompt.ts';
import { writeRunway } from './write-runway.ts';
import { writeSections } from './write-sections.ts';
import { writeSora } from './write-sora.ts';

const closing: readonly Section[] = ['dialogue', 'sound', 'subtitles', 'additions'];

type Manner = Omit<Family, 'write'>;

const subjectFirst: Manner = {
  order: ['story', 'camera', 'look', ...closing],
  dialogue: 'sentence',
  sound: 'sentences',
  shots: 'several'
};

const cameraFirst: Manner = { ...subjectFirst, order: ['camera', 'story', 'look', ...closing] };

const proseFields = promptFieldNames.filter(isProseField);

/** The prose of families without a writer of their own follows from their manner. */
function familyOf(manner: Manner, write = (data: PromptData) => writeSections(data, manner)): Family {
  const isFormatInText = manner.order.includes('format');
  return { ...manner, write: memoizeByFields(isFormatInText ? promptFieldNames : proseFields, write) };
}

/** Also the form of a family that this version does not know. */
export const plainFamily = familyOf(subjectFirst);

/** Sources: models.md §2.1, which names the vendors' guides. */
export const families: Readonly<Record<ModelFamily, Family>> = {
  veo: familyOf(cameraFirst),
  omni: familyOf({
    order: ['format', 'story', 'camera', 'look', 'subtitles', 'additions', 'dialogue', 'sound'],
    dialogue: 'sentence',
    sound: 'line',
    shots: 'several'
  }),
  sora: familyOf(cameraFirst, writeSora),
  runway: familyOf({ ...cameraFirst, shots: 'one' }, writeRunway),
  kling: familyOf({ ...subjectFirst, dialogue: 'label' }),
  'kling-multi': familyOf({ ...cameraFirst, dialogue: 'label', shots: 'list' }),
  seedance: familyOf({
    order: ['story', 'look', 'cuts', 'subtitles', 'additions', 'dialogue', 'sound'],
    dialogue: 'sentence',
    sound: 'line',
    shots: 'several'
  }),
  luma: plainFamily,
  pika: plainFamily,
  hailuo: plainFamily,
  minimax: plainFamily,
  wan: plainFamily,
  ltx: plainFamily,
  grok: plainFamily,
  vidu: plainFamily
};
