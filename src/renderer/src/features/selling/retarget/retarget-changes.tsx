import type { RetargetChange } from '#shared/domain/craft/compile/adapt/retarget.ts';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { nameField } from '#renderer/messages/translated-names.ts';

/** Changes to the prompt that moving to the model requires, each with its reason. */
export function RetargetChanges({ changes }: { readonly changes: readonly RetargetChange[] }) {
  return (
    <section aria-labelledby="retarget-changes" className="grid gap-2">
      <h3 id="retarget-changes" className="font-medium">
        {t(texts, 'selling.retarget.changes', { count: changes.length })}
      </h3>
      <dl className="grid gap-2 empty:hidden">
        {changes.map(({ field, label, before, after, why }) => (
          <div key={field} className="grid gap-0.5 rounded-card border border-n6 bg-n1 p-3">
            <dt className="text-label text-n11">{nameField(field, label)}</dt>
            <dd dir="auto" className="wrap-anywhere">
              {before === '' ? t(texts, 'selling.retarget.empty') : before} →{' '}
              {after === '' ? t(texts, 'selling.retarget.empty') : after}
            </dd>
            <dd className="text-label text-n11">{translate(why)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
