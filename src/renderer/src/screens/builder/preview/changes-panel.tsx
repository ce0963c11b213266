import { describeChanges } from '#shared/domain/craft/prompt/journal/describe-changes.ts';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';
import { nameField, nameValue } from '#renderer/messages/translated-names.ts';
import { useBuilderLater } from '../store/builder-context.ts';

/** Changes since the prompt was last saved to history, made a template or loaded. */
export function ChangesPanel() {
  const document = useBuilderLater((state) => state.document);
  const baseline = useBuilderLater((state) => state.baseline);
  const changes = describeChanges(baseline.document, document);
  if (changes.length === 0) {
    return (
      <EmptyState
        title={t(texts, 'builder.changes.none')}
        text={
          baseline.isSaved ? t(texts, 'builder.changes.laterSaved') : t(texts, 'builder.changes.laterDefault')
        }
      />
    );
  }
  return (
    <div className="grid content-start gap-3 p-3">
      <p className="text-label text-n11">
        {baseline.isSaved
          ? t(texts, 'builder.changes.sinceSaved', { count: changes.length })
          : t(texts, 'builder.changes.sinceDefault', { count: changes.length })}
      </p>
      <dl className="grid gap-3">
        {changes.map(({ field, label, before, after }) => (
          <div key={field} className="grid gap-1 rounded-card border border-n6 p-2.5">
            <dt className="text-label font-medium text-n11">{nameField(field, label)}</dt>
            {before !== '' && (
              <Side
                mark="−"
                name={t(texts, 'builder.changes.before')}
                text={nameValue(field, before)}
                className="bg-danger-3 text-danger-11"
              />
            )}
            {after !== '' && (
              <Side
                mark="+"
                name={t(texts, 'builder.changes.after')}
                text={nameValue(field, after)}
                className="bg-success-3 text-success-11"
              />
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}

type SideProps = {
  readonly mark: string;
  readonly name: string;
  readonly text: string;
  readonly className: string;
};

function Side({ mark, name, text, className }: SideProps) {
  return (
    <dd className={`flex gap-2 rounded-tag px-2 py-1 text-ui ${className}`}>
      <span aria-hidden="true" className="font-mono">
        {mark}
      </span>
      <span className="sr-only">{name}</span>
      <span dir="auto" className="min-w-0 flex-1 whitespace-pre-wrap wrap-anywhere">
        {text}
      </span>
    </dd>
  );
}
