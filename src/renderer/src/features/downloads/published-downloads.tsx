import type { Downloads, PlatformRelease } from '#shared/domain/release/downloads.ts';
import type { ReleaseSystem } from '#shared/domain/release/release-manifest.ts';
import { compareReleaseVersions } from '#shared/domain/release/release-version.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/downloads.json';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { listFiles, ofSystem } from './recommend-downloads.ts';
import { RecommendedDownload } from './recommended-download.tsx';
import { ReleaseNotes } from './release-notes.tsx';
import { SystemDownloads } from './system-downloads.tsx';
import { DownloadRow } from './download-row.tsx';

const systems: readonly ReleaseSystem[] = ['win32', 'darwin', 'linux'];

/** The recommended download, then all files of each system. */
export function PublishedDownloads({ stable, beta }: Downloads) {
  const published = systems.filter((system) => ofSystem(stable, system).length > 0);
  const newest = findNewest(stable);
  return (
    <>
      {stable.some(({ isFrozen }) => isFrozen) ? (
        <Callout tone="warning">{t(texts, 'downloads.frozen')}</Callout>
      ) : null}
      <RecommendedDownload releases={stable} published={published} />
      {published.map((system) => (
        <SystemDownloads key={system} system={system} releases={ofSystem(stable, system)} />
      ))}
      {newest === undefined ? null : <ReleaseNotes release={newest} />}
      <Trust />
      <BetaDownloads releases={beta} />
    </>
  );
}

const findNewest = (releases: readonly PlatformRelease[]): PlatformRelease | undefined =>
  releases.toSorted((one, other) => compareReleaseVersions(other.version, one.version))[0];

const Trust = () => (
  <section aria-labelledby="trust-title" className="grid gap-2">
    <h2 id="trust-title" className="text-lead font-semibold">
      {t(texts, 'downloads.trust.title')}
    </h2>
    <p className="text-read text-n11">{t(texts, 'downloads.trust.text')}</p>
  </section>
);

/** Explains betas and lists those newer than the stable release. */
function BetaDownloads({ releases }: { readonly releases: readonly PlatformRelease[] }) {
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
