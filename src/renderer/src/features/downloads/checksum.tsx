import type { DownloadFile } from '#shared/domain/release/downloads.ts';
import type { ReleaseSystem } from '#shared/domain/release/release-manifest.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/downloads.json';
import { Button } from '#renderer/ui/buttons/button.tsx';

type Props = { readonly file: DownloadFile; readonly system: ReleaseSystem };

/** Commands that every installation of the system includes. */
const commands: Readonly<Record<ReleaseSystem, (name: string) => string>> = {
  win32: (name) => `Get-FileHash -Algorithm SHA512 ${name} | Format-List`,
  darwin: (name) => `shasum -a 512 ${name}`,
  linux: (name) => `sha512sum ${name}`
};

/** The published checksum of a file, and the command that computes the one of the download. */
export function Checksum({ file: { name, sha512 }, system }: Props) {
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
