import type { Model } from '#shared/domain/craft/model/model.ts';
import { Tag } from '#renderer/ui/feedback/tag.tsx';
import { describeLifecycle, getModel, listModelFacts } from './describe-model-facts.ts';

/** What a model takes, each limit with who says so and when that was read. */
export function ModelFacts({ modelId }: { readonly modelId: string }) {
  const model = getModel(modelId);
  const { label, vendor, lifecycle, notes } = model;
  return (
    <section aria-label={label} className="grid gap-4 rounded-panel border border-n6 bg-n2 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="text-lead">{label}</h3>
        <span className="text-ui text-n11">{vendor}</span>
        <Tag className={`whitespace-normal! ${statusTones[lifecycle.status]}`}>
          {describeLifecycle(model)}
        </Tag>
      </div>
      <dl className="grid min-[640px]:grid-cols-2 min-[640px]:gap-x-8">
        {listModelFacts(model).map(({ name, value, origin }) => (
          <div key={name} className="grid content-start gap-1 border-t border-n6 py-2">
            <dt className="text-label text-n10">{name}</dt>
            <dd className="min-w-0 text-read wrap-anywhere">
              {value}
              <span className="block text-label text-n10">{origin}</span>
            </dd>
          </div>
        ))}
      </dl>
      {notes.length === 0 ? null : (
        <ul className="grid list-disc gap-1 ps-5 text-ui text-n11">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

const statusTones: Record<Model['lifecycle']['status'], string> = {
  current: 'bg-success-3 text-success-11',
  retiring: 'bg-warning-3 text-warning-11',
  retired: 'bg-danger-3 text-danger-11'
};
