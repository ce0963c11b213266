import { useState } from 'react';
import type { LegalTextChange, LegalTextVersion } from '#shared/contract/cloud/legal-texts.ts';
import { formatDayInUtc } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useFormatMoment } from '#renderer/lib/messages/use-moment.ts';
import texts from '#renderer/messages/en/admin-texts.json';
import { nameLegalText } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { ReasonDialog } from '../frame/reason-dialog.tsx';
import { useAdminAct } from '../frame/use-admin-act.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { TextDifference } from './text-difference.tsx';
import { legalTextsKey, type ManagedText } from './text-queries.ts';

export function TextItem({ text }: { readonly text: ManagedText }) {
  const { name, inForce, announced, changes } = text;
  const { isOnline } = useAdminDependencies();
  const [isWriting, setIsWriting] = useState(false);
  const title = nameLegalText(name);
  const offline = isOnline ? undefined : t(texts, 'admin-texts.offline');
  const versions = [...announced.map(({ version }) => version), inForce.version];
  const past = changes.filter((change) => change.withdrawnAt !== null || !versions.includes(change.version));
  const ofVersion = (version: string) =>
    changes.find((change) => change.version === version && change.withdrawnAt === null);
  return (
    <li className="grid min-w-0 grid-cols-1 gap-3 rounded-panel border border-n6 bg-n2 p-4 text-ui">
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="min-w-0 flex-1 basis-60 font-medium">{title}</h2>
        <Button
          reason={offline}
          aria-label={t(texts, 'admin-texts.writeOf', { name: title })}
          onClick={() => setIsWriting(true)}
        >
          {t(texts, 'admin-texts.write')}
        </Button>
      </div>
      <VersionDetails version={inForce} label="inForce" change={ofVersion(inForce.version)} />
      {announced.map((version) => (
        <Announced
          key={version.version}
          text={text}
          version={version}
          change={ofVersion(version.version)}
          offline={offline}
        />
      ))}
      {past.map((change) => (
        <VersionDetails
          key={`${change.version} ${change.createdAt}`}
          version={change}
          label={change.withdrawnAt === null ? 'earlier' : 'withdrawn'}
          change={change}
        />
      ))}
      {text.earlier
        .filter(({ effectiveAt }) => effectiveAt === null)
        .map((version) => (
          <VersionDetails key={version.version} version={version} label="earlier" change={undefined} />
        ))}
      {isWriting ? <PublishDialog text={text} onClose={() => setIsWriting(false)} /> : null}
    </li>
  );
}

type DetailsProps = {
  readonly version: LegalTextVersion;
  readonly label: 'inForce' | 'earlier' | 'withdrawn';
  /** Undefined for the first version. */
  readonly change: LegalTextChange | undefined;
};

function VersionDetails({ version, label, change }: DetailsProps) {
  return (
    <details>
      <summary className="min-h-target cursor-pointer">
        {t(texts, `admin-texts.${label}`, { version: version.version })}
      </summary>
      <div className="grid gap-3 pt-1">
        {change === undefined ? null : <ChangeLine change={change} />}
        <div className="grid gap-4 text-read sm:grid-cols-2">
          {(['en', 'es'] as const).map((language) => (
            <p key={language} lang={language} className="wrap-anywhere whitespace-pre-line">
              {version.texts[language]}
            </p>
          ))}
        </div>
        <p className="text-label wrap-anywhere text-n10">{version.hash}</p>
      </div>
    </details>
  );
}

function ChangeLine({ change }: { readonly change: LegalTextChange }) {
  const formatMoment = useFormatMoment();
  const { effectiveAt, createdAt, actor, reason } = change;
  return (
    <p className="text-label wrap-anywhere text-n11">
      {t(texts, 'admin-texts.since', {
        day: formatDayInUtc(effectiveAt),
        written: formatMoment(createdAt),
        name: actor.displayName
      })}{' '}
      <span dir="auto">{reason}</span>
    </p>
  );
}

type AnnouncedProps = {
  readonly text: ManagedText;
  readonly version: LegalTextVersion;
  readonly change: LegalTextChange | undefined;
  readonly offline: string | undefined;
};

/** A version that has not begun, compared with the one in force. */
function Announced({ text: { name, inForce }, version, change, offline }: AnnouncedProps) {
  const { legalTexts, notify } = useAdminDependencies();
  const act = useAdminAct(legalTextsKey);
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const title = t(texts, 'admin-texts.withdrawNamed', {
    name: nameLegalText(name),
    version: version.version
  });
  return (
    <section className="grid min-w-0 gap-2 border-t border-n6 pt-3">
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="min-w-0 flex-1 basis-60 font-medium">
          {t(texts, 'admin-texts.announced', { version: version.version })}
        </h3>
        <Button aria-label={title} reason={offline} onClick={() => setIsWithdrawing(true)}>
          {t(texts, 'admin-texts.withdraw')}
        </Button>
      </div>
      {change === undefined ? null : <ChangeLine change={change} />}
      <TextDifference before={inForce.texts} after={version.texts} />
      {isWithdrawing ? (
        <ReasonDialog
          title={title}
          action={t(texts, 'admin-texts.withdraw')}
          act={(reason) => act(() => legalTexts.withdraw({ name, version: version.version, reason }))}
          onDone={() => notify({ type: 'success', title: t(texts, 'admin-texts.wasWithdrawn') })}
          onClose={() => setIsWithdrawing(false)}
        />
      ) : null}
    </section>
  );
}
