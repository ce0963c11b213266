import { useId, useState } from 'react';
import type { OwnListing } from '#shared/domain/market/seller.ts';
import type { Coupon } from '#shared/domain/trade/coupon.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { type Form, useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/selling.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Checkbox } from '#renderer/ui/fields/checkbox.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { Segmented } from '#renderer/ui/fields/segmented.tsx';
import { TextInput } from '#renderer/ui/fields/text-input.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import type { DiscountKind } from '../discounts/discount-fields.ts';
import { DiscountInputs, PeriodInputs } from '../discounts/discount-inputs.tsx';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import { type CouponField, emptyCoupon, findFlaws, readCoupon, writeCoupon } from './coupon-form.ts';
import { useInvalidateCoupons } from './coupon-queries.ts';

type Props = {
  /** Null for a new coupon. */
  readonly coupon: Coupon | null;
  readonly listings: readonly OwnListing[];
  readonly onClose: () => void;
};

/** The form for a new coupon, or for the editable fields of an existing one. */
export function CouponDialog({ coupon, listings, onClose }: Props) {
  const formId = useId();
  const [kind, setKind] = useState<DiscountKind>(coupon?.discount.kind ?? 'percent');
  const [listingIds, setListingIds] = useState(coupon?.listingIds ?? null);
  const form = useCouponForm({ coupon, kind, listingIds, onClose });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        coupon === null
          ? t(texts, 'selling.coupon.new')
          : t(texts, 'selling.coupon.change', { code: coupon.code })
      }
      footer={
        <>
          <Button onClick={onClose}>{t(texts, 'selling.coupon.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} isBusy={form.isBusy}>
            {t(texts, coupon === null ? 'selling.coupons.create' : 'selling.coupon.save')}
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={formId} className="grid gap-4">
        <FormProblem problem={form.problem} />
        {coupon === null ? (
          <>
            <CodeField form={form} />
            <DiscountInputs
              form={form}
              kind={kind}
              hint={t(texts, 'selling.coupon.valueHint')}
              onKind={setKind}
            />
          </>
        ) : null}
        <PeriodInputs
          form={form}
          hints={{
            starts: t(texts, 'selling.coupon.startsHint'),
            ends: t(texts, 'selling.coupon.endsHint')
          }}
        />
        <FormField
          name="limit"
          label={t(texts, 'selling.coupon.limit')}
          hint={t(texts, 'selling.coupon.limitHint')}
          problem={form.problems.limit}
        >
          {(control) => <TextInput {...control} {...form.bind('limit')} inputMode="numeric" maxLength={6} />}
        </FormField>
        <ListingChoice listings={listings} chosen={listingIds} onChange={setListingIds} />
      </form>
    </Dialog>
  );
}

type Given = Pick<Props, 'coupon' | 'onClose'> & {
  readonly kind: DiscountKind;
  readonly listingIds: string[] | null;
};

function useCouponForm({ coupon, kind, listingIds, onClose }: Given) {
  const { coupons, now, notify } = useSellingDependencies();
  const invalidateCoupons = useInvalidateCoupons();
  return useForm<CouponField>({
    initial: coupon === null ? emptyCoupon : writeCoupon(coupon),
    check: (values) =>
      Object.fromEntries(
        Object.entries(findFlaws(values, kind)).map(([name, flaw]) => [
          name,
          t(texts, `selling.coupon.wrong.${flaw}`)
        ])
      ),
    async send(values) {
      if (listingIds?.length === 0) return { problem: t(texts, 'selling.coupon.wrong.listings') };
      const { code, discount, ...terms } = readCoupon(values, kind, {
        startsAt: coupon?.startsAt ?? now(),
        listingIds
      });
      const answer =
        coupon === null
          ? await coupons.create({ code, discount, ...terms })
          : await coupons.update({ id: coupon.id, terms });
      if (!answer.ok) {
        const problem = translateError(answer.error);
        if (answer.error.code === 'coupon_code_taken') return { problems: { code: problem } };
        return answer.error.code === 'conflict'
          ? { problems: { limit: t(texts, 'selling.coupon.wrong.tooFew') } }
          : { problem };
      }
      const done = coupon === null ? 'selling.coupon.createdToast' : 'selling.coupon.savedToast';
      notify({ type: 'success', title: t(texts, done, { code }) });
      await invalidateCoupons();
      onClose();
      return null;
    }
  });
}

function CodeField({ form }: { readonly form: Pick<Form<CouponField>, 'bind' | 'problems'> }) {
  return (
    <FormField
      name="code"
      label={t(texts, 'selling.coupon.code')}
      hint={t(texts, 'selling.coupon.codeHint')}
      problem={form.problems.code}
    >
      {(control) => (
        <TextInput
          {...control}
          {...form.bind('code')}
          maxLength={30}
          autoComplete="off"
          className="uppercase"
        />
      )}
    </FormField>
  );
}

type ListingProps = Pick<Props, 'listings'> & {
  readonly chosen: string[] | null;
  readonly onChange: (ids: string[] | null) => void;
};

/** Chooses all listings, including future ones, or selected ones. */
function ListingChoice({ listings, chosen, onChange }: ListingProps) {
  return (
    <div className="grid gap-2">
      <p aria-hidden className="text-ui font-medium">
        {t(texts, 'selling.coupon.for')}
      </p>
      <Segmented
        label={t(texts, 'selling.coupon.for')}
        value={chosen === null ? 'all' : 'some'}
        options={(['all', 'some'] as const).map((value) => ({
          value,
          label: t(texts, `selling.coupon.for.${value}`)
        }))}
        onChange={(value) => onChange(value === 'all' ? null : [])}
      />
      {chosen === null ? null : (
        <ul aria-label={t(texts, 'selling.coupon.for.some')} className="grid max-h-60 gap-1 overflow-y-auto">
          {listings.map(({ id, title }) => (
            <li key={id}>
              <Checkbox
                isChecked={chosen.includes(id)}
                onChange={(isChecked) =>
                  onChange(isChecked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              >
                <span dir="auto" className="break-words">
                  {title}
                </span>
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
