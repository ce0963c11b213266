import { Download } from 'lucide-react';
import { type DownloadFile, getDownloadHref } from '#shared/domain/release/downloads.ts';
import { type ReleaseSystem, systemOf } from '#shared/domain/release/release-manifest.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useFormatIsoDay } from '#renderer/lib/messages/use-moment.ts';
import texts from '#renderer/messages/en/downloads.json';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
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

type ChecksumProps = { readonly file: DownloadFile; readonly system: ReleaseSystem };

/** Commands that every installation of the system includes. */
const commands: Readonly<Record<ReleaseSystem, (name: string) => string>> = {
  win32: (name) => `Get-FileHash -Algorithm SHA512 ${name} | Format-List`,
  darwin: (name) => `shasum -a 512 ${name}`,
  linux: (name) => `sha512sum ${name}`
};

/** The published checksum of a file, and the command that computes the one of the download. */
function Checksum({ file: { name, sha512 }, system }: ChecksumProps) {
  const { copy } = useServices();
  return (
    <details className="text-label text-n11">
      <summary className="flex min-h-6 w-fit cursor-pointer items-center rounded-tag underline hover:text-n12 pointer-coarse:min-h-11">
        {t(texts, 'downloads.verify')}
      </summary>
      <div className="grid justify-items-start gap-2 pt-2">
        <p>{t(texts, `downloads.verify.${system}`)}</p>
        <code className="font-mono text-meta break-all text-n12">{commands[system](name)}</code>
        <p>{t(texts, 'downloads.checksum')}</p>
        <code className="font-mono text-meta break-all text-n12">{sha512}</code>
        <Button onClick={() => void copy(sha512, () => t(texts, 'downloads.copied'))}>
          {t(texts, 'downloads.copy')}
        </Button>
      </div>
    </details>
  );
}
