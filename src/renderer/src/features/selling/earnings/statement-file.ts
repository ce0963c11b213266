import { useState } from 'react';
import { useServices } from '#renderer/feature-api/services.ts';
import { readLanguage } from '#renderer/lib/messages/locale.ts';
import { translateError } from '#renderer/messages/translated-names.ts';

type Format = 'pdf' | 'csv';

/** Saves a statement as a file in the interface language. */
export function useStatementFile(month: string, onProblem: (problem: string | null) => void) {
  const { cloud, files } = useServices().platform;
  const [saving, setSaving] = useState<Format | null>(null);
  const save = async (format: Format) => {
    setSaving(format);
    const language = readLanguage().locale.startsWith('es') ? 'es' : 'en';
    const answer = await cloud.statements.getFile({ month, format, language });
    const saved = answer.ok
      ? await files.save(
          answer.value.name,
          Uint8Array.from(atob(answer.value.base64), (letter) => letter.charCodeAt(0))
        )
      : answer;
    onProblem(saved.ok ? null : translateError(saved.error));
    setSaving(null);
  };
  return { saving, save };
}
