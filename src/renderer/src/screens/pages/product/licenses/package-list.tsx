import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ThirdPartyNotices, ThirdPartyPackage } from '#shared/contract/third-party-notices.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/licenses.json';
import { TextInput } from '#renderer/ui/fields/text-input.tsx';

export function PackageList({ notices }: { readonly notices: ThirdPartyNotices }) {
  const [search, setSearch] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // It replaces the button that had the focus.
  useEffect(() => input.current?.focus(), []);
  const found = findPackages(notices.packages, search);
  return (
    <div className="grid w-full gap-3">
      <TextInput
        ref={input}
        type="search"
        aria-label={t(texts, 'licenses.search')}
        placeholder={t(texts, 'licenses.search')}
        value={search}
        onChange={setSearch}
      />
      <p role="status" className="text-ui text-n11">
        {found.length === 0
          ? t(texts, 'licenses.noMatch', { search })
          : t(texts, 'licenses.found', { count: found.length })}
      </p>
      <ul className="grid max-h-[70vh] overflow-y-auto rounded-card border border-n6">
        {found.map((one) => (
          <PackageRow
            key={`${one.name} ${one.version}`}
            shown={one}
            text={one.text === null ? undefined : notices.texts[one.text]}
          />
        ))}
      </ul>
    </div>
  );
}

type RowProps = { readonly shown: ThirdPartyPackage; readonly text: string | undefined };

function PackageRow({ shown: { name, version, license }, text }: RowProps) {
  // The text is drawn once the row is opened: all of them together are half a megabyte.
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className="border-b border-n6 last:border-b-0">
      <details className="group" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="flex min-h-11 list-none flex-wrap items-center gap-x-3 px-3 py-2 text-ui [&::-webkit-details-marker]:hidden">
          <ChevronDown
            aria-hidden
            size={16}
            className="shrink-0 -rotate-90 text-n10 transition-transform duration-control group-open:rotate-0 rtl:rotate-90 rtl:group-open:rotate-0"
          />
          <span className="min-w-0 flex-1 break-words" translate="no" lang="en">
            {name} {version}
          </span>
          <span className="text-label text-n11" translate="no" lang="en">
            {license}
          </span>
        </summary>
        {isOpen ? <LicenseText text={text} /> : null}
      </details>
    </li>
  );
}

function LicenseText({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return <p className="px-3 pb-3 text-ui">{t(texts, 'licenses.noText')}</p>;
  return (
    <pre lang="en" className="px-3 pb-3 text-label break-words whitespace-pre-wrap text-n11">
      {text}
    </pre>
  );
}

/** Those whose name contains what was typed. */
export function findPackages(
  packages: readonly ThirdPartyPackage[],
  search: string
): readonly ThirdPartyPackage[] {
  const wanted = search.trim().toLowerCase();
  return packages.filter(({ name }) => name.toLowerCase().includes(wanted));
}
