import type { PlatformRelease } from '#shared/domain/release/downloads.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/downloads.json';
import { DownloadRow } from './download-row.tsx';
import { listFiles } from './recommend-downloads.ts';
import { ReleaseNotes } from './release-notes.tsx';

/** Explains betas and lists those newer than the stable release. */
export function BetaDownloads({ releases }: { readonly releases: readonly PlatformRelease[] }) {
  const files = listFiles(releases);
  const [release] = releases;
  return (
    <>
      <section aria-labelledby="beta-title" className="grid gap-3 border-t border-n6 pt-6">
        <h2 id="beta-title" className="text-lead font-semibold">
          {t(texts, 'downloads.beta.title')}
        </h2>
        <p className="text-read text-n11">{t(texts, 'downloads.beta.text')}</p>
        {files.length === 0 ? (
          <p className="text-ui text-n11">{t(texts, 'downloads.beta.none')}</p>
        ) : (
          <ul className="divide-y divide-n6 rounded-panel border border-n6 bg-n2 px-4">
            {files.map((offered) => (
              <DownloadRow key={offered.file.name} {...offered} namesSystem />
            ))}
          </ul>
        )}
      </section>
      {release === undefined ? null : <ReleaseNotes release={release} />}
    </>
  );
}
