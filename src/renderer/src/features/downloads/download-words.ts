import type { ReleasePlatform } from '#shared/domain/release/release-manifest.ts';
import { formatNumber } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/downloads.json';

export const nameProcessor = (platform: ReleasePlatform): string =>
  t(texts, `downloads.processor.${platform}`);

/** Formats a file size as file managers do: "92 MB", "4.1 MB", "11 bytes". */
export function formatFileSize(bytes: number): string {
  if (bytes < 1000) return t(texts, 'downloads.bytes', { count: bytes });
  const [unit, size] =
    bytes < 1_000_000 ? (['kB', bytes / 1000] as const) : (['MB', bytes / 1_000_000] as const);
  return `${formatNumber(size < 10 ? Math.round(size * 10) / 10 : Math.round(size))} ${unit}`;
}
