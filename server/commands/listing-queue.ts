import { ContractFailure } from '#shared/contract/errors.ts';
import type { ListingText } from '#shared/domain/market/listing-draft.ts';
import { decideListing, type ListingOutcome } from '../services/listing/submit/decide-listing.ts';
import { listSubmissions } from '../services/listing/submit/list-submissions.ts';
import type { Command } from './command.ts';

const dollars = (cents: number): string => (cents === 0 ? 'free' : `$${(cents / 100).toFixed(2)}`);

const describePrice = ({ priceCents, isPayWhatYouWant }: ListingText): string =>
  `${dollars(priceCents)}${isPayWhatYouWant ? ' or more' : ''}`;

export const listingQueue: Command = {
  name: 'listing-queue',
  takes: '',
  says: 'List the submissions that wait for review, oldest first.',
  run: async (context) => {
    const waiting = await listSubmissions(context);
    const lines = waiting.flatMap(({ id, content, notes, baseVersion, submittedAt, seller }) => [
      `${id}  "${content.title}", ${content.kind}, ${describePrice(content)}, by ${seller}`,
      `  ${baseVersion === null ? 'New listing' : `Change of version ${baseVersion}`}, submitted ${submittedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
      `  ${content.category}; ${content.tags.join(', ')}`,
      `  ${content.description.replaceAll(/\s+/g, ' ')}`,
      ...(notes === '' ? [] : [`  Notes: ${notes.replaceAll(/\s+/g, ' ')}`])
    ]);
    return lines.length === 0 ? 'No submissions wait for review.' : lines.join('\n');
  }
};

const outcomes: Readonly<Record<string, ListingOutcome>> = {
  approve: 'approved',
  'request-changes': 'changes_requested',
  reject: 'rejected'
};

export const decideListingCommand: Command = {
  name: 'decide-listing',
  takes: '<id> approve|request-changes|reject <reason>',
  says: 'Approve or reject a submission, or request changes; the seller sees the reason unless it is approved.',
  run: async (context, id = '', wanted = '', reason = '') => {
    const outcome = outcomes[wanted];
    if (outcome === undefined)
      throw new Error('Write "approve", "request-changes" or "reject" after the id.');
    if (reason.trim() === '') throw new Error('A decision needs a reason.');
    try {
      return results[await decideListing(context, { id, outcome, reason, actorId: null })];
    } catch (error) {
      if (!(error instanceof ContractFailure)) throw error;
      throw new Error(refusals[error.code] ?? error.message, { cause: error });
    }
  }
};

const results = {
  approved: 'The listing is published.',
  scheduled: 'The listing is approved and scheduled.',
  changes_requested: 'The seller was notified.',
  rejected: 'The seller was notified.'
};

const refusals: Readonly<Partial<Record<string, string>>> = {
  not_found: 'No submission has this id.',
  conflict: 'This submission was already decided, or its seller replaced it.',
  not_selling: 'The seller’s account is not active.',
  bundle_not_valid:
    'A listing in this bundle is not on sale, or the bundle costs more than its listings together.'
};
