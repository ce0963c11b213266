import { useId, useState } from 'react';
import type { OwnListing } from '#shared/domain/market/seller.ts';
import { isPossibleDiscount, priceOnSale } from '#shared/domain/trade/sale.ts';
import { formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/selling.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { SelectInput } from '#renderer/ui/fields/select-input.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import type { DiscountKind } from '../discounts/discount-fields.ts';
import { DiscountInputs, PeriodInputs } from '../discounts/discount-inputs.tsx';
import { formatOwnPrice } from '../frame/format-price.ts';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import { emptySale, findFlaws, readSale, readSaleDiscount, type SaleField } from './sale-form.ts';
import { useInvalidateSales } from './sale-queries.ts';

type Props = {
  /** Those that can have a sale; at least one. */
  readonly listings: readonly [OwnListing, ...OwnListing[]];
  readonly onClose: () => void;
};

/** The form for a new sale. */
export function SaleDialog({ listings, onClose }: Props) {
  const formId = useId();
  const [kind, setKind] = useState<DiscountKind>('percent');
  const [listingId, setListingId] = useState(listings[0].id);
  const listing = listings.find(({ id }) => id === listingId) ?? listings[0];
  const form = useSaleForm({ listing, kind, onClose });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(texts, 'selling.sale.new')}
      description={t(texts, 'selling.sale.about')}
      footer={
        <>
          <Button onClick={onClose}>{t(texts, 'selling.coupon.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} isBusy={form.isBusy}>
            {t(texts, 'selling.sales.create')}
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={formId} className="grid gap-4">
        <FormProblem problem={form.problem} />
        <ListingField listings={listings} listingId={listing.id} onChange={setListingId} />
        <DiscountInputs
          form={form}
          kind={kind}
          hint={describePrice(form.values.value, kind, listing)}
          onKind={setKind}
        />
        <PeriodInputs
          form={form}
          hints={{
            starts: t(texts, 'selling.sale.startsHint'),
            ends: t(texts, 'selling.sale.endsHint')
          }}
        />
      </form>
    </Dialog>
  );
}

type ListingProps = Pick<Props, 'listings'> & {
  readonly listingId: string;
  readonly onChange: (id: string) => void;
};

function ListingField({ listings, listingId, onChange }: ListingProps) {
  return (
    <FormField name="listing" label={t(texts, 'selling.sale.listing')}>
      {(control) => (
        <SelectInput
          {...control}
          label={t(texts, 'selling.sale.listing')}
          value={listingId}
          options={listings.map((listing) => ({
            value: listing.id,
            label: t(texts, 'selling.sale.listingWithPrice', {
              title: listing.title,
              price: formatOwnPrice(listing)
            })
          }))}
          onChange={onChange}
        />
      )}
    </FormField>
  );
}

/** The price for buyers, once it is known. */
function describePrice(value: string, kind: DiscountKind, { price }: OwnListing): string {
  const discount = readSaleDiscount(value, kind);
  if (discount === null || !isPossibleDiscount(discount, price.cents))
    return t(texts, 'selling.sale.valueHint');
  return t(texts, 'selling.sale.leadsTo', {
    price: formatMoney(priceOnSale(price.cents, discount) / 100),
    listed: formatMoney(price.cents / 100)
  });
}

type Given = Pick<Props, 'onClose'> & { readonly listing: OwnListing; readonly kind: DiscountKind };

function useSaleForm({ listing, kind, onClose }: Given) {
  const { sales, now, notify } = useSellingDependencies();
  const invalidateSales = useInvalidateSales();
  return useForm<SaleField>({
    initial: emptySale,
    check: (values) =>
      Object.fromEntries(
        Object.entries(findFlaws(values, { kind, listedCents: listing.price.cents, now: now() })).map(
          ([name, flaw]) => [name, t(texts, `selling.sale.wrong.${flaw}`)]
        )
      ),
    async send(values) {
      const answer = await sales.create(readSale(values, listing.id, { kind, now: now() }));
      if (!answer.ok) return { problem: translateError(answer.error) };
      notify({ type: 'success', title: t(texts, 'selling.sale.createdToast', { title: listing.title }) });
      await invalidateSales();
      onClose();
      return null;
    }
  });
}
