import { readCouponCode } from '#shared/domain/trade/coupon-code.ts';
import type { Offer } from '#shared/domain/trade/order.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/purchases.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { TextInput } from '#renderer/ui/fields/text-input.tsx';
import { explainRefusal } from './explain-refusal.ts';

type Props = {
  readonly coupon: Offer['coupon'];
  /** Asks for the price with this code; null for the price without one. */
  readonly onChange: (code: string | null) => void;
};

/** The coupon of a purchase: a field for its code, or the coupon that applies. */
export function CouponField({ coupon, onChange }: Props) {
  const form = useForm<'coupon'>({
    initial: { coupon: coupon?.code ?? '' },
    check: ({ coupon: typed }) =>
      readCouponCode(typed) === null ? { coupon: t(texts, 'purchases.coupon.unknown') } : {},
    async send({ coupon: typed }) {
      onChange(readCouponCode(typed));
      return null;
    }
  });
  if (coupon?.refusal === null) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-2 text-ui">
        <p role="status">{t(texts, 'purchases.coupon.applied', { code: coupon.code })}</p>
        <Button onClick={() => onChange(null)}>{t(texts, 'purchases.coupon.remove')}</Button>
      </div>
    );
  }
  return (
    <form {...form.formProps}>
      <FormField
        name="coupon"
        label={t(texts, 'purchases.coupon.label')}
        problem={form.problems.coupon ?? explainRefusal(coupon)}
      >
        {(control) => (
          <div className="flex gap-2">
            <TextInput {...control} {...form.bind('coupon')} maxLength={30} autoComplete="off" />
            <Button type="submit" className="shrink-0">
              {t(texts, 'purchases.coupon.apply')}
            </Button>
          </div>
        )}
      </FormField>
    </form>
  );
}
