import { SellerApplication } from '#shared/domain/market/seller.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import type { FormProblems } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/selling.json';

export type ApplicationField = 'displayName' | 'country' | 'sells';

type Values = Readonly<Record<ApplicationField, string>>;

export function checkApplication(values: Values): FormProblems<ApplicationField> {
  const { error } = SellerApplication.omit({ termsVersion: true }).safeParse(values);
  const wrong = new Set(error?.issues.map(({ path }) => path[0]));
  return {
    ...(wrong.has('displayName') ? { displayName: t(texts, 'selling.apply.wrong.displayName') } : {}),
    ...(wrong.has('country') ? { country: t(texts, 'selling.apply.wrong.country') } : {}),
    ...(wrong.has('sells') ? { sells: t(texts, 'selling.apply.wrong.sells') } : {})
  };
}
