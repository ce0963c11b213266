import { joinAnd } from '#shared/domain/craft/prompt/phrases.ts';
import { builtInRegistry, listActiveModels } from '#shared/domain/craft/model/registry/registry.ts';
import { listDurations } from '#shared/domain/craft/model/durations.ts';
import type { Model, ModelRegistry } from '#shared/domain/craft/model/model.ts';

/** Needs of a shot, with the models that are stated to meet them. */
export function NeedList() {
  return (
    <dl className="max-w-3xl rounded-panel border border-n6 bg-n2 px-4">
      {listModelsForNeeds(builtInRegistry).map(({ need, models }) => (
        <div
          key={need}
          className="grid gap-1 border-n6 py-3 not-first:border-t min-[640px]:grid-cols-[2fr_3fr] min-[640px]:gap-6"
        >
          <dt className="text-read font-medium">{need}</dt>
          <dd className="text-read text-n11">{joinAnd(models)}</dd>
        </div>
      ))}
    </dl>
  );
}

type Need = { readonly need: string; readonly models: readonly string[] };

/** The needs, each with the test that the registry answers. */
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
