import type { PublicFields, QueueContent, ShownMedium } from '#shared/contract/cloud/admin/content.ts';
import { paths } from '#shared/contract/paths.ts';
import { type ComparedPart, compareWords } from '#shared/kit/compare-words.ts';
import { useCategories } from '#renderer/feature-api/use-categories.ts';
import { formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/admin-content.json';
import { createCategoryNames } from '#renderer/messages/translated-names.ts';

type Content = QueueContent<'submission'>;

/** The submitted public texts beside the published ones, with the differing words marked. */
export function SubmissionContent({ content }: { readonly content: Content }) {
  const { before, after, notes, nearDuplicates } = content;
  return (
    <>
      {nearDuplicates.length === 0 ? null : (
        <ul aria-label={t(texts, 'admin-content.duplicates')} className="grid gap-1 text-warning-11">
          {nearDuplicates.map(({ slug, title, percent }) => (
            <li key={slug}>
              <Link
                to={paths.listing.getHref(slug)}
                className="inline-flex min-h-target items-center underline"
              >
                {t(texts, 'admin-content.duplicate', { title, percent })}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {notes === '' ? null : <p dir="auto">{t(texts, 'admin-content.notes', { notes })}</p>}
      <PublicFieldList before={before} after={after} />
    </>
  );
}

type PublicFieldListProps = { readonly before: PublicFields | null; readonly after: PublicFields };

/** The public texts, and the previous ones of a changed listing. */
export function PublicFieldList({ before, after }: PublicFieldListProps) {
  const nameCategory = createCategoryNames(useCategories());
  return (
    <>
      <dl className="grid min-w-0 grid-cols-1 gap-3">
        {compareFields(before, after, nameCategory).map((field) => (
          <ComparedField key={field.name} {...field} />
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

type FieldTexts = Readonly<Record<FieldName, string>>;

function writeFields(fields: PublicFields, nameCategory: (key: string) => string): FieldTexts {
  const price = formatMoney(fields.priceCents / 100);
  return {
    title: fields.title,
    description: fields.description,
    category: nameCategory(fields.category),
    tags: fields.tags.join(', '),
    price: fields.isPayWhatYouWant ? t(texts, 'admin-content.orMore', { price }) : price,
    language: fields.textLanguage,
    licence: t(texts, `admin-content.license.${fields.licence}`),
    items: fields.items.join(', ')
  };
}

type ComparedFieldProps = {
  readonly name: FieldName;
  /** Null in a new listing. */
  readonly before: string | null;
  readonly after: string;
};

/** The fields that have a text on either side. */
function compareFields(
  before: PublicFields | null,
  after: PublicFields,
  nameCategory: (key: string) => string
): ComparedFieldProps[] {
  const old = before === null ? null : writeFields(before, nameCategory);
  const next = writeFields(after, nameCategory);
  return fieldNames
    .filter((name) => next[name] !== '' || (old !== null && old[name] !== ''))
    .map((name) => ({ name, before: old === null ? null : old[name], after: next[name] }));
}

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
          <Words title={t(texts, 'admin-content.before')} parts={compared} side="before" />
          <Words title={t(texts, 'admin-content.after')} parts={compared} side="after" />
        </dd>
      )}
    </div>
  );
}

const marks = {
  before: { tag: 'del', className: 'bg-danger-3 text-danger-11' },
  after: { tag: 'ins', className: 'bg-success-3 text-success-11 no-underline' }
} as const;

type WordsProps = {
  readonly title: string;
  readonly parts: readonly ComparedPart[];
  readonly side: 'before' | 'after';
};

function Words({ title, parts, side }: WordsProps) {
  const { tag: Mark, className } = marks[side];
  return (
    <div className="min-w-0">
      <p className="text-label text-n11">{title}</p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {parts.map(({ kind, [side]: text, place }) => {
          if (kind === 'kept' || text === '') return text;
          return (
            <Mark key={place} className={className}>
              {text}
            </Mark>
          );
        })}
      </p>
    </div>
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
