import { Download } from 'lucide-react';
import { getDownloadHref } from '#shared/domain/release/downloads.ts';
import { systemOf } from '#shared/domain/release/release-manifest.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useFormatIsoDay } from '#renderer/lib/messages/use-moment.ts';
import texts from '#renderer/messages/en/downloads.json';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Checksum } from './checksum.tsx';
import { formatFileSize, nameProcessor } from './download-words.ts';
import type { OfferedFile } from './recommend-downloads.ts';

type Props = OfferedFile & { readonly namesSystem?: boolean };

/** A downloadable file: format, processor, version, date, size and checksum. */
export function DownloadRow({ release, file, namesSystem = false }: Props) {
  const formatDay = useFormatIsoDay();
  const { platform, version, releasedOn } = release;
  const system = systemOf(platform);
  const format = t(texts, `downloads.format.${file.format}`);
  return (
    <li className="grid gap-1 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="text-ui font-medium">
            {namesSystem ? `${t(texts, `downloads.system.${system}`)} · ` : ''}
            {format}
            <span className="text-n11"> · {nameProcessor(platform)}</span>
          </p>
          <p className="text-label text-n11 tabular-nums">
            {t(texts, 'downloads.facts', {
              version,
              day: formatDay(releasedOn),
              size: formatFileSize(file.size)
            })}
          </p>
        </div>
        <a
          href={getDownloadHref(file.name)}
          download
          aria-label={t(texts, 'downloads.downloadFile', { name: file.name })}
          className={buttonClasses('secondary')}
        >
          <Download aria-hidden size={16} />
          {t(texts, 'downloads.download')}
        </a>
      </div>
      <Checksum file={file} system={system} />
    </li>
  );
}
