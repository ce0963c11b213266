import type { AdminListing } from '#shared/contract/cloud/admin/listings.ts';
import { maxReasonLength, minDecisionReasonLength } from '#shared/domain/market/moderation/decision.ts';
import { formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import listingTexts from '#renderer/messages/en/admin-listings.json';
import texts from '#renderer/messages/en/administration.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { Segmented } from '#renderer/ui/fields/segmented.tsx';
import { TextArea } from '#renderer/ui/fields/text-input.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { useListingAct } from './listing-queries.ts';

type Props = {
  readonly listing: AdminListing;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Asks why, and whether buyers get their money back. */
export function TakeDownDialog({ listing: { id, title, buyers }, onClose, onDone }: Props) {
  const { adminListings, notify } = useAdminDependencies();
  const act = useListingAct(id);
  const form = useForm<'reason' | 'refunds'>({
    initial: { reason: '', refunds: 'refund' },
    check: ({ reason }) =>
      reason.trim().length < minDecisionReasonLength
        ? { reason: t(texts, 'administration.act.tooShort', { count: minDecisionReasonLength }) }
        : {},
    async send({ reason, refunds }) {
      const answer = await act(() =>
        adminListings.takeDown({ id, reason, hasRefunds: refunds === 'refund' })
      );
      if (!answer.ok) return { problem: translateError(answer.error) };
      notify({ type: 'info', title: t(listingTexts, 'admin-listings.takeDown.done') });
      onDone();
      return null;
    }
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(listingTexts, 'admin-listings.takeDown.title')}
      description={t(listingTexts, 'admin-listings.takeDown.text', { title })}
    >
      <form {...form.formProps} className="grid gap-4">
        <FormProblem problem={form.problem} />
        <FormField
          name="reason"
          label={t(texts, 'administration.act.reason')}
          hint={t(listingTexts, 'admin-listings.takeDown.reasonHint')}
          problem={form.problems.reason}
        >
          {(control) => (
            <TextArea {...control} {...form.bind('reason')} rows={3} maxLength={maxReasonLength} />
          )}
        </FormField>
        <RefundChoice
          buyers={buyers}
          hasRefunds={form.values.refunds === 'refund'}
          onChange={(hasRefunds) => form.set('refunds', hasRefunds ? 'refund' : 'keep')}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t(texts, 'administration.act.cancel')}</Button>
          <Button type="submit" variant="danger" isBusy={form.isBusy}>
            {t(listingTexts, 'admin-listings.takeDown.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type ChoiceProps = Pick<AdminListing, 'buyers'> & {
  readonly hasRefunds: boolean;
  readonly onChange: (hasRefunds: boolean) => void;
};

/** Says what the choice means for buyers and seller. */
function RefundChoice({ buyers, hasRefunds, onChange }: ChoiceProps) {
  const choice = hasRefunds ? 'refund' : 'keep';
  return (
    <div className="grid gap-1.5">
      <Segmented
        label={t(listingTexts, 'admin-listings.takeDown.refunds')}
        value={choice}
        options={[
          { value: 'refund', label: t(listingTexts, 'admin-listings.takeDown.refund') },
          { value: 'keep', label: t(listingTexts, 'admin-listings.takeDown.keep') }
        ]}
        onChange={(value) => onChange(value === 'refund')}
      />
      <p className="text-label text-n11" aria-live="polite">
        {t(listingTexts, `admin-listings.takeDown.effect.${choice}`, {
          count: buyers.count,
          total: formatMoney(buyers.paid.cents / 100)
        })}
      </p>
    </div>
  );
}
