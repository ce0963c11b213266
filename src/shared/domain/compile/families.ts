// How each family wants to be told: the order of its guide, and what it does with speech, sound and shots.
import type { ModelFamily } from '../model/model.ts';
import type { Family, Section } from './family.ts';
import { writeRunway } from './write-runway.ts';
import { writeSora } from './write-sora.ts';

const closing: readonly Section[] = ['dialogue', 'sound', 'subtitles', 'additions'];

const subjectFirst: Family = {
  order: ['story', 'camera', 'look', ...closing],
  dialogue: 'sentence',
  sound: 'sentences',
  shots: 'several'
};

const cameraFirst: Family = { ...subjectFirst, order: ['camera', 'story', 'look', ...closing] };

const kling: Family = { ...subjectFirst, dialogue: 'label' };

/** Sources: models.md §2.1, which names the vendors' guides. */
export const families: Readonly<Record<ModelFamily, Family>> = {
  veo: cameraFirst,
  omni: {
    order: ['format', 'story', 'camera', 'look', 'subtitles', 'additions', 'dialogue', 'sound'],
    dialogue: 'sentence',
    sound: 'line',
    shots: 'several'
  },
  sora: { ...cameraFirst, write: writeSora },
  runway: { ...cameraFirst, shots: 'one', write: writeRunway },
  kling,
  'kling-multi': { ...cameraFirst, dialogue: 'label', shots: 'list' },
  seedance: {
    order: ['story', 'look', 'cuts', 'subtitles', 'additions', 'dialogue', 'sound'],
    dialogue: 'sentence',
    sound: 'line',
    shots: 'several'
  },
  luma: subjectFirst,
  pika: subjectFirst,
  hailuo: subjectFirst,
  minimax: subjectFirst,
  wan: subjectFirst,
  ltx: subjectFirst,
  grok: subjectFirst,
  vidu: subjectFirst
};
