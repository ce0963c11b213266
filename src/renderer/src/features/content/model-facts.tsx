import type { Model } from '#shared/domain/craft/model/model.ts';
import { Tag, type TagTone } from '#renderer/ui/feedback/tag.tsx';
import { describeLifecycle, getModel, listModelFacts } from './describe-model-facts.ts';

/** The limits of a model, each with its source and date. */
export function ModelFacts({ modelId }: { readonly modelId: string }) {
  const model = getModel(modelId);
  const { label, vendor, lifecycle, notes } = model;
  return (
    <section aria-label={label} className="grid gap-4 rounded-panel border border-n6 bg-n2 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="text-lead">{label}</h3>
        <span className="text-ui text-n11">{vendor}</span>
        <Tag tone={statusTones[lifecycle.status]} className="whitespace-normal!">
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

const statusTones: Record<Model['lifecycle']['status'], TagTone> = {
  current: 'success',
  retiring: 'warning',
  retired: 'danger'
};

const shown = ['Clip length', 'Resolution', 'Aspect ratio', 'Sound', 'Prompt length'];

type ModelTableProps = {
  readonly caption: string;
  readonly modelIds: readonly string[];
};

/** A table of several models; on phones a card each. */
export function ModelTable({ caption, modelIds }: ModelTableProps) {
  return (
    <table className="w-full border-collapse text-ui max-[639px]:block">
      <caption className="pb-2 text-start text-ui text-n11 max-[639px]:block">{caption}</caption>
      <thead className="max-[639px]:sr-only">
        <tr className="border-b border-n7 text-start text-label text-n10">
          {['Model', ...shown].map((name) => (
            <th key={name} scope="col" className="py-2 pe-3 text-start font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="tabular-nums max-[639px]:grid max-[639px]:gap-3">
        {modelIds.map((id) => (
          <ModelRow key={id} modelId={id} />
        ))}
      </tbody>
    </table>
  );
}

function ModelRow({ modelId }: { readonly modelId: string }) {
  const model = getModel(modelId);
  const facts = listModelFacts(model).filter(({ name }) => shown.includes(name));
  return (
    <tr className="border-b border-n6 align-top max-[639px]:block max-[639px]:rounded-card max-[639px]:border max-[639px]:p-3">
      <th scope="row" className="py-2 pe-3 text-start font-semibold max-[639px]:block max-[639px]:p-0">
        {model.label}
        {model.lifecycle.status === 'current' ? null : (
          <span className="block text-label font-normal text-warning-11">{describeLifecycle(model)}</span>
        )}
      </th>
      {facts.map(({ name, value }) => (
        <td
          key={name}
          data-label={name}
          className="py-2 pe-3 text-n11 min-[640px]:first-of-type:whitespace-nowrap max-[639px]:flex max-[639px]:gap-3 max-[639px]:p-0 max-[639px]:pt-1 max-[639px]:before:w-24 max-[639px]:before:shrink-0 max-[639px]:before:text-label max-[639px]:before:text-n10 max-[639px]:before:content-[attr(data-label)]"
        >
          {value}
        </td>
      ))}
    </tr>
  );
}
