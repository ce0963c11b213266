import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { maxMessageLength, type SentMessage } from '#shared/domain/market/community/seller-message.ts';
import type { OwnListing } from '#shared/domain/market/seller.ts';
import { formatMoment } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/selling.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { Skeleton } from '#renderer/ui/feedback/skeleton.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { TextArea } from '#renderer/ui/fields/text-input.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import { SellingFailure } from '../frame/selling-failure.tsx';

const minLength = 10;

type Props = { readonly listing: OwnListing; readonly onClose: () => void };

/** Writes to the buyers of a listing, and shows what was sent to them before. */
export function MessageDialog({ listing, onClose }: Props) {
  const formId = useId();
  const { data, error, isFetching, refetch } = useMessages(listing.id);
  const [isBusy, setIsBusy] = useState(false);
  const canSend = data !== undefined && data.nextAt === null && data.recipientCount > 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(texts, 'selling.messages.dialog.title')}
      description={<span dir="auto">{listing.title}</span>}
      footer={
        <>
          <Button onClick={onClose}>{t(texts, 'selling.messages.dialog.close')}</Button>
          {canSend ? (
            <Button variant="primary" type="submit" form={formId} isBusy={isBusy}>
              {t(texts, 'selling.messages.dialog.send')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4 text-ui">
        {data !== undefined ? (
          <>
            <SendingNote nextAt={data.nextAt} recipientCount={data.recipientCount} />
            {canSend ? <MessageForm listingId={listing.id} formId={formId} onBusy={setIsBusy} /> : null}
            <SentMessages messages={data.messages} />
          </>
        ) : error === null ? (
          <Skeleton className="h-40 w-full" />
        ) : (
          <SellingFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />
        )}
      </div>
    </Dialog>
  );
}

const listKey = (listingId: string) => ['sellerMessages.list', listingId];

function useMessages(listingId: string) {
  const { sellerMessages } = useSellingDependencies();
  return useQuery({
    queryKey: listKey(listingId),
    queryFn: () => unwrap(sellerMessages.list({ listingId })),
    staleTime: 0
  });
}

type NoteProps = { readonly nextAt: number | null; readonly recipientCount: number };

/** To how many a message goes, or why none can be sent now. */
function SendingNote({ nextAt, recipientCount }: NoteProps) {
  if (nextAt !== null)
    return (
      <Callout tone="info">
        {t(texts, 'selling.messages.dialog.wait', { moment: formatMoment(nextAt) })}
      </Callout>
    );
  if (recipientCount === 0)
    return <Callout tone="info">{t(texts, 'selling.messages.dialog.noRecipients')}</Callout>;
  return <p className="text-n11">{t(texts, 'selling.messages.dialog.text', { count: recipientCount })}</p>;
}

type FormProps = {
  readonly listingId: string;
  readonly formId: string;
  readonly onBusy: (isBusy: boolean) => void;
};

function MessageForm({ listingId, formId, onBusy }: FormProps) {
  const { sellerMessages, isOnline, notify } = useSellingDependencies();
  const client = useQueryClient();
  // Of this message: sending it again after a lost answer does not send it twice.
  const [clientId] = useState(() => crypto.randomUUID());
  const form = useForm({
    initial: { text: '' },
    check: ({ text }) =>
      text.trim().length < minLength ? { text: t(texts, 'selling.messages.dialog.tooShort') } : {},
    async send({ text }) {
      if (!isOnline) return { problem: t(texts, 'selling.offline') };
      onBusy(true);
      const answer = await sellerMessages.send({ listingId, clientId, text: text.trim() });
      onBusy(false);
      if (!answer.ok) return { problem: translateError(answer.error) };
      const count = answer.value.recipientCount;
      notify({ type: 'success', title: t(texts, 'selling.messages.dialog.sent', { count }) });
      await client.invalidateQueries({ queryKey: listKey(listingId) });
      return null;
    }
  });
  return (
    <form {...form.formProps} id={formId} className="grid gap-3">
      <FormProblem problem={form.problem} />
      <FormField
        name="text"
        label={t(texts, 'selling.messages.dialog.label')}
        hint={t(texts, 'selling.messages.dialog.hint')}
        problem={form.problems.text}
      >
        {(control) => <TextArea {...control} {...form.bind('text')} rows={5} maxLength={maxMessageLength} />}
      </FormField>
    </form>
  );
}

function SentMessages({ messages }: { readonly messages: readonly SentMessage[] }) {
  if (messages.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="font-semibold">{t(texts, 'selling.messages.dialog.before')}</h3>
      <ul className="grid grid-cols-1 divide-y divide-n6">
        {messages.map(({ id, text, sentAt, recipientCount }) => (
          <li key={id} className="grid grid-cols-1 gap-1 py-3">
            <p className="text-label text-n11">
              {t(texts, 'selling.messages.dialog.sentTo', {
                moment: formatMoment(sentAt),
                count: recipientCount
              })}
            </p>
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
