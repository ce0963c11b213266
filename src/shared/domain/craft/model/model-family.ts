// Families of models share an order of words and a dialogue syntax.
import type { Model } from './model.ts';

/** The families this version has a form for. */
const modelFamilies = [
  'veo',
  'omni',
  'sora',
  'runway',
  'kling',
  'kling-multi',
  'seedance',
  'luma',
  'pika',
  'hailuo',
  'minimax',
  'wan',
  'ltx',
  'grok',
  'vidu'
] as const;
export type ModelFamily = (typeof modelFamilies)[number];

/**
 * The entry of a model's family, or `plain` where a newer list names a family that came after this version: its
 * models are written for in sentences, like those of any family without a syntax of its own.
 */
export function findFamily<Entry>(
  table: Readonly<Record<ModelFamily, Entry>>,
  { family }: Pick<Model, 'family'>,
  plain: Entry
): Entry {
  const known = modelFamilies.find((name) => name === family);
  return known === undefined ? plain : table[known];
}
