import { CircleStop, Copy, Link as LinkIcon, MoreHorizontal, Pencil } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#shared/contract/paths.ts';
import type { OwnListing } from '#shared/domain/market/seller.ts';
import type { Coupon, CouponState } from '#shared/domain/trade/coupon.ts';
import { formatDay, formatMoney } from '#renderer/lib/messages/format.ts';
import { copyText } from '#renderer/lib/interaction/copy-text.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Tag, type TagTone } from '#renderer/ui/feedback/tag.tsx';
import { MenuButton } from '#renderer/ui/menus/menu.tsx';
import { ConfirmDialog } from '#renderer/ui/overlays/alert-dialog.tsx';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import { useInvalidateCoupons } from './coupon-queries.ts';

const tones: Readonly<Record<CouponState, TagTone>> = {
  scheduled: 'warning',
  active: 'success',
  used_up: 'neutral',
  ended: 'neutral'
};

const maxLinks = 8;

type Props = {
  readonly coupon: Coupon;
  readonly listings: readonly OwnListing[];
  readonly onEdit: () => void;
};

export function CouponRow({ coupon, listings, onEdit }: Props) {
  const { code, state, saved } = coupon;
  return (
    <li className="flex min-w-0 flex-wrap items-start justify-between gap-x-4 gap-y-2 rounded-panel border border-n6 bg-n2 p-4">
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <h2 className="flex min-w-0 flex-wrap items-center gap-2 text-read font-semibold">
          <span className="font-mono break-all">{code}</span>
          <Tag tone={tones[state]}>{t(texts, `selling.coupon.state.${state}`)}</Tag>
        </h2>
        <p className="text-ui text-n11">{listFacts(coupon).join(' · ')}</p>
        <p className="text-label text-n11 tabular-nums">
          {coupon.maxUses === null
            ? t(texts, 'selling.coupon.uses', { count: coupon.uses })
            : t(texts, 'selling.coupon.usesOf', { count: coupon.uses, max: coupon.maxUses })}
          {saved.cents === 0
            ? null
            : ` · ${t(texts, 'selling.coupon.saved', { amount: formatMoney(saved.cents / 100) })}`}
        </p>
      </div>
      <CouponMenu coupon={coupon} listings={listings} onEdit={onEdit} />
    </li>
  );
}

/** Its discount, listings and dates. */
function listFacts({ discount, startsAt, endsAt, listingIds, state }: Coupon): readonly string[] {
  return [
    discount.kind === 'percent'
      ? t(texts, 'selling.coupon.percent', { percent: discount.percent })
      : t(texts, 'selling.coupon.amount', { amount: formatMoney(discount.cents / 100) }),
    listingIds === null
      ? t(texts, 'selling.coupon.forAll')
      : t(texts, 'selling.coupon.forSome', { count: listingIds.length }),
    ...(state === 'scheduled' ? [t(texts, 'selling.coupon.from', { day: formatDay(startsAt) })] : []),
    endsAt === null
      ? t(texts, 'selling.coupon.noEnd')
      : t(texts, 'selling.coupon.until', { day: formatDay(endsAt - 1) })
  ];
}

function CouponMenu({ coupon, listings, onEdit }: Props) {
  const { isOnline, notify, linkTo } = useSellingDependencies();
  const [isEnding, setIsEnding] = useState(false);
  const { code, listingIds } = coupon;
  const copy = (text: string) =>
    void copyText(notify, text, {
      copied: t(texts, 'selling.coupon.copied'),
      failed: t(texts, 'selling.coupon.notCopied')
    });
  const linked = listings
    .filter((listing) => listing.state === 'published' && (listingIds?.includes(listing.id) ?? true))
    .slice(0, maxLinks);
  const reason = isOnline ? undefined : t(texts, 'selling.offline');
  return (
    <>
      <MenuButton
        label={t(texts, 'selling.coupon.more', { code })}
        icon={MoreHorizontal}
        isIconOnly
        align="end"
        items={[
          {
            id: 'code',
            label: t(texts, 'selling.coupon.copyCode'),
            icon: Copy,
            onSelect: () => copy(code)
          },
          ...linked.map(({ id: listingId, slug, title }) => ({
            id: listingId,
            label: t(texts, 'selling.coupon.copyLink', { title }),
            icon: LinkIcon,
            onSelect: () => copy(linkTo(`${paths.listing.getHref(slug)}?coupon=${code}`))
          })),
          {
            id: 'edit',
            label: t(texts, 'selling.coupon.edit'),
            icon: Pencil,
            isGroupStart: true,
            reason,
            onSelect: onEdit
          },
          {
            id: 'end',
            label: t(texts, 'selling.coupon.end'),
            icon: CircleStop,
            isDangerous: true,
            reason,
            isDisabled: coupon.state === 'ended',
            onSelect: () => setIsEnding(true)
          }
        ]}
      />
      {isEnding ? <EndDialog coupon={coupon} onClose={() => setIsEnding(false)} /> : null}
    </>
  );
}

type EndProps = { readonly coupon: Coupon; readonly onClose: () => void };

function EndDialog({ coupon: { id, code }, onClose }: EndProps) {
  const { coupons, notify } = useSellingDependencies();
  const invalidateCoupons = useInvalidateCoupons();
  const [isBusy, setIsBusy] = useState(false);
  const end = async () => {
    setIsBusy(true);
    const answer = await coupons.end({ id });
    setIsBusy(false);
    onClose();
    if (!answer.ok) return notify({ type: 'error', title: translateError(answer.error) });
    notify({ type: 'success', title: t(texts, 'selling.coupon.ended', { code }) });
    await invalidateCoupons();
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t(texts, 'selling.coupon.endTitle', { code })}
      message={t(texts, 'selling.coupon.endText')}
      confirmLabel={t(texts, 'selling.coupon.endConfirm')}
      isDangerous
      isBusy={isBusy}
      onConfirm={() => void end()}
    />
  );
}
