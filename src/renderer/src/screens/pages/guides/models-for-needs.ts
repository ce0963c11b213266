import { listDurations } from '#shared/domain/craft/model/durations.ts';
import type { Model, ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { listActiveModels } from '#shared/domain/craft/model/registry/registry.ts';

export type Need = { readonly need: string; readonly models: readonly string[] };

/** Where several shots are told apart, or a clip is longer than most models make, the registry says which. */
const needs: readonly (readonly [need: string, meets: (model: Model) => boolean])[] = [
  ['Speech and sound', ({ audio }) => audio !== null && audio.value !== 'none'],
  ['A clip of 15 s or more', ({ durations }) => Math.max(...listDurations(durationsOf(durations))) >= 15],
  ['Several shots in one clip', ({ multiShot }) => multiShot !== null],
  ['A square picture', ({ aspectRatios }) => aspectRatios?.value.includes('1:1') === true],
  ['A very wide picture, 21:9', ({ aspectRatios }) => aspectRatios?.value.includes('21:9') === true],
  ['4K', ({ resolutions }) => resolutions?.value.some((known) => known.toUpperCase() === '4K') === true],
  ['A field for what you do not want', ({ negativePrompt }) => negativePrompt?.value.place === 'field']
];

const durationsOf = (durations: Model['durations']) =>
  durations?.value ?? ({ kind: 'exactly', seconds: [0] } as const);

/** Of the models that can be asked on the registry's own day, those that are stated to meet each need. */
export function listModelsForNeeds(registry: ModelRegistry): Need[] {
  const living = listActiveModels(registry, registry.version);
  return needs.map(([need, meets]) => ({ need, models: living.filter(meets).map(({ label }) => label) }));
}
