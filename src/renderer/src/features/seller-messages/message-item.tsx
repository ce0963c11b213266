import { Bell, BellOff } from 'lucide-react';
import { paths } from '#shared/contract/paths.ts';
import type { ReceivedMessage } from '#shared/domain/market/community/seller-message.ts';
import { Part } from '#renderer/feature-api/parts.ts';
import { formatMoment } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/seller-messages.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { useMessageDependencies } from './dependencies.tsx';
import { useInvalidateReceived, useMute } from './message-queries.ts';

type Props = { readonly message: ReceivedMessage };

/** A message as plain text: addresses in it are not links. */
export function MessageItem({ message }: Props) {
  const { seller, listing, sentAt, text } = message;
  return (
    <li className="grid min-w-0 grid-cols-1 gap-3 rounded-panel border border-n6 bg-n2 p-4 text-ui">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <Part part="PersonLink" person={seller} />
        <Link
          to={paths.listing.getHref(listing.slug)}
          dir="auto"
          className="inline-flex min-h-target min-w-0 items-center text-daylight-11 underline"
        >
          <span className="truncate">{listing.title}</span>
        </Link>
        <span className="text-label text-n10">{formatMoment(sentAt)}</span>
      </div>
      <p dir="auto" className="max-w-read text-read wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      <MessageActions message={message} />
    </li>
  );
}

function MessageActions({ message: { id, seller, isMuted, isReported } }: Props) {
  const { sellerMessages, isOnline } = useMessageDependencies();
  const invalidate = useInvalidateReceived();
  const { isBusy, mute } = useMute(seller);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        icon={isMuted ? Bell : BellOff}
        isBusy={isBusy}
        reason={isOnline ? undefined : t(texts, 'seller-messages.offline')}
        onClick={() => void mute(!isMuted)}
      >
        {t(texts, isMuted ? 'seller-messages.unmute' : 'seller-messages.mute', { name: seller.displayName })}
      </Button>
      <Part
        part="ReportButton"
        isReported={isReported}
        title={t(texts, 'seller-messages.reportTitle')}
        send={(draft) => sellerMessages.report({ id, ...draft })}
        onSent={() => void invalidate()}
      />
    </div>
  );
}
