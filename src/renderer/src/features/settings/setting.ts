import type { ReactNode } from 'react';

export const settingGroups = ['appearance', 'working', 'notifications', 'keys', 'privacy', 'data'] as const;
export type SettingGroup = (typeof settingGroups)[number];

/** One thing that can be set, found by its words. */
export type Setting = {
  readonly id: string;
  readonly group: SettingGroup;
  readonly label: string;
  readonly hint: string;
  readonly control: ReactNode;
};

/** Those in which every word that was typed occurs, in the name, the explanation or the group's name. */
export function findSettings(
  settings: readonly Setting[],
  search: string,
  nameGroup: (group: SettingGroup) => string
): readonly Setting[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return settings.filter(({ group, label, hint }) => {
    const text = fold(`${nameGroup(group)} ${label} ${hint}`);
    return words.every((word) => text.includes(word));
  });
}

/** "Densité" is found by "densite". */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();
