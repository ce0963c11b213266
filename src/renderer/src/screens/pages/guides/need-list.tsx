import { joinAnd } from '#shared/domain/craft/prompt/phrases.ts';
import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import { listModelsForNeeds } from './models-for-needs.ts';

/** What a shot may need, with the models that are stated to give it. */
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
