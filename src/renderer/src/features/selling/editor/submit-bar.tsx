import { use, useState } from 'react';
import { useStore } from 'zustand';
import { paths } from '#shared/contract/paths.ts';
import type { SubmissionOutcome } from '#shared/domain/market/seller.ts';
import { formatMomentInZone } from '#renderer/lib/messages/format.ts';
import { readLocalTime } from '#renderer/lib/messages/local-time.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/selling.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { ClosedNote } from '../frame/closed-note.tsx';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import { NewTerms } from '../frame/new-terms.tsx';
import {
  useInvalidateListings,
  useInvalidateSeller,
  useSeller,
  useSellingRules
} from '../frame/seller-queries.ts';
import { PublishTime } from './publish-time.tsx';
import { isBlocking, type ProblemName, readDraft } from './read-draft.ts';
import type { OpenDraft } from './use-listing-draft.ts';

type Props = { readonly open: OpenDraft; readonly problems: readonly ProblemName[] };

/** Submits the listing. Users who are not sellers get a link to apply; their draft is kept. */
export function SubmitBar({ open, problems }: Props) {
  const { loadAccount, isOnline, closedReason } = useSellingDependencies();
  const account = useStore(use(loadAccount()), (state) => state.account);
  const { isBusy, problem, submit } = useSubmission(open);
  if (account !== null && !account.roles.includes('seller')) {
    return <NotSelling />;
  }
  const isBlocked = problems.some(isBlocking);
  return (
    <div className="grid justify-items-start gap-2">
      <PublishTime draft={open.draft} change={open.change} />
      {account === null ? null : <NewTerms />}
      <FormProblem problem={problem} />
      <ClosedNote />
      <Button
        variant="primary"
        isBusy={isBusy}
        reason={explainBlock(isBlocked, isOnline) ?? closedReason}
        onClick={() => void submit()}
      >
        {t(texts, open.draft.listingId === null ? 'selling.submit.new' : 'selling.submit.change')}
      </Button>
      <ReviewNote isBundle={open.draft.itemIds !== null} />
    </div>
  );
}

/** Explains which changes are reviewed before publication, by the platform settings in effect. */
function ReviewNote({ isBundle }: { readonly isBundle: boolean }) {
  const rules = useSellingRules();
  if (rules === undefined) return null;
  const { reviewedListings: listings, reviewedPriceChangePercent: percent } = rules;
  return (
    <p className="text-label text-n11">
      {t(texts, isBundle ? 'selling.submit.bundleHint' : 'selling.submit.hint', { listings, percent })}
    </p>
  );
}

/** Why the account cannot submit, and where to go for it. */
function NotSelling() {
  const { data: seller, isPending } = useSeller();
  if (isPending) return null;
  const isSuspended = seller?.state === 'suspended';
  return (
    <div className="grid gap-2">
      <p className="text-ui text-n11">
        {t(texts, isSuspended ? 'selling.submit.suspended' : 'selling.submit.apply')}
      </p>
      <Link
        to={isSuspended ? paths.decisions.getHref() : `${paths.becomeSeller.getHref()}#apply`}
        className={`${buttonClasses('primary')} justify-self-start`}
      >
        {t(texts, isSuspended ? 'selling.state.appeal' : 'selling.none.apply')}
      </Link>
    </div>
  );
}

function explainBlock(isBlocked: boolean, isOnline: boolean): string | undefined {
  if (isBlocked) return t(texts, 'selling.submit.blocked');
  return isOnline ? undefined : t(texts, 'selling.offline');
}

function useSubmission({ draft, claim }: OpenDraft) {
  const { sellers, listingDrafts, notify, goTo } = useSellingDependencies();
  const invalidateListings = useInvalidateListings();
  const invalidateSeller = useInvalidateSeller();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async () => {
    const listing = readDraft(draft);
    if (listing === null) return;
    setIsBusy(true);
    // Submitting must not overwrite an edit of another window that this one has not read.
    if (!(await claim())) return setIsBusy(false);
    const { listingId, notes, title } = draft;
    const publishAt = readLocalTime(draft.publishAt ?? '');
    const answer = await sellers.submit({
      draft: listing,
      listingId,
      notes,
      ...(publishAt === null ? {} : { publishAt })
    });
    setIsBusy(false);
    if (!answer.ok) {
      if (answer.error.code === 'seller_terms_not_accepted') await invalidateSeller();
      return setProblem(translateError(answer.error));
    }
    // The server has stored the whole draft and returns it if changes are requested.
    await listingDrafts.remove({ id: draft.id });
    await invalidateListings();
    notify({ type: 'success', title: describeOutcome(answer.value, title) });
    goTo(paths.seller.getHref());
  };
  return { isBusy, problem, submit };
}

function describeOutcome({ isPublished, publishAt }: SubmissionOutcome, title: string): string {
  if (isPublished) return t(texts, 'selling.submitted.published', { title });
  if (publishAt === null) return t(texts, 'selling.submitted.pending', { title });
  return t(texts, 'selling.submitted.scheduled', { title, moment: formatMomentInZone(publishAt) });
}
