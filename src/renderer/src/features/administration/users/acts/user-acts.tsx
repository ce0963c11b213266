import { useState } from 'react';
import type { UserDetails } from '#shared/contract/cloud/admin/users.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/administration.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { ActDialog } from './act-dialog.tsx';
import { type ActName, listActs } from './act-rules.ts';

/** The actions available for this account. */
export function UserActs({ user }: { readonly user: UserDetails }) {
  const [chosen, setChosen] = useState<ActName | null>(null);
  if (user.isDeleted) return null;
  if (user.isSelf) return <Callout tone="info">{t(texts, 'administration.act.self')}</Callout>;
  return (
    <>
      <div
        role="group"
        aria-label={t(texts, 'administration.act.group')}
        className="flex min-w-0 flex-wrap gap-2"
      >
        {listActs(user).map((name) => (
          <Button key={name} onClick={() => setChosen(name)}>
            {t(texts, `administration.act.${name}`)}
          </Button>
        ))}
      </div>
      {chosen === null ? null : (
        <ActDialog key={chosen} name={chosen} user={user} onClose={() => setChosen(null)} />
      )}
    </>
  );
}
