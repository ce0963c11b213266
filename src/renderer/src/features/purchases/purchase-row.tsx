import { History, MoreHorizontal, Receipt, RotateCcw, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#shared/contract/paths.ts';
import { hasUpdate, type Purchase } from '#shared/domain/trade/purchase.ts';
import { Part } from '#renderer/feature-api/parts.ts';
import { formatDay } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link, useNavigate } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/purchases.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import type { MenuItem } from '#renderer/ui/menus/menu-item.ts';
import { MenuButton } from '#renderer/ui/menus/menu.tsx';
import { Tag } from '#renderer/ui/feedback/tag.tsx';
import { formatPrice } from './price-lines.tsx';
import { usePurchaseDependencies } from './frame/dependencies.tsx';
import type { useOpening } from './use-opening.tsx';

const refundDialog = lazyComponent(async () => (await import('./refund-dialog.tsx')).RefundDialog);
const versionsDialog = lazyComponent(async () => (await import('./versions-dialog.tsx')).VersionsDialog);
const licenseDialog = lazyComponent(async () => (await import('./license-dialog.tsx')).LicenseDialog);
const updateDialog = lazyComponent(async () => (await import('./update/update-dialog.tsx')).UpdateDialog);

type Props = {
  readonly purchase: Purchase;
  readonly isOnDevice: boolean;
  readonly opening: ReturnType<typeof useOpening>;
};

/** One purchase, with everything that can be done with it. */
export function PurchaseRow({ purchase, isOnDevice, opening }: Props) {
  const { id, state, slug, title, category, aspectRatio, cover } = purchase;
  const { isOnline } = usePurchaseDependencies();
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3 rounded-panel border border-n6 bg-n2 p-3 sm:grid-cols-[8rem_minmax(0,1fr)_auto] sm:items-center">
      <Part
        part="ListingPoster"
        listing={{ kind: 'prompt', slug, category, facts: { aspectRatio }, cover }}
      />
      <div className="grid min-w-0 content-start gap-1">
        <h2 className="min-w-0 text-read font-semibold">
          <Link
            to={paths.listing.getHref(purchase.slug)}
            dir="auto"
            className="inline-flex min-h-target max-w-full items-center break-words hover:underline"
          >
            {title}
          </Link>
        </h2>
        <PurchaseFacts purchase={purchase} isOnDevice={isOnDevice} />
      </div>
      <div className="col-span-2 flex items-center justify-end gap-2 sm:col-span-1">
        {state === 'revoked' ? null : (
          <Button
            variant="primary"
            isBusy={opening.busyId === id}
            reason={isOnline || isOnDevice ? undefined : t(texts, 'purchases.openOffline')}
            aria-label={t(texts, 'purchases.openNamed', { title })}
            onClick={() => opening.open({ id }, state === 'opened')}
            className="max-sm:flex-1"
          >
            {t(texts, 'purchases.open')}
          </Button>
        )}
        <PurchaseMenu purchase={purchase} opening={opening} />
      </div>
      {hasUpdate(purchase) && state !== 'revoked' ? <NewerVersion purchase={purchase} /> : null}
    </li>
  );
}

/** Opening brings the newest version; what was opened before is compared with it first. */
function NewerVersion({ purchase: { id, state, title, newestVersion } }: Pick<Props, 'purchase'>) {
  const { isOnline } = usePurchaseDependencies();
  const [isOpen, setIsOpen] = useState(false);
  if (state !== 'opened') {
    return (
      <p className="col-span-full text-label text-n11">
        {t(texts, 'purchases.newerVersion', { version: newestVersion })}
      </p>
    );
  }
  return (
    <p className="col-span-full flex flex-wrap items-center justify-between gap-2 text-label text-n11">
      {t(texts, 'purchases.update.available', { version: newestVersion })}
      <Button
        aria-label={t(texts, 'purchases.update.compareNamed', { title })}
        reason={isOnline ? undefined : t(texts, 'purchases.offline')}
        onClick={() => setIsOpen(true)}
      >
        {t(texts, 'purchases.update.compare')}
      </Button>
      {isOpen ? <updateDialog.LazyPart purchaseId={id} onClose={() => setIsOpen(false)} /> : null}
    </p>
  );
}

/** Less frequent actions on a purchase. */
function PurchaseMenu({ purchase, opening }: Omit<Props, 'isOnDevice'>) {
  const { id, state, title, orderId } = purchase;
  const [opened, setOpened] = useState<'refund' | 'versions' | 'license' | null>(null);
  const { isOnline } = usePurchaseDependencies();
  const navigate = useNavigate();
  const close = () => setOpened(null);
  const offline = isOnline ? undefined : t(texts, 'purchases.offline');
  const openVersion = (version: number) => {
    close();
    opening.open({ id, version }, state === 'opened');
  };
  const items: readonly MenuItem[] = [
    {
      id: 'versions',
      label: t(texts, 'purchases.versions.show'),
      icon: History,
      reason: offline,
      onSelect: () => setOpened('versions')
    },
    {
      id: 'license',
      label: t(texts, 'purchases.license.show'),
      icon: ScrollText,
      reason: offline,
      onSelect: () => setOpened('license')
    },
    {
      id: 'receipt',
      label: t(texts, 'purchases.receipt.show'),
      icon: Receipt,
      reason: offline,
      onSelect: () => void navigate(paths.receipt.getHref(orderId))
    },
    {
      id: 'refund',
      label: t(texts, 'purchases.refund.ask'),
      icon: RotateCcw,
      reason: state === 'revoked' ? t(texts, 'purchases.refund.none') : offline,
      isGroupStart: true,
      onSelect: () => setOpened('refund')
    }
  ];
  return (
    <>
      <MenuButton
        label={t(texts, 'purchases.more', { title })}
        icon={MoreHorizontal}
        isIconOnly
        align="end"
        items={items}
      />
      {opened === 'refund' ? <refundDialog.LazyPart orderId={orderId} onClose={close} /> : null}
      {opened === 'license' ? <licenseDialog.LazyPart purchase={purchase} onClose={close} /> : null}
      {opened === 'versions' ? (
        <versionsDialog.LazyPart purchase={purchase} onOpen={openVersion} onClose={close} />
      ) : null}
    </>
  );
}

function PurchaseFacts({ purchase, isOnDevice }: Omit<Props, 'opening'>) {
  const { seller, model, licence, price, boughtAt, state, refundRequest, isDisputed, isSandbox } = purchase;
  const isUndecided = refundRequest === 'open' && state !== 'revoked';
  const { nameModel } = usePurchaseDependencies();
  return (
    <>
      <p className="text-ui text-n11">
        <span dir="auto">{t(texts, 'purchases.by', { seller: seller.displayName })}</span> ·{' '}
        {t(texts, `purchases.license.${licence}`)} · {nameModel(model)}
      </p>
      <p className="text-label text-n10 tabular-nums">
        {price.cents === 0
          ? t(texts, 'purchases.takenOn', { day: formatDay(boughtAt) })
          : t(texts, 'purchases.boughtOn', { day: formatDay(boughtAt), price: formatPrice(price) })}
      </p>
      <p className="flex flex-wrap gap-1">
        <Tag>{t(texts, `purchases.state.${isDisputed ? 'disputed' : state}`)}</Tag>
        {isUndecided ? <Tag>{t(texts, 'purchases.state.refund_requested')}</Tag> : null}
        {refundRequest === 'refused' ? <Tag>{t(texts, 'purchases.state.refund_not_allowed')}</Tag> : null}
        {isOnDevice ? <Tag>{t(texts, 'purchases.onDevice')}</Tag> : null}
        {isSandbox ? <Tag>{t(texts, 'purchases.sandboxTag')}</Tag> : null}
      </p>
    </>
  );
}
