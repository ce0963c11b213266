import { Link as LinkIcon } from 'lucide-react';
import { paths } from '#shared/contract/paths.ts';
import type { Offer } from '#shared/domain/trade/order.ts';
import { ownLinkOf } from '#renderer/feature-api/own-links.ts';
import { copyText } from '#renderer/lib/interaction/copy-text.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/purchases.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { usePurchaseDependencies } from './frame/dependencies.tsx';

type Props = { readonly offer: Pick<Offer, 'slug' | 'seller'> };

/** Shown to sellers in place of the button to buy: their own link to the listing. */
export function OwnListingNote({ offer: { slug, seller } }: Props) {
  const { linkTo, notify } = usePurchaseDependencies();
  const copy = () =>
    copyText(notify, linkTo(ownLinkOf(paths.listing.getHref(slug), seller)), {
      copied: t(texts, 'purchases.ownLink.copied'),
      failed: t(texts, 'purchases.ownLink.notCopied')
    });
  return (
    <div className="grid gap-2">
      <p className="text-ui text-n11">{t(texts, 'purchases.refusal.own')}</p>
      <Button icon={LinkIcon} onClick={() => void copy()} className="w-full">
        {t(texts, 'purchases.ownLink.copy')}
      </Button>
      <p className="text-label text-n11">{t(texts, 'purchases.ownLink.why')}</p>
    </div>
  );
}
