import { Download } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { paths } from '#shared/contract/paths.ts';
import { getDownloadHref, type PlatformRelease } from '#shared/domain/release/downloads.ts';
import type { ReleaseSystem } from '#shared/domain/release/release-manifest.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useFormatIsoDay } from '#renderer/lib/messages/use-moment.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/downloads.json';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { detectVisitor, type Visitor } from './detect-visitor.ts';
import { formatFileSize, nameProcessor } from './download-words.ts';
import { type OfferedFile, ofSystem, recommendFiles } from './recommend-downloads.ts';

type Props = {
  readonly releases: readonly PlatformRelease[];
  /** Systems with at least one release. */
  readonly published: readonly ReleaseSystem[];
};

/** The recommended file after detection; a choice of systems before it, or if it fails. */
export function RecommendedDownload({ releases, published }: Props) {
  const visitor = useVisitor();
  if (visitor.kind === 'phone') return <UseBrowser text={t(texts, 'downloads.phone')} />;
  if (visitor.kind === 'unknown') return <ChooseSystem published={published} />;
  const files = recommendFiles(releases, visitor);
  if (files.length > 0) return <Recommendation system={visitor.system} files={files} />;
  const system = t(texts, `downloads.system.${visitor.system}`);
  const isPaused = ofSystem(releases, visitor.system).some((release) => release.isPaused);
  return (
    <UseBrowser text={t(texts, isPaused ? 'downloads.pausedHere' : 'downloads.missingHere', { system })} />
  );
}

/** Unknown during the first render, which must match the server's HTML. */
function useVisitor(): Visitor {
  const [visitor, setVisitor] = useState<Visitor>({ kind: 'unknown' });
  useEffect(() => {
    let isShown = true;
    void detectVisitor(navigator).then((found) => isShown && setVisitor(found));
    return () => {
      isShown = false;
    };
  }, []);
  return visitor;
}

type PanelProps = { readonly title: string; readonly note: string; readonly children: ReactNode };

/** Has a fixed minimum height to prevent layout shift after detection. */
const Panel = ({ title, note, children }: PanelProps) => (
  <section
    aria-labelledby="recommended-title"
    className="grid min-h-48 content-center gap-3 rounded-panel border border-accent-8 bg-n2 p-4 min-[640px]:min-h-40 min-[640px]:p-6"
  >
    <h2 id="recommended-title" className="text-lead font-semibold">
      {title}
    </h2>
    <div className="flex flex-wrap gap-2">{children}</div>
    <p className="text-ui text-n11">{note}</p>
  </section>
);

type RecommendationProps = { readonly system: ReleaseSystem; readonly files: readonly OfferedFile[] };

function Recommendation({ system, files }: RecommendationProps) {
  const formatDay = useFormatIsoDay();
  const [first] = files;
  if (first === undefined) return null;
  const { release, file } = first;
  const name = t(texts, `downloads.system.${system}`);
  const note =
    files.length > 1
      ? t(texts, `downloads.whichProcessor.${system}`)
      : [
          t(texts, `downloads.format.${file.format}`),
          nameProcessor(release.platform),
          t(texts, 'downloads.facts', {
            version: release.version,
            day: formatDay(release.releasedOn),
            size: formatFileSize(file.size)
          })
        ].join(' · ');
  return (
    <Panel title={t(texts, 'downloads.recommended', { system: name })} note={note}>
      {files.map((offered) => (
        <a
          key={offered.file.name}
          href={getDownloadHref(offered.file.name)}
          download
          className={buttonClasses('primary')}
        >
          <Download aria-hidden size={16} />
          {files.length > 1
            ? t(texts, 'downloads.downloadFor', { system: nameProcessor(offered.release.platform) })
            : t(texts, 'downloads.downloadFor', { system: name })}
        </a>
      ))}
    </Panel>
  );
}

const ChooseSystem = ({ published }: Pick<Props, 'published'>) => (
  <Panel title={t(texts, 'downloads.choose')} note={t(texts, 'downloads.choose.note')}>
    {published.map((system) => (
      <a key={system} href={`#${system}`} className={buttonClasses('secondary')}>
        {t(texts, `downloads.system.${system}`)}
      </a>
    ))}
  </Panel>
);

const UseBrowser = ({ text }: { readonly text: string }) => (
  <Panel title={t(texts, 'downloads.browser')} note={text}>
    <Link to={paths.builder.getHref()} className={buttonClasses('primary')}>
      {t(texts, 'downloads.openBuilder')}
    </Link>
  </Panel>
);
