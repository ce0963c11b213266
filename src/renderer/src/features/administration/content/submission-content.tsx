import type { PublicFields, QueueContent, ShownMedium } from '#shared/contract/cloud/admin-content.ts';
import { type ComparedPart, compareWords } from '#shared/kit/compare-words.ts';
import { formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/admin-content.json';
import marketTexts from '#renderer/messages/en/marketplace.json';

type Content = QueueContent<'submission'>;

/** What the public would read, beside what it reads now, with the words that differ. */
export function SubmissionContent({ content }: { readonly content: Content }) {
  const { before, after, notes, nearDuplicates } = content;
  return (
    <>
      {nearDuplicates.length === 0 ? null : (
        <ul aria-label={t(texts, 'admin-content.duplicates')} className="grid gap-1 text-warning-11">
          {nearDuplicates.map(({ title, percent }) => (
            <li key={title}>{t(texts, 'admin-content.duplicate', { title, percent })}</li>
          ))}
        </ul>
      )}
      {notes === '' ? null : <p dir="auto">{t(texts, 'admin-content.notes', { notes })}</p>}
      {before === null ? null : <ColumnTitles />}
      <dl className="grid min-w-0 grid-cols-1 gap-3">
        {writeFields(after).map(({ name, text }) => (
          <ComparedField
            key={name}
            name={name}
            before={
              before === null ? null : (writeFields(before).find((field) => field.name === name)?.text ?? '')
            }
            after={text}
          />
        ))}
      </dl>
      <div className={before === null ? '' : columns}>
        {before === null ? null : (
          <Media label={t(texts, 'admin-content.mediaBefore')} media={before.media} />
        )}
        <Media label={t(texts, 'admin-content.media')} media={after.media} />
      </div>
    </>
  );
}

const columns = 'grid min-w-0 grid-cols-1 gap-x-4 gap-y-1 md:grid-cols-2';

const ColumnTitles = () => (
  <div aria-hidden className={`${columns} hidden text-label font-medium text-n11 md:grid`}>
    <span>{t(texts, 'admin-content.before')}</span>
    <span>{t(texts, 'admin-content.after')}</span>
  </div>
);

const fieldNames = [
  'title',
  'description',
  'category',
  'tags',
  'price',
  'language',
  'licence',
  'items'
] as const;
type FieldName = (typeof fieldNames)[number];

function writeFields(fields: PublicFields): { readonly name: FieldName; readonly text: string }[] {
  const price = formatMoney(fields.priceCents / 100);
  const values: Readonly<Record<FieldName, string>> = {
    title: fields.title,
    description: fields.description,
    category: fields.category,
    tags: fields.tags.join(', '),
    price: fields.isPayWhatYouWant ? t(texts, 'admin-content.orMore', { price }) : price,
    language: fields.textLanguage,
    licence: t(marketTexts, `marketplace.license.${fields.licence}`),
    items: fields.items.join(', ')
  };
  return fieldNames.filter((name) => values[name] !== '').map((name) => ({ name, text: values[name] }));
}

type ComparedFieldProps = {
  readonly name: FieldName;
  readonly before: string | null;
  readonly after: string;
};

function ComparedField({ name, before, after }: ComparedFieldProps) {
  const isSame = before === null || before === after;
  const compared = isSame ? null : compareWords(before, after);
  return (
    <div className="grid min-w-0 gap-0.5">
      <dt className="text-label font-medium text-n11">{t(texts, `admin-content.field.${name}`)}</dt>
      {compared === null ? (
        <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
          {after}
        </dd>
      ) : (
        <dd className={columns}>
          <Words words={compared.before} as="del" />
          <Words words={compared.after} as="ins" />
        </dd>
      )}
    </div>
  );
}

const markClasses = {
  del: 'bg-danger-3 text-danger-11',
  ins: 'bg-success-3 text-success-11 no-underline'
} as const;

function Words({ words, as: Mark }: { readonly words: readonly ComparedPart[]; readonly as: 'del' | 'ins' }) {
  return (
    <p dir="auto" className="min-w-0 wrap-anywhere whitespace-pre-line">
      {words.map(({ text, isChanged, place }) =>
        isChanged ? (
          <Mark key={place} className={markClasses[Mark]}>
            {text}
          </Mark>
        ) : (
          text
        )
      )}
    </p>
  );
}

function Media({ label, media }: { readonly label: string; readonly media: readonly ShownMedium[] }) {
  if (media.length === 0) return null;
  return (
    <ul aria-label={label} className="flex min-w-0 flex-wrap gap-2">
      {media.map(({ kind, url, alt }) => (
        <li key={url}>
          {kind === 'image' ? (
            <img src={url} alt={alt} className="h-32 max-w-full rounded-control object-cover" />
          ) : (
            <video src={url} aria-label={alt} controls muted preload="metadata" className="h-32 max-w-full" />
          )}
        </li>
      ))}
    </ul>
  );
}
