import { type TablePrivacy, tagTable } from '../privacy.ts';
import { follows } from '../schema/wishlists.ts';
import {
  mailLanguages,
  notices,
  noticeSettings,
  sentMails,
  undeliverableAddresses
} from '../schema/notices.ts';
import { questionAnswers, questions } from '../schema/questions.ts';
import { mutedSellers, sellerMessages } from '../schema/seller-messages.ts';
import { buyerResults, reports, reviewVotes } from '../schema/reviews.ts';
import { sealedListingDrafts } from '../schema/sealed.ts';
import { syncDevices, syncedRows, syncFeed, syncMutations } from '../schema/sync.ts';
import { wishlistItems, wishlists } from '../schema/wishlists.ts';

const ofPerson = { owners: { userId: 'id' }, onDeletion: 'remove' } as const;

export const userListPrivacy: readonly TablePrivacy[] = [
  tagTable(
    syncedRows,
    {
      userId: 'pseudonymous',
      entity: 'none',
      id: 'personal',
      revision: 'none',
      isDeleted: 'none',
      content: 'personal',
      updatedAt: 'personal'
    },
    ofPerson
  ),
  tagTable(
    sealedListingDrafts,
    {
      userId: 'pseudonymous',
      id: 'personal',
      revision: 'none',
      isDeleted: 'none',
      // It holds a prompt to sell, which only its author's own export may contain.
      content: 'secret',
      updatedAt: 'personal'
    },
    ofPerson
  ),
  tagTable(
    syncFeed,
    {
      userId: 'pseudonymous',
      scope: 'none',
      entity: 'none',
      rowId: 'personal',
      changedIn: 'none',
      revision: 'none',
      writtenBy: 'personal',
      deletedAt: 'personal',
      mergeState: 'personal',
      mergeRevision: 'none'
    },
    ofPerson
  ),
  tagTable(
    syncDevices,
    {
      userId: 'pseudonymous',
      deviceId: 'personal',
      name: 'personal',
      lastSequence: 'none',
      changedIn: 'none',
      isLibraryRemoved: 'none',
      lastSyncedAt: 'personal'
    },
    ofPerson
  ),
  tagTable(
    syncMutations,
    { userId: 'pseudonymous', id: 'none', refusal: 'none', appliedAt: 'personal' },
    ofPerson
  ),
  tagTable(
    wishlistItems,
    {
      ownerId: 'pseudonymous',
      listingId: 'personal',
      wishlistId: 'none',
      priceCents: 'none',
      currency: 'none',
      addedAt: 'personal'
    },
    { owners: { ownerId: 'id' }, onDeletion: 'remove' }
  ),
  tagTable(
    wishlists,
    { id: 'none', ownerId: 'pseudonymous', name: 'personal', createdAt: 'personal' },
    { owners: { ownerId: 'id' }, onDeletion: 'remove' }
  ),
  // A removed seller's row goes, and their followers' rows with it.
  tagTable(
    follows,
    { id: 'none', followerId: 'pseudonymous', sellerId: 'personal', createdAt: 'personal' },
    { owners: { followerId: 'id' }, onDeletion: 'remove' }
  ),
  tagTable(
    questions,
    { id: 'none', listingId: 'none', authorId: 'pseudonymous', text: 'personal', createdAt: 'none' },
    { owners: { authorId: 'id' }, onDeletion: 'remove' }
  ),
  tagTable(
    questionAnswers,
    { questionId: 'none', sellerId: 'pseudonymous', text: 'personal', createdAt: 'none' },
    { owners: { sellerId: 'id' }, onDeletion: 'remove' }
  ),
  tagTable(
    buyerResults,
    {
      id: 'none',
      listingId: 'personal',
      authorId: 'pseudonymous',
      host: 'personal',
      videoId: 'personal',
      clipId: 'personal',
      model: 'none',
      settings: 'personal',
      changes: 'personal',
      takes: 'none',
      createdAt: 'personal',
      editedAt: 'personal'
    },
    { owners: { authorId: 'id' }, onDeletion: 'remove' }
  ),
  tagTable(
    sellerMessages,
    {
      id: 'none',
      sellerId: 'pseudonymous',
      listingId: 'none',
      clientId: 'none',
      text: 'personal',
      recipientCount: 'none',
      sentAt: 'none'
    },
    { owners: { sellerId: 'id' }, onDeletion: 'remove' }
  ),
  tagTable(mutedSellers, { userId: 'pseudonymous', sellerId: 'personal', createdAt: 'personal' }, ofPerson),
  tagTable(
    reviewVotes,
    { reviewId: 'personal', voterId: 'pseudonymous', createdAt: 'personal' },
    { owners: { voterId: 'id' }, onDeletion: 'remove' }
  ),
  tagTable(
    reports,
    {
      id: 'none',
      reporterId: 'pseudonymous',
      subjectKind: 'none',
      subjectId: 'none',
      reason: 'none',
      note: 'personal',
      state: 'none',
      createdAt: 'personal'
    },
    { owners: { reporterId: 'id' }, onDeletion: 'remove' }
  ),
  tagTable(
    notices,
    {
      id: 'none',
      userId: 'pseudonymous',
      key: 'none',
      subject: 'personal',
      isInApp: 'none',
      createdAt: 'personal',
      readAt: 'personal',
      mail: 'none',
      mailAttempts: 'none'
    },
    ofPerson
  ),
  tagTable(noticeSettings, { userId: 'pseudonymous', kind: 'none', inApp: 'none', byMail: 'none' }, ofPerson),
  tagTable(mailLanguages, { userId: 'pseudonymous', language: 'personal' }, ofPerson),
  /** The diagnostic has no address in it. */
  tagTable(
    sentMails,
    {
      id: 'none',
      userId: 'pseudonymous',
      noticeId: 'none',
      sentAt: 'personal',
      isSuperseded: 'none',
      bounce: 'personal',
      bouncedAt: 'personal',
      bounceStatus: 'personal',
      bounceDiagnostic: 'personal'
    },
    ofPerson
  ),
  tagTable(undeliverableAddresses, { userId: 'pseudonymous', since: 'personal' }, ofPerson)
];
