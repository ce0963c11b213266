import { useId } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { InvoiceDetails, invoiceLimits } from '#shared/domain/trade/payout/invoice.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/selling.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { TextArea, TextInput } from '#renderer/ui/fields/text-input.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { SellingFailure } from '../frame/selling-failure.tsx';
import { useSellingDependencies } from '../frame/dependencies.tsx';

const detailsKey = ['earnings', 'invoice-details'];
const noDetails: InvoiceDetails = { name: '', address: '', taxId: '' };
type DetailsField = keyof InvoiceDetails;

/** The seller's own details, as they appear on invoices. */
export function InvoiceDetailsDialog({ onClose }: { readonly onClose: () => void }) {
  const { invoices } = useServices().platform.cloud;
  const { data, error, isFetching, isPending, refetch } = useQuery({
    queryKey: detailsKey,
    queryFn: () => unwrap(invoices.getDetails()),
    staleTime: 0
  });
  if (data !== undefined) return <DetailsForm details={data ?? noDetails} onClose={onClose} />;
  return (
    <Dialog isOpen onClose={onClose} title={t(texts, 'selling.invoice.details')}>
      {isPending ? <LoadingRows words={t(texts, 'selling.earnings.loading')} /> : null}
      {error === null ? null : (
        <SellingFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}

type FormProps = { readonly details: InvoiceDetails; readonly onClose: () => void };

function DetailsForm({ details, onClose }: FormProps) {
  const formId = useId();
  const form = useDetailsForm({ details, onClose });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(texts, 'selling.invoice.details')}
      description={t(texts, 'selling.invoice.about')}
      footer={
        <>
          <Button onClick={onClose}>{t(texts, 'selling.coupon.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} isBusy={form.isBusy}>
            {t(texts, 'selling.invoice.saveDetails')}
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={formId} className="grid gap-4">
        <FormProblem problem={form.problem} />
        <FormField name="name" label={t(texts, 'selling.invoice.name')} problem={form.problems.name}>
          {(control) => (
            <TextInput
              {...control}
              {...form.bind('name')}
              autoComplete="name"
              maxLength={invoiceLimits.name}
            />
          )}
        </FormField>
        <FormField
          name="address"
          label={t(texts, 'selling.invoice.address')}
          hint={t(texts, 'selling.invoice.addressHint', { lines: invoiceLimits.addressLines })}
          problem={form.problems.address}
        >
          {(control) => (
            <TextArea {...control} {...form.bind('address')} rows={4} maxLength={invoiceLimits.address} />
          )}
        </FormField>
        <FormField
          name="taxId"
          label={t(texts, 'selling.invoice.taxId')}
          hint={t(texts, 'selling.invoice.taxIdHint')}
          problem={form.problems.taxId}
        >
          {(control) => <TextInput {...control} {...form.bind('taxId')} maxLength={invoiceLimits.taxId} />}
        </FormField>
      </form>
    </Dialog>
  );
}

function useDetailsForm({ details, onClose }: FormProps) {
  const { invoices } = useServices().platform.cloud;
  const { notify } = useSellingDependencies();
  const client = useQueryClient();
  return useForm<DetailsField>({
    initial: details,
    check: (values) =>
      Object.fromEntries(
        (Object.keys(noDetails) as DetailsField[])
          .filter((name) => !InvoiceDetails.shape[name].safeParse(values[name]).success)
          .map((name) => [name, t(texts, `selling.invoice.wrong.${name}`)])
      ),
    async send(values) {
      const answer = await invoices.saveDetails(values);
      if (!answer.ok) return { problem: translateError(answer.error) };
      client.setQueryData(detailsKey, answer.value);
      notify({ type: 'success', title: t(texts, 'selling.invoice.saved') });
      onClose();
      return null;
    }
  });
}
