import { ExternalLink } from 'lucide-react';
import type { PublicProfile } from '#shared/domain/people/account.ts';
import { formatDay } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/account.json';
import { Tag } from '#renderer/ui/feedback/tag.tsx';
import { Avatar } from './avatar.tsx';

/** Who it is, in their own words. Their links are theirs: they vouch for nothing here. */
export function ProfileHead({ profile }: { readonly profile: PublicProfile }) {
  const { displayName, username, avatarUrl, bio, links, joinedAt, isDemo, isSeller } = profile;
  return (
    <header className="flex flex-wrap items-start gap-5">
      <Avatar name={displayName} url={avatarUrl} className="size-20 text-headline" />
      <div className="grid min-w-0 flex-1 basis-60 gap-2">
        <div>
          <h1 dir="auto" className="text-headline font-semibold break-words" tabIndex={-1}>
            {displayName}
          </h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui text-n11">
            <span>@{username}</span>
            <span>{t(texts, 'account.person.joined', { day: formatDay(joinedAt) })}</span>
            {isSeller ? <Tag>{t(texts, 'account.person.seller')}</Tag> : null}
            {isDemo ? (
              <Tag className="bg-warning-3 text-warning-11">{t(texts, 'account.person.demo')}</Tag>
            ) : null}
          </p>
        </div>
        {bio === '' ? null : (
          <p dir="auto" className="max-w-read text-read break-words whitespace-pre-line">
            {bio}
          </p>
        )}
        {links.length === 0 ? null : (
          <ul aria-label={t(texts, 'account.links')} className="flex flex-wrap gap-x-4 gap-y-1">
            {links.map(({ label, url }) => (
              <li key={`${label} ${url}`}>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer nofollow ugc"
                  className="inline-flex min-h-target max-w-full items-center gap-1 text-ui text-daylight-11 underline"
                >
                  <span dir="auto" className="truncate">
                    {label}
                  </span>
                  <ExternalLink aria-hidden size={13} className="shrink-0" />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </header>
  );
}
