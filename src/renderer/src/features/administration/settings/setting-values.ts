import {
  type PlatformSettingName,
  platformSettingBounds,
  type SettingUnit
} from '#shared/domain/market/platform-settings.ts';
import { formatMoney, formatNumber } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/admin-settings.json';

const isInHundredths = (unit: SettingUnit): boolean => unit === 'basisPoints' || unit === 'cents';

/** "20%", "14 days", "$10.00". */
export function formatSetting(name: PlatformSettingName, value: number): string {
  switch (platformSettingBounds[name].unit) {
    case 'basisPoints':
      return t(texts, 'admin-settings.unit.percent', { value: formatNumber(value / 100) });
    case 'percent':
      return t(texts, 'admin-settings.unit.percent', { value: formatNumber(value) });
    case 'days':
      return t(texts, 'admin-settings.unit.days', { count: value });
    case 'cents':
      return formatMoney(value / 100);
    case 'count':
      return formatNumber(value);
  }
}

/** As an administrator types it: percent and dollars, not their hundredths. */
export const writeSetting = (name: PlatformSettingName, value: number): string =>
  String(isInHundredths(platformSettingBounds[name].unit) ? value / 100 : value);

/** NaN for what is no number. */
export function readSetting(name: PlatformSettingName, text: string): number {
  const trimmed = text.trim().replace(',', '.');
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(trimmed)) return Number.NaN;
  return isInHundredths(platformSettingBounds[name].unit)
    ? Math.round(Number(trimmed) * 100)
    : Number(trimmed);
}
