import type { PlatformRelease } from '#shared/domain/release/downloads.ts';
import type { ReleaseSystem } from '#shared/domain/release/release-manifest.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/downloads.json';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { DownloadRow } from './download-row.tsx';
import { listFiles } from './recommend-downloads.ts';

type Props = { readonly system: ReleaseSystem; readonly releases: readonly PlatformRelease[] };

/** All files for one system, with requirements and instructions to install and update. */
export function SystemDownloads({ system, releases }: Props) {
  const files = listFiles(releases);
  const paused = releases.find(({ isPaused }) => isPaused);
  const formats = [...new Set(files.map(({ file }) => file.format))];
  return (
    <section
      id={system}
      aria-labelledby={`${system}-title`}
      className="grid scroll-mt-4 gap-3 rounded-panel border border-n6 bg-n2 p-4 min-[640px]:p-6"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`${system}-title`} className="text-lead font-semibold">
          {t(texts, `downloads.system.${system}`)}
        </h2>
        <p className="text-ui text-n11">{t(texts, `downloads.requires.${system}`)}</p>
      </header>
      {paused === undefined ? null : (
        <Callout tone="warning">{t(texts, 'downloads.paused', { version: paused.version })}</Callout>
      )}
      {files.length === 0 ? null : (
        <ul className="divide-y divide-n6 border-y border-n6">
          {files.map((offered) => (
            <DownloadRow key={offered.file.name} {...offered} />
          ))}
        </ul>
      )}
      <dl className="grid gap-3 text-ui">
        {formats.map((format) => (
          <div key={format} className="grid gap-1">
            <dt className="font-medium">{t(texts, `downloads.howTo.${format}`)}</dt>
            <dd className="text-n11">
              {t(texts, `downloads.install.${format}`)} {t(texts, `downloads.update.${format}`)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
