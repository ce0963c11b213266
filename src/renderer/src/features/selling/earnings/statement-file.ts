import { useState } from 'react';
import { useServices } from '#renderer/feature-api/services.ts';
import { readLanguage } from '#renderer/lib/messages/locale.ts';
import { translateError } from '#renderer/messages/translated-names.ts';

type Format = 'pdf' | 'csv' | 'invoice';

type Outcome = {
  /** Null once it is saved. */
  readonly onProblem: (problem: string | null) => void;
  /** An invoice needs the seller's details first. */
  readonly onDetailsMissing: () => void;
};

/** Saves a month's statement or invoice as a file in the interface language. */
export function useStatementFile(month: string, { onProblem, onDetailsMissing }: Outcome) {
  const { cloud, files } = useServices().platform;
  const [saving, setSaving] = useState<Format | null>(null);
  const save = async (format: Format) => {
    setSaving(format);
    const language = readLanguage().locale.startsWith('es') ? 'es' : 'en';
    const answer =
      format === 'invoice'
        ? await cloud.invoices.getFile({ month, language })
        : await cloud.statements.getFile({ month, format, language });
    const saved = answer.ok
      ? await files.save(
          answer.value.name,
          Uint8Array.from(atob(answer.value.base64), (letter) => letter.charCodeAt(0))
        )
      : answer;
    setSaving(null);
    if (!saved.ok && saved.error.code === 'invoice_details_missing') return onDetailsMissing();
    onProblem(saved.ok ? null : translateError(saved.error));
  };
  return { saving, save };
}
