import { use, useMemo, useState } from 'react';
import { paths } from '#shared/contract/paths.ts';
import { maxSellsLength, SellerApplication } from '#shared/domain/market/seller.ts';
import { readLanguage } from '#renderer/lib/messages/locale.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { type FormProblems, useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/selling.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { SelectInput } from '#renderer/ui/fields/select-input.tsx';
import { TextArea, TextInput } from '#renderer/ui/fields/text-input.tsx';
import { countryCodes } from '#shared/domain/people/countries.ts';
import { createCountryNames } from '#renderer/lib/messages/country-names.ts';
import { ClosedNote } from '../frame/closed-note.tsx';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import { TermsBox } from '../frame/terms-box.tsx';
import { useSellerTerms } from '../frame/use-legal-texts.ts';
import { useSetSeller } from '../frame/seller-queries.ts';

/** `name` is the display name of the profile. */
export function ApplicationForm({ name }: { readonly name: string }) {
  const { isOnline, closedReason } = useSellingDependencies();
  const { form, terms, hasAccepted, setHasAccepted } = useApplication(name);
  const { problems } = form;
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormField
        name="displayName"
        label={t(texts, 'selling.apply.name')}
        hint={t(texts, 'selling.apply.nameHint')}
        problem={problems.displayName}
      >
        {(control) => (
          <TextInput {...control} {...form.bind('displayName')} maxLength={60} autoComplete="name" />
        )}
      </FormField>
      <CountryField form={form} />
      <FormField
        name="sells"
        label={t(texts, 'selling.apply.sells')}
        hint={t(texts, 'selling.apply.sellsHint')}
        problem={problems.sells}
      >
        {(control) => (
          <TextArea {...control} {...form.bind('sells')} rows={3} maxLength={maxSellsLength} dir="auto" />
        )}
      </FormField>
      <TermsBox terms={terms} hasAccepted={hasAccepted} onAccept={setHasAccepted} />
      <FormProblem problem={form.problem} />
      <ClosedNote />
      <Button
        type="submit"
        variant="primary"
        isBusy={form.isBusy}
        reason={isOnline ? closedReason : t(texts, 'selling.offline')}
        className="justify-self-start"
      >
        {t(texts, 'selling.apply.send')}
      </Button>
    </form>
  );
}

function useApplication(name: string) {
  const { sellers, goTo, loadAccount, notify } = useSellingDependencies();
  const account = use(loadAccount());
  const setSeller = useSetSeller();
  const { terms, refetch } = useSellerTerms();
  const [hasAccepted, setHasAccepted] = useState(false);
  const form = useForm<ApplicationField>({
    initial: { displayName: name, country: '', sells: '' },
    check: checkApplication,
    async send(values) {
      if (!hasAccepted) return { problem: t(texts, 'selling.apply.wrong.terms') };
      const answer = await sellers.apply({ ...values, termsVersion: terms.version });
      if (!answer.ok) {
        if (answer.error.code === 'seller_terms_changed') {
          setHasAccepted(false);
          await refetch();
        }
        return { problem: translateError(answer.error) };
      }
      setSeller(answer.value);
      // Reloads the account, which now has the role `seller`.
      await account.getState().load();
      notify({ type: 'success', title: t(texts, 'selling.apply.done') });
      goTo(paths.seller.getHref());
      return null;
    }
  });
  return { form, terms, hasAccepted, setHasAccepted };
}

type CountryProps = {
  readonly form: Pick<ReturnType<typeof useForm<ApplicationField>>, 'bind' | 'problems'>;
};

function CountryField({ form }: CountryProps) {
  const { locale } = readLanguage();
  const label = t(texts, 'selling.apply.country');
  const options = useMemo(
    () => [{ value: '', label: t(texts, 'selling.apply.chooseCountry') }, ...listCountries(locale)],
    [locale]
  );
  return (
    <FormField
      name="country"
      label={label}
      hint={t(texts, 'selling.apply.countryHint')}
      problem={form.problems.country}
    >
      {(control) => (
        <SelectInput
          {...control}
          {...form.bind('country')}
          label={label}
          options={options}
          className="min-[640px]:max-w-80"
        />
      )}
    </FormField>
  );
}

type ApplicationField = 'displayName' | 'country' | 'sells';

type Values = Readonly<Record<ApplicationField, string>>;

function checkApplication(values: Values): FormProblems<ApplicationField> {
  const { error } = SellerApplication.omit({ termsVersion: true }).safeParse(values);
  const wrong = new Set(error?.issues.map(({ path }) => path[0]));
  return {
    ...(wrong.has('displayName') ? { displayName: t(texts, 'selling.apply.wrong.displayName') } : {}),
    ...(wrong.has('country') ? { country: t(texts, 'selling.apply.wrong.country') } : {}),
    ...(wrong.has('sells') ? { sells: t(texts, 'selling.apply.wrong.sells') } : {})
  };
}

/** All countries with their names in the given locale, sorted by name. */
function listCountries(locale: string): { readonly value: string; readonly label: string }[] {
  const nameCountry = createCountryNames(locale);
  const { compare } = new Intl.Collator(locale);
  return countryCodes
    .map((value) => ({ value, label: nameCountry(value) }))
    .toSorted((one, other) => compare(one.label, other.label));
}
