import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/updates.json';

type Props = { readonly version: string; readonly notes: readonly string[] };

/** The changes of a version, as its changelog lists them: in English. */
export function WhatsNew({ version, notes }: Props) {
  if (notes.length === 0) return null;
  return (
    <details className="w-full text-ui">
      <summary className="min-h-target cursor-pointer">{t(texts, 'updates.whatsNew', { version })}</summary>
      <ul lang="en" className="mt-1 grid list-disc gap-1 ps-5">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </details>
  );
}
