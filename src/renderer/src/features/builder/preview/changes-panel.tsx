import { describeChanges } from '#shared/domain/prompt/changes.ts';
import { EmptyState } from '#renderer/ui/empty-state.tsx';
import { useBuilderLater } from '../builder-context.ts';

/** What changed since the prompt was last saved to history, made a template or loaded. */
export function ChangesPanel() {
  const document = useBuilderLater((state) => state.document);
  const baseline = useBuilderLater((state) => state.baseline);
  const changes = describeChanges(baseline.document, document);
  if (changes.length === 0) {
    return (
      <EmptyState
        title="No changes yet"
        text={
          baseline.isSaved
            ? 'Edits since the last save appear here, field by field.'
            : 'Edits to the default prompt appear here, field by field.'
        }
      />
    );
  }
  return (
    <div className="grid content-start gap-3 p-3">
      <p className="text-label text-n11">
        {changes.length === 1 ? '1 field' : `${changes.length} fields`} changed since{' '}
        {baseline.isSaved ? 'the last save' : 'the default prompt'}
      </p>
      <dl className="grid gap-3">
        {changes.map(({ label, before, after }) => (
          <div key={label} className="grid gap-1 rounded-card border border-n6 p-2.5">
            <dt className="text-label font-medium text-n11">{label}</dt>
            {before !== '' && (
              <Side mark="−" name="Before" text={before} className="bg-danger-3 text-danger-11" />
            )}
            {after !== '' && (
              <Side mark="+" name="After" text={after} className="bg-success-3 text-success-11" />
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
      <span className="sr-only">{name}:</span>
      <span dir="auto" className="min-w-0 flex-1 whitespace-pre-wrap wrap-anywhere">
        {text}
      </span>
    </dd>
  );
}
