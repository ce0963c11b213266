import { type ComponentType, useState } from 'react';
import type { UserDetails } from '#shared/contract/cloud/admin/users.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/administration.json';
import { Section } from '#renderer/ui/layout/section.tsx';
import { Balances, Sessions } from './account-sections.tsx';
import { Decisions } from './decision-section.tsx';
import { Listings, Orders, Refunds } from './market-sections.tsx';
import { LogEntries, Notes, ReportsAbout, ReportsBy } from './moderation-sections.tsx';

type Name =
  | 'notes'
  | 'log'
  | 'decisions'
  | 'sessions'
  | 'orders'
  | 'refunds'
  | 'listings'
  | 'balances'
  | 'reportsAbout'
  | 'reportsBy';

const sections: readonly (readonly [Name, ComponentType<{ readonly id: string }>])[] = [
  ['notes', Notes],
  ['log', LogEntries],
  ['decisions', Decisions],
  ['sessions', Sessions],
  ['orders', Orders],
  ['refunds', Refunds],
  ['listings', Listings],
  ['balances', Balances],
  ['reportsAbout', ReportsAbout],
  ['reportsBy', ReportsBy]
];
const ofSellers: ReadonlySet<Name> = new Set(['listings', 'balances']);

/** Each part is asked for when it is opened. */
export function UserSections({ user }: { readonly user: UserDetails }) {
  const [open, setOpen] = useState<ReadonlySet<Name>>(new Set(['notes', 'decisions', 'log']));
  const toggle = (name: Name) =>
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(name)) next.add(name);
      return next;
    });
  return (
    <div className="grid grid-cols-1 gap-3">
      {sections
        .filter(([name]) => user.seller !== null || !ofSellers.has(name))
        .map(([name, Content]) => (
          <Section
            key={name}
            id={`user-${name}`}
            title={t(texts, `administration.user.section.${name}`)}
            isOpen={open.has(name)}
            onToggle={() => toggle(name)}
          >
            <Content id={user.id} />
          </Section>
        ))}
    </div>
  );
}
