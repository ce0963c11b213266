import type { ModelDifference, Uses } from '#shared/contract/cloud/admin/models.ts';
import type { Model } from '#shared/domain/craft/model/model.ts';
import {
  listChangedFields,
  type ModelChange
} from '#shared/domain/craft/model/registry/compare-registries.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/admin-models.json';
import { describeField } from './describe-field.ts';

/** The changes that publishing a list would make, by model and field, and the number of listings affected. */
export function Difference({ difference }: { readonly difference: ModelDifference }) {
  const { added, removed, changed, uses, total } = difference;
  const counts = { added: added.length, removed: removed.length, changed: changed.length };
  return (
    <div className="grid min-w-0 gap-4">
      <p className="text-ui">
        {t(texts, 'admin-models.counts', counts)}{' '}
        <span className="text-n11">{t(texts, 'admin-models.affected', total)}</span>
      </p>
      <ModelNames title="admin-models.added" models={added} />
      <ModelNames title="admin-models.removed" models={removed} uses={uses} />
      {changed.length === 0 ? null : (
        <section className="grid min-w-0 gap-2">
          <h3 className="font-medium">{t(texts, 'admin-models.changed')}</h3>
          <ul aria-label={t(texts, 'admin-models.changed')} className="grid min-w-0 gap-2">
            {changed.map((change) => (
              <ChangedModel key={change.after.id} change={change} uses={uses[change.before.id]} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

type NamesProps = {
  readonly title: 'admin-models.added' | 'admin-models.removed';
  readonly models: readonly Model[];
  readonly uses?: Readonly<Record<string, Uses>>;
};

function ModelNames({ title, models, uses }: NamesProps) {
  if (models.length === 0) return null;
  return (
    <section className="grid min-w-0 gap-2">
      <h3 className="font-medium">{t(texts, title)}</h3>
      <ul aria-label={t(texts, title)} className="grid list-disc gap-1 ps-5">
        {models.map(({ id, label, vendor }) => (
          <li key={id} className="wrap-anywhere">
            <bdi>{label}</bdi> <span className="text-n11">{vendor}</span> <UsesText uses={uses?.[id]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const UsesText = ({ uses }: { readonly uses: Uses | undefined }) =>
  uses === undefined ? null : (
    <span className="text-label text-n11">{t(texts, 'admin-models.uses', uses)}</span>
  );

type ChangedProps = { readonly change: ModelChange; readonly uses: Uses | undefined };

function ChangedModel({ change, uses }: ChangedProps) {
  const { before, after } = change;
  return (
    <li className="grid min-w-0 gap-2 rounded-control border border-n6 p-3">
      <p className="flex min-w-0 flex-wrap items-baseline gap-x-3">
        <bdi className="font-medium wrap-anywhere">{after.label}</bdi> <UsesText uses={uses} />
      </p>
      <dl className="grid min-w-0 gap-2">
        {listChangedFields(change).map((field) => (
          <div
            key={field}
            className="grid min-w-0 gap-x-4 gap-y-1 border-t border-n6 pt-2 sm:grid-cols-[9rem_1fr_1fr]"
          >
            <dt className="text-label text-n11">{t(texts, `admin-models.field.${field}`)}</dt>
            <Value label="admin-models.before" text={describeField(field, before)} />
            <Value label="admin-models.after" text={describeField(field, after)} />
          </div>
        ))}
      </dl>
    </li>
  );
}

type ValueProps = { readonly label: 'admin-models.before' | 'admin-models.after'; readonly text: string };

const Value = ({ label, text }: ValueProps) => (
  <dd className="min-w-0 wrap-anywhere whitespace-pre-line">
    <span className="text-label text-n11">{t(texts, label)}</span> <bdi>{text}</bdi>
  </dd>
);
