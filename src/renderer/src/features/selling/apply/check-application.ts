import { SellerApplication } from '#shared/domain/market/seller.ts';
import { sellerTerms } from '#shared/domain/market/seller-terms.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import type { FormProblems } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/selling.json';

export type ApplicationField = 'displayName' | 'country' | 'sells';

export const toApplication = (values: Readonly<Record<ApplicationField, string>>) => ({
  ...values,
  termsVersion: sellerTerms.version
});

export function checkApplication(
  values: Readonly<Record<ApplicationField, string>>
): FormProblems<ApplicationField> {
  const { error } = SellerApplication.safeParse(toApplication(values));
  const wrong = new Set(error?.issues.map(({ path }) => path[0]));
  return {
    ...(wrong.has('displayName') ? { displayName: t(texts, 'selling.apply.wrong.displayName') } : {}),
    ...(wrong.has('country') ? { country: t(texts, 'selling.apply.wrong.country') } : {}),
    ...(wrong.has('sells') ? { sells: t(texts, 'selling.apply.wrong.sells') } : {})
  };
}
