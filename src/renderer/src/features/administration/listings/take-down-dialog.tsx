import type { AdminListing } from '#shared/contract/cloud/admin/listings.ts';
import {
  cannedReasons,
  type ReasonLanguage,
  takeDownReasons
} from '#shared/domain/market/moderation/canned-reasons.ts';
import { maxReasonLength, minDecisionReasonLength } from '#shared/domain/market/moderation/decision.ts';
import { formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { type Form, useForm } from '#renderer/lib/use-form.ts';
import listingTexts from '#renderer/messages/en/admin-listings.json';
import texts from '#renderer/messages/en/administration.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { Segmented } from '#renderer/ui/fields/segmented.tsx';
import { TextArea } from '#renderer/ui/fields/text-input.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { CannedReasonSelect } from '../frame/canned-reason-select.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { useListingAct } from './listing-queries.ts';

type Props = {
  readonly listing: AdminListing;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Asks why, and whether buyers get their money back. */
export function TakeDownDialog({ listing, onClose, onDone }: Props) {
  const { id, title, buyers, language } = listing;
  const { adminListings, notify } = useAdminDependencies();
  const act = useListingAct(id);
  const form = useForm<'canned' | 'reason' | 'refunds'>({
    initial: { canned: '', reason: '', refunds: 'refund' },
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
        <ReasonFields form={form} language={language} />
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

type FieldsProps = {
  readonly form: Form<'canned' | 'reason' | 'refunds'>;
  readonly language: ReasonLanguage;
};

/** A reason to start from, and the text in the language of the seller, who reads it as it is sent. */
function ReasonFields({ form, language }: FieldsProps) {
  return (
    <>
      <FormField name="canned" label={t(listingTexts, 'admin-listings.takeDown.canned')}>
        {(control) => (
          <CannedReasonSelect
            {...control}
            label={t(listingTexts, 'admin-listings.takeDown.canned')}
            code={takeDownReasons.find((code) => code === form.values.canned) ?? null}
            choices={takeDownReasons}
            onChange={(code) => {
              form.set('canned', code ?? '');
              form.set('reason', code === null ? '' : cannedReasons[code][language]);
            }}
          />
        )}
      </FormField>
      <FormField
        name="reason"
        label={t(texts, 'administration.act.reason')}
        hint={t(listingTexts, `admin-listings.takeDown.reasonHint.${language}`)}
        problem={form.problems.reason}
      >
        {(control) => (
          <TextArea
            {...control}
            {...form.bind('reason')}
            rows={3}
            lang={language}
            maxLength={maxReasonLength}
          />
        )}
      </FormField>
    </>
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
