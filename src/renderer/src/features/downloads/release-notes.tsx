import type { PlatformRelease } from '#shared/domain/release/downloads.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/downloads.json';

type Props = { readonly release: Pick<PlatformRelease, 'version' | 'notes'> };

/** Release notes are published in English only. */
export function ReleaseNotes({ release: { version, notes } }: Props) {
  if (notes.length === 0) return null;
  const id = `notes-${version}`;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="text-lead font-semibold">
        {t(texts, 'downloads.whatsNew', { version })}
      </h2>
      <ul lang="en" className="grid list-disc gap-1 ps-5 text-read text-n11">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}
