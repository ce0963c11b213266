import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { TextArea } from '#renderer/ui/fields/text-input.tsx';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import type { Review } from '#shared/domain/market/listing.ts';
import { useMarketDependencies } from '../data/dependencies.tsx';
import { ReviewItem } from './review-item.tsx';
import { type OwnReviewState, useOwnReview, useUpdateOwnReview } from '../data/market-queries.ts';
import { StarPicker } from './stars.tsx';

const removal = lazyComponent(
  async () => (await import('#renderer/ui/overlays/alert-dialog.tsx')).ConfirmDialog
);

const maxTextLength = 2000;

type Props = {
  readonly slug: string;
  /** The existing review. */
  readonly review: Review | null;
  readonly onDone: () => void;
  readonly onCancel: (() => void) | null;
};

/** Stars and, for who wants, words. */
function ReviewForm({ slug, review, onDone, onCancel }: Props) {
  const { reviews, isOnline, notify } = useMarketDependencies();
  const updateOwnReview = useUpdateOwnReview(slug);
  const [stars, setStars] = useState(review?.stars ?? 0);
  const [hasTried, setHasTried] = useState(false);
  const form = useForm({
    initial: { text: review?.text ?? '' },
    check: () => ({}),
    async send({ text }) {
      setHasTried(true);
      if (stars === 0) return {};
      const answer = await reviews.save({ slug, stars, text: text.trim() });
      if (!answer.ok) return { problem: translateError(answer.error) };
      updateOwnReview({ review: answer.value });
      notify({ type: 'success', title: t(texts, 'marketplace.review.saved') });
      onDone();
      return null;
    }
  });
  return (
    <form {...form.formProps} className="grid gap-3">
      <FormProblem problem={form.problem} />
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
        <Button variant="primary" type="submit" isBusy={form.isBusy} disabled={!isOnline}>
          {t(texts, review === null ? 'marketplace.review.publish' : 'marketplace.review.save')}
        </Button>
        {onCancel === null ? null : (
          <Button onClick={onCancel}>{t(texts, 'marketplace.review.cancel')}</Button>
        )}
      </p>
      {isOnline ? null : <p className="text-label text-n11">{t(texts, 'marketplace.review.offline')}</p>}
    </form>
  );
}

/** The form for those permitted, or their review. */
export function OwnReview({ slug }: { readonly slug: string }) {
  const mine = useOwnReview(slug);
  const [isWriting, setIsWriting] = useState(false);
  if (mine === undefined) return null;
  if (mine.refusal === 'unopened')
    return <p className="text-ui text-n11">{t(texts, 'marketplace.review.openFirst')}</p>;
  if (mine.refusal !== null) return null;
  return (
    <section aria-labelledby="own-review" className="grid gap-3 rounded-panel border border-n6 bg-n2 p-4">
      <h3 id="own-review" className="text-read font-semibold">
        {t(texts, 'marketplace.review.yours')}
      </h3>
      {isWriting || mine.review === null ? (
        <ReviewForm
          slug={slug}
          review={mine.review}
          onDone={() => setIsWriting(false)}
          onCancel={mine.review === null ? null : () => setIsWriting(false)}
        />
      ) : (
        <WrittenReview slug={slug} review={mine.review} onEdit={() => setIsWriting(true)} />
      )}
    </section>
  );
}

type WrittenProps = {
  readonly slug: string;
  readonly review: NonNullable<OwnReviewState['review']>;
  readonly onEdit: () => void;
};

function WrittenReview({ slug, review, onEdit }: WrittenProps) {
  const { isOnline } = useMarketDependencies();
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, remove } = useRemoval(slug);
  return (
    <>
      <ul className="-my-3">
        <ReviewItem review={review} />
      </ul>
      <p className="flex flex-wrap gap-2">
        <Button
          icon={Pencil}
          reason={isOnline ? undefined : t(texts, 'marketplace.review.offline')}
          onClick={onEdit}
        >
          {t(texts, 'marketplace.review.edit')}
        </Button>
        <Button
          variant="ghost"
          icon={Trash2}
          onPointerEnter={removal.preload}
          reason={isOnline ? undefined : t(texts, 'marketplace.review.offline')}
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
          isBusy={isBusy}
          onConfirm={() => void remove().then(() => setIsAsking(false))}
        />
      ) : null}
    </>
  );
}

function useRemoval(slug: string) {
  const { reviews, notify } = useMarketDependencies();
  const updateOwnReview = useUpdateOwnReview(slug);
  const [isBusy, setIsBusy] = useState(false);
  const remove = async () => {
    setIsBusy(true);
    const answer = await reviews.remove({ slug });
    setIsBusy(false);
    if (!answer.ok) return notify({ type: 'error', title: translateError(answer.error) });
    updateOwnReview({ review: null });
    notify({ type: 'success', title: t(texts, 'marketplace.review.removed') });
  };
  return { isBusy, remove };
}
