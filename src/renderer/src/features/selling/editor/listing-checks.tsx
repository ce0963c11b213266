import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { focusField } from './focus-field.ts';
import { isBlocking, type ProblemName } from './read-draft.ts';
import { RetargetFix } from './retarget-fix.tsx';
import { listRevealed, removeRevealed } from './revealed-parts.ts';

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
