import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { contractError, isErrorCode } from '#shared/contract/errors.ts';
import type { ReviewDraft } from '#shared/domain/market/review.ts';
import {
  ConflictChoice,
  useConflictsOf,
  useRefusedChange
} from '#renderer/feature-api/sync/conflict-choice.tsx';
import type { RowDraft } from '#renderer/feature-api/row-draft.ts';
import type { RefusedChange } from '#renderer/feature-api/sync-marks.ts';
import { UnconfirmedMark } from '#renderer/feature-api/sync/unconfirmed-mark.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { TextArea } from '#renderer/ui/fields/text-input.tsx';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import { useMarketDependencies } from '../data/dependencies.tsx';
import {
  type OwnReview as Written,
  readRefusedReview,
  removeReview,
  writeReview
} from '../data/own-review-rows.ts';
import { useOwnReview } from '../data/use-own-review.ts';
import { ReviewItem } from './review-item.tsx';
import { StarPicker } from './stars.tsx';

const removal = lazyComponent(
  async () => (await import('#renderer/ui/overlays/alert-dialog.tsx')).ConfirmDialog
);

const maxTextLength = 2000;

type ReviewedListing = { readonly id: string; readonly slug: string; readonly title: string };

type Props = {
  readonly listing: ReviewedListing;
  /** The existing review. */
  readonly review: Written | null;
  /** The review that the server refused. */
  readonly refused: RefusedChange | undefined;
  readonly onDone: () => void;
  readonly onCancel: (() => void) | null;
};

/** Stars and, for who wants, words. */
function ReviewForm({ listing, review, refused, onDone, onCancel }: Props) {
  const { now } = useMarketDependencies();
  const write = useWriting();
  const start: ReviewDraft | null = (refused && readRefusedReview(refused.change, review)) ?? review;
  const [stars, setStars] = useState(start?.stars ?? 0);
  const [hasTried, setHasTried] = useState(false);
  const form = useForm({
    initial: { text: start?.text ?? '' },
    check: () => ({}),
    async send({ text }) {
      setHasTried(true);
      if (stars === 0) return {};
      await refused?.dismiss();
      const draft = { stars, text: text.trim() };
      const isChanged = stars !== review?.stars || draft.text !== review.text;
      if (!isChanged || (await write(writeReview(listing, review, draft, now()), 'saved'))) onDone();
      return null;
    }
  });
  return (
    <form {...form.formProps} className="grid gap-3">
      <FormProblem problem={refused === undefined ? null : explainRefusal(refused)} />
      <StarPicker
        stars={stars}
        onChange={setStars}
        problem={hasTried && stars === 0 ? t(texts, 'marketplace.review.starsMissing') : null}
      />
      <FormField
        name="text"
        label={t(texts, 'marketplace.review.text')}
        hint={t(texts, 'marketplace.review.textHint')}
      >
        {(control) => <TextArea {...control} {...form.bind('text')} rows={4} maxLength={maxTextLength} />}
      </FormField>
      <p className="flex flex-wrap gap-2">
        <Button variant="primary" type="submit" isBusy={form.isBusy}>
          {t(texts, review === null ? 'marketplace.review.publish' : 'marketplace.review.save')}
        </Button>
        {onCancel === null ? null : (
          <Button onClick={onCancel}>{t(texts, 'marketplace.review.cancel')}</Button>
        )}
      </p>
    </form>
  );
}

const explainRefusal = ({ refusal }: RefusedChange): string =>
  isErrorCode(refusal) ? translateError(contractError(refusal)) : t(texts, 'marketplace.review.refused');

/** Writes a change on this device and says so; false where it could not. */
function useWriting(): (draft: RowDraft, done: 'saved' | 'removed') => Promise<boolean> {
  const { writeRows, isOnline, notify } = useMarketDependencies();
  return async (draft, done) => {
    const written = await writeRows([draft]);
    if (!written.ok) notify({ type: 'error', title: translateError(written.error) });
    else
      notify({
        type: 'success',
        title: t(texts, `marketplace.review.${done}`),
        ...(isOnline ? {} : { message: t(texts, 'marketplace.review.waits') })
      });
    return written.ok;
  };
}

/** The form for those permitted, or their review. */
export function OwnReview({ listing }: { readonly listing: ReviewedListing }) {
  const mine = useOwnReview(listing);
  const refused = useRefusedChange('reviews', listing.id);
  const [isWriting, setIsWriting] = useState(false);
  if (mine === undefined) return null;
  if (mine.refusal === 'unopened')
    return <p className="text-ui text-n11">{t(texts, 'marketplace.review.openFirst')}</p>;
  if (mine.refusal !== null) return null;
  const { review } = mine;
  return (
    <section aria-labelledby="own-review" className="grid gap-3 rounded-panel border border-n6 bg-n2 p-4">
      <h3 id="own-review" className="flex items-center gap-2 text-read font-semibold">
        {t(texts, 'marketplace.review.yours')}
        <UnconfirmedMark
          entity="reviews"
          id={listing.id}
          label={t(texts, 'marketplace.review.unconfirmed')}
        />
      </h3>
      {isWriting || review === null || refused !== undefined ? (
        <ReviewForm
          key={refused?.id}
          listing={listing}
          review={review}
          refused={refused}
          onDone={() => setIsWriting(false)}
          onCancel={
            review === null
              ? null
              : () => {
                  void refused?.dismiss();
                  setIsWriting(false);
                }
          }
        />
      ) : (
        <WrittenReview listing={listing} review={review} onEdit={() => setIsWriting(true)} />
      )}
    </section>
  );
}

type WrittenProps = {
  readonly listing: ReviewedListing;
  readonly review: Written;
  readonly onEdit: () => void;
};

function WrittenReview({ listing, review, onEdit }: WrittenProps) {
  const [isAsking, setIsAsking] = useState(false);
  const write = useWriting();
  return (
    <>
      <ul className="-my-3">
        <ReviewItem review={review} />
      </ul>
      <ReviewConflicts listingId={listing.id} />
      <p className="flex flex-wrap gap-2">
        <Button icon={Pencil} onClick={onEdit}>
          {t(texts, 'marketplace.review.edit')}
        </Button>
        <Button
          variant="ghost"
          icon={Trash2}
          onPointerEnter={removal.preload}
          onClick={() => setIsAsking(true)}
        >
          {t(texts, 'marketplace.review.remove')}
        </Button>
      </p>
      {isAsking ? (
        <removal.LazyPart
          isOpen
          onClose={() => setIsAsking(false)}
          title={t(texts, 'marketplace.review.removal.title')}
          message={t(texts, 'marketplace.review.removal.message')}
          confirmLabel={t(texts, 'marketplace.review.remove')}
          isDangerous
          onConfirm={() =>
            void write(removeReview(listing.id, review), 'removed').then(() => setIsAsking(false))
          }
        />
      ) : null}
    </>
  );
}

/** Another device's stars or text, until the user has decided. */
function ReviewConflicts({ listingId }: { readonly listingId: string }) {
  return useConflictsOf('reviews', listingId).map((conflict) => (
    <ConflictChoice
      key={conflict.key}
      isOpen
      conflict={conflict}
      label={t(
        texts,
        conflict.path[0] === 'stars' ? 'marketplace.review.otherStars' : 'marketplace.review.otherText'
      )}
    />
  ));
}
