import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import type { Model } from '#shared/domain/craft/model/model.ts';
import { useModelRegistry } from '#renderer/feature-api/use-model-registry.ts';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import { focusField } from './focus-field.ts';
import { isBlocking, type ProblemName } from './read-draft.ts';
import { listRevealed, removeRevealed } from './revealed-parts.ts';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import type { RetargetedFields } from '../retarget/retarget-draft.ts';

type Props = {
  readonly draft: SavedListingDraft;
  readonly problems: readonly ProblemName[];
  readonly change: (changes: Partial<SavedListingDraft>) => void;
};

/** The problems that block submission, each with its fix. */
export function ListingChecks({ draft, problems, change }: Props) {
  return (
    <section
      aria-labelledby="checks-title"
      className="grid gap-2 rounded-panel border border-n6 bg-n2 p-4 text-ui"
    >
      <h2 id="checks-title" className="font-semibold">
        {t(texts, 'selling.checks')}
      </h2>
      {problems.length === 0 ? (
        <p className="flex items-start gap-2 text-success-11">
          <CircleCheck aria-hidden size={16} className="mt-0.5 shrink-0" />
          {t(texts, 'selling.checks.fine')}
        </p>
      ) : (
        <ul className="grid gap-2">
          {problems.map((name) => (
            <li key={name} className="flex flex-wrap items-start gap-2">
              <ProblemIcon name={name} />
              <div className="grid min-w-0 flex-1 basis-48 gap-1">
                <button
                  type="button"
                  className="min-h-target justify-self-start rounded-tag text-start underline decoration-n8 underline-offset-2 hover:decoration-current"
                  onClick={({ currentTarget }) => focusField(currentTarget, name, draft)}
                >
                  {t(texts, `selling.problem.${name}`)}
                </button>
                {name === 'revealed' ? <Revealed draft={draft} /> : null}
              </div>
              {name === 'model' || name === 'unknownModel' ? (
                <RetargetFix draft={draft} change={change} />
              ) : null}
              {name === 'revealed' ? (
                <Button onClick={() => change(removeRevealed(draft))}>
                  {t(texts, 'selling.problem.remove')}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ProblemIcon({ name }: { readonly name: ProblemName }) {
  const Icon = isBlocking(name) ? CircleAlert : TriangleAlert;
  const tone = isBlocking(name) ? 'text-danger-11' : 'text-warning-11';
  return <Icon aria-hidden size={16} className={`mt-0.5 shrink-0 ${tone}`} />;
}

/** The revealed parts of the prompt with the field that has them, highlighted. */
function Revealed({ draft }: Pick<Props, 'draft'>) {
  return (
    <ul className="grid gap-1">
      {listRevealed(draft).map(({ field, text }) => (
        <li key={`${field} ${text}`} className="min-w-0 break-words">
          <span className="text-n11">
            {t(texts, field === 'alt' ? 'selling.media.alt' : `selling.field.${field}`)}
          </span>{' '}
          <mark dir="auto" className="rounded-tag bg-warning-3 px-1 text-warning-11">
            {text}
          </mark>
        </li>
      ))}
    </ul>
  );
}

const chooser = lazyComponent(async () => (await import('../retarget/model-chooser.tsx')).ModelChooser);

type RetargetFixProps = {
  readonly draft: SavedListingDraft;
  readonly change: (changes: Partial<SavedListingDraft>) => void;
};

/** Moves the prompt of the open draft to a model that buyers can use. */
function RetargetFix({ draft, change }: RetargetFixProps) {
  const { notify } = useSellingDependencies();
  const registry = useModelRegistry();
  const [isOpen, setIsOpen] = useState(false);
  const { data, notes } = draft;
  const apply = (fields: RetargetedFields, { label }: Model) => {
    setIsOpen(false);
    change(fields);
    notify({
      type: 'success',
      title: t(texts, 'selling.retarget.moved', { model: label }),
      action: {
        label: t(texts, 'selling.draft.undo'),
        isUndo: true,
        run: () => change({ data, notes })
      }
    });
  };
  if (registry === null) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t(texts, 'selling.task.retarget')}</Button>
      {isOpen ? (
        <chooser.LazyPart
          draft={draft}
          registry={registry}
          text={t(texts, 'selling.retarget.inDraft')}
          action={t(texts, 'selling.retarget.apply')}
          onChoose={apply}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}
