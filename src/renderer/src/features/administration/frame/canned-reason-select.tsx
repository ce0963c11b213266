import { type CannedReason, cannedReasons } from '#shared/domain/market/moderation/canned-reasons.ts';
import { readLanguage } from '#renderer/lib/messages/locale.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/admin-content.json';
import { SelectInput } from '#renderer/ui/fields/select-input.tsx';

type Props = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** Null for one's own words. */
  readonly code: CannedReason | null;
  readonly choices: readonly CannedReason[];
  readonly onChange: (code: CannedReason | null) => void;
};

/** Reasons to choose from, in the administrator's language. */
export function CannedReasonSelect({ id, name, label, code, choices, onChange }: Props) {
  const language = readLanguage().locale.startsWith('es') ? 'es' : 'en';
  return (
    <SelectInput<CannedReason | 'own'>
      id={id}
      name={name}
      label={label}
      value={code ?? 'own'}
      options={[
        ...choices.map((each) => ({ value: each, label: cannedReasons[each][language] })),
        { value: 'own', label: t(texts, 'admin-content.ownWords') }
      ]}
      onChange={(chosen) => onChange(chosen === 'own' ? null : chosen)}
    />
  );
}
