// The profile as a form's texts and back. Links are rows, and a row left empty is no link.
import { type ProfileDraft, ProfileLink } from '#shared/domain/people/account.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/account.json';
import { checkDisplayName, checkUsername, listProblems } from './check-fields.ts';

export const linkRows = [0, 1, 2, 3, 4] as const;
type Row = (typeof linkRows)[number];
export type ProfileField = 'displayName' | 'username' | 'bio' | `label${Row}` | `url${Row}`;
export type ProfileTexts = Readonly<Record<ProfileField, string>>;

const maxBioLength = 1000;

export function toTexts({ username, displayName, bio, links }: ProfileDraft): ProfileTexts {
  const none = { label: '', url: '' };
  const [a = none, b = none, c = none, d = none, e = none] = links;
  return {
    displayName,
    username,
    bio,
    label0: a.label,
    url0: a.url,
    label1: b.label,
    url1: b.url,
    label2: c.label,
    url2: c.url,
    label3: d.label,
    url3: d.url,
    label4: e.label,
    url4: e.url
  };
}

const isUsed = (values: ProfileTexts, row: Row): boolean =>
  values[`label${row}`].trim() !== '' || values[`url${row}`].trim() !== '';

/** What people type of an address is mostly without its beginning. */
const completeUrl = (url: string): string =>
  url.trim() === '' || /^[a-z]+:/i.test(url.trim()) ? url.trim() : `https://${url.trim()}`;

const readLink = (values: ProfileTexts, row: Row) => ({
  label: values[`label${row}`].trim(),
  url: completeUrl(values[`url${row}`])
});

export function toDraft(values: ProfileTexts): ProfileDraft {
  return {
    username: values.username,
    displayName: values.displayName.trim(),
    bio: values.bio,
    links: linkRows.filter((row) => isUsed(values, row)).map((row) => readLink(values, row))
  };
}

export function checkProfile(values: ProfileTexts): Partial<Record<ProfileField, string>> {
  const used = linkRows.filter((row) => isUsed(values, row));
  const links = used.flatMap((row) => {
    const { label, url } = readLink(values, row);
    return [
      [
        `label${row}`,
        ProfileLink.shape.label.safeParse(label).success ? undefined : t(texts, 'account.link.noLabel')
      ],
      [`url${row}`, ProfileLink.shape.url.safeParse(url).success ? undefined : t(texts, 'account.link.noUrl')]
    ];
  });
  const isTooLong = values.bio.length > maxBioLength;
  return listProblems<ProfileField>({
    displayName: checkDisplayName(values.displayName),
    username: checkUsername(values.username),
    bio: isTooLong ? t(texts, 'account.bio.tooLong', { count: maxBioLength }) : undefined,
    ...Object.fromEntries(links)
  });
}
