import { fieldKindAt, findEntity } from '#shared/domain/sync/entities.ts';
import { isMessage, readMessage } from '#shared/domain/sync/messages/messages.ts';
import type { Change, FieldEdit, Mutation } from '#shared/domain/sync/mutation.ts';
import { formatAll } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/sync.json';
import { nameField } from '#renderer/messages/translated-names.ts';

/** A change in a sentence. */
export function describeMutation(
  { entity, rowId, change }: Mutation,
  names: ReadonlyMap<string, string>
): string {
  if (isMessage({ entity })) return describeMessage(change);
  if (entity === 'preferences') return t(texts, 'sync.change.preferences');
  if (entity === 'profiles') return t(texts, 'sync.change.profile');
  if (entity === 'deviceDrafts') return t(texts, 'sync.change.draft');
  if (entity === 'modelPrices') return t(texts, 'sync.change.prices');
  if (entity === 'noticeReads') return t(texts, 'sync.change.noticeRead');
  if (entity === 'noticeSettings') return t(texts, 'sync.change.noticeSettings');
  const own = change.kind === 'create' ? (change.value['name'] ?? change.value['title']) : undefined;
  const name = names.get(rowId) ?? (typeof own === 'string' ? own : t(texts, 'sync.change.unnamed'));
  if (entity === 'reviewVotes')
    return t(texts, change.kind === 'add' ? 'sync.change.voteAdded' : 'sync.change.voteRemoved');
  if (entity === 'reviews') return describeReview(change, name);
  if (entity === 'wishlists' || entity === 'wishlistItems') return describeWish(change, name);
  if (entity === 'listingDrafts' && change.kind === 'create')
    return t(texts, 'sync.change.listingCreated', { name });
  if (entity === 'listingDrafts' && change.kind === 'delete')
    return t(texts, 'sync.change.listingDeleted', { name });
  const isPrompt = entity === 'savedPrompts';
  switch (change.kind) {
    case 'create':
      return t(texts, isPrompt ? 'sync.change.promptSaved' : 'sync.change.templateSaved', { name });
    case 'edit':
      return describeEdit(name, listFields(entity, change.edits), change.settled.length > 0);
    case 'delete':
      return t(texts, isPrompt ? 'sync.change.promptDeleted' : 'sync.change.templateDeleted', { name });
    case 'add':
      return t(texts, 'sync.change.favoriteAdded', { name });
    case 'remove':
      return t(texts, 'sync.change.favoriteRemoved', { name });
    case 'count':
      return t(texts, 'sync.change.used', { name, count: change.by });
  }
}

function describeReview(change: Change, name: string): string {
  switch (change.kind) {
    case 'create':
      return t(texts, 'sync.change.reviewWritten', { name });
    case 'delete':
      return t(texts, 'sync.change.reviewDeleted', { name });
    default:
      return t(texts, 'sync.change.reviewEdited', { name });
  }
}

function describeMessage(change: Change): string {
  const { message, entry } = readMessage(change);
  return message === undefined
    ? t(texts, 'sync.change.showcase', { title: entry?.title ?? '' })
    : t(texts, 'sync.change.message', { text: shorten(message.message) });
}

const longestQuote = 60;

const shorten = (text: string): string =>
  text.length > longestQuote ? `${text.slice(0, longestQuote).trimEnd()}…` : text;

function describeWish(change: Change, name: string): string {
  switch (change.kind) {
    case 'create':
      return t(texts, 'sync.change.listCreated', { name });
    case 'edit': {
      const to = change.edits.find(({ path }) => path[0] === 'name')?.to;
      return t(texts, 'sync.change.listRenamed', { name: typeof to === 'string' ? to : name });
    }
    case 'delete':
      return t(texts, 'sync.change.listDeleted', { name });
    case 'add': {
      const { title } = change.value;
      return t(texts, 'sync.change.wishAdded', { name: typeof title === 'string' ? title : name });
    }
    case 'remove':
    case 'count':
      return t(texts, 'sync.change.wishRemoved', { name });
  }
}

function describeEdit(name: string, fields: readonly string[], isDecision: boolean): string {
  if (isDecision) return t(texts, 'sync.change.decided', { name });
  return fields.length === 0
    ? t(texts, 'sync.change.savedAgain', { name })
    : t(texts, 'sync.change.edited', { name, fields: formatAll(fields) });
}

/** Without times, which no user changes. */
function listFields(entity: string, edits: readonly FieldEdit[]): string[] {
  const known = findEntity(entity);
  const shown = edits.filter(({ path }) => known !== undefined && fieldKindAt(known, path) !== 'latest');
  return [...new Set(shown.map(({ path }) => nameSyncedField(path)))];
}

/** The name of a field of a template, saved prompt or listing draft: of the prompt's own fields where the path leads into it. */
export function nameSyncedField(path: readonly string[]): string {
  const [field = '', nested] = path;
  if (nested !== undefined) return nameField(nested);
  const words: Readonly<Record<string, string>> = {
    name: t(texts, 'sync.field.name'),
    description: t(texts, 'sync.field.description'),
    category: t(texts, 'sync.field.category'),
    tags: t(texts, 'sync.field.tags'),
    stars: t(texts, 'sync.field.stars'),
    text: t(texts, 'sync.field.review'),
    displayName: t(texts, 'sync.field.name'),
    bio: t(texts, 'sync.field.bio'),
    links: t(texts, 'sync.field.links'),
    ...nameListingFields()
  };
  return words[field] ?? t(texts, 'sync.field.prompt');
}

function nameListingFields(): Readonly<Record<string, string>> {
  const price = t(texts, 'sync.field.price');
  return {
    title: t(texts, 'sync.field.title'),
    price,
    isPayWhatYouWant: price,
    suggestedPrice: price,
    licence: t(texts, 'sync.field.license'),
    textLanguage: t(texts, 'sync.field.language'),
    notes: t(texts, 'sync.field.notes'),
    publishAt: t(texts, 'sync.field.publishAt'),
    media: t(texts, 'sync.field.media'),
    itemIds: t(texts, 'sync.field.items')
  };
}
