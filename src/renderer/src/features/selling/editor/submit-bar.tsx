import { use, useState } from 'react';
import { useStore } from 'zustand';
import { paths } from '#shared/contract/paths.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/selling.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import { useInvalidateListings } from '../frame/seller-queries.ts';
import { isBlocking, type ProblemName, readDraft } from './read-draft.ts';
import type { OpenDraft } from './use-listing-draft.ts';

type Props = { readonly open: OpenDraft; readonly problems: readonly ProblemName[] };

/** Submits the listing. Users who are not sellers get a link to apply; their draft is kept. */
export function SubmitBar({ open, problems }: Props) {
  const { loadAccount, isOnline } = useSellingDependencies();
  const account = useStore(use(loadAccount()), (state) => state.account);
  const { isBusy, problem, submit } = useSubmission(open);
  if (account !== null && !account.roles.includes('seller')) {
    return (
      <div className="grid gap-2">
        <p className="text-ui text-n11">{t(texts, 'selling.submit.apply')}</p>
        <Link
          to={`${paths.becomeSeller.getHref()}#apply`}
          className={`${buttonClasses('primary')} justify-self-start`}
        >
          {t(texts, 'selling.none.apply')}
        </Link>
      </div>
    );
  }
  const isBlocked = problems.some(isBlocking);
  const reason = isBlocked ? t(texts, 'selling.submit.blocked') : t(texts, 'selling.offline');
  return (
    <div className="grid justify-items-start gap-2">
      <FormProblem problem={problem} />
      <Button
        variant="primary"
        isBusy={isBusy}
        reason={isBlocked || !isOnline ? reason : undefined}
        onClick={() => void submit()}
      >
        {t(texts, open.draft.listingId === null ? 'selling.submit.new' : 'selling.submit.change')}
      </Button>
      <p className="text-label text-n11">
        {t(texts, open.draft.itemIds === null ? 'selling.submit.hint' : 'selling.submit.bundleHint')}
      </p>
    </div>
  );
}

function useSubmission({ draft, flush }: OpenDraft) {
  const { sellers, listingDrafts, notify, goTo } = useSellingDependencies();
  const invalidateListings = useInvalidateListings();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async () => {
    const listing = readDraft(draft);
    if (listing === null) return;
    setIsBusy(true);
    await flush();
    const { listingId, notes, title } = draft;
    const answer = await sellers.submit({ draft: listing, listingId, notes });
    setIsBusy(false);
    if (!answer.ok) return setProblem(translateError(answer.error));
    // The server has stored the whole draft and returns it if changes are requested.
    await listingDrafts.remove({ id: draft.id });
    await invalidateListings();
    const { isPublished } = answer.value;
    notify({
      type: 'success',
      title: t(texts, isPublished ? 'selling.submitted.published' : 'selling.submitted.pending', { title })
    });
    goTo(paths.seller.getHref());
  };
  return { isBusy, problem, submit };
}
