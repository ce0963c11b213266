import type { LegalTextVersion, PublicLegalText } from '#shared/contract/cloud/legal-texts.ts';
import { LegalTextContent } from '#renderer/feature-api/legal-text-content.tsx';
import { formatDayInUtc } from '#renderer/lib/messages/format.ts';
import { readLanguage } from '#renderer/lib/messages/locale.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/terms.json';
import { nameLegalText } from '#renderer/messages/translated-names.ts';

/** A text as it is in force, with links to what changes and what was. */
export function TextSection({ text }: { readonly text: PublicLegalText }) {
  const { name, inForce, announced, earlier } = text;
  const title = nameLegalText(name);
  return (
    <section aria-labelledby={name} className="grid min-w-0 gap-3">
      <h2 id={name} className="scroll-mt-4 text-title font-semibold">
        {title}
      </h2>
      <p className="text-label text-n10">{describeVersion(inForce)}</p>
      <Version version={inForce} />
      {announced.map((version) => (
        <OtherVersion key={version.version} version={version} summary={t(texts, 'terms.announced')} />
      ))}
      {earlier.map((version) => (
        <OtherVersion key={version.version} version={version} summary={t(texts, 'terms.earlier')} />
      ))}
    </section>
  );
}

const describeVersion = ({ version, effectiveAt }: LegalTextVersion): string =>
  effectiveAt === null
    ? t(texts, 'terms.version', { version })
    : t(texts, 'terms.versionFrom', { version, day: formatDayInUtc(effectiveAt) });

type OtherProps = { readonly version: LegalTextVersion; readonly summary: string };

function OtherVersion({ version, summary }: OtherProps) {
  return (
    <details className="rounded-panel border border-n6 bg-n2 px-4">
      <summary className="flex min-h-control cursor-pointer items-center text-ui text-n11">
        <span>
          {summary} · {describeVersion(version)}
        </span>
      </summary>
      <div className="grid gap-3 pb-4">
        <Version version={version} />
      </div>
    </details>
  );
}

/** The English text follows its translation, as it is what counts. */
function Version({ version }: { readonly version: LegalTextVersion }) {
  const isTranslated = readLanguage().locale === 'es';
  return (
    <>
      <div className="text-read">
        <LegalTextContent text={version} />
      </div>
      {isTranslated ? (
        <details className="text-ui text-n11">
          <summary className="min-h-target cursor-pointer">{t(texts, 'terms.original')}</summary>
          <p lang="en" className="wrap-anywhere whitespace-pre-line">
            {version.texts.en}
          </p>
        </details>
      ) : null}
      <p className="text-label wrap-anywhere text-n10">{t(texts, 'terms.hash', { hash: version.hash })}</p>
    </>
  );
}
