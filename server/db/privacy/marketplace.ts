import { type TablePrivacy, tagTable } from '../privacy.ts';
import { listingSubmissions } from '../schema/listing-submissions.ts';
import { contactMessages, showcaseEntries } from '../schema/contact-and-showcase.ts';
import {
  bundleItems,
  listingDailyCounts,
  listingMedia,
  listings,
  listingVersions,
  reviews,
  sellers
} from '../schema/listings.ts';
import { media, mediaUploads } from '../schema/media.ts';
import { askedPrices, saleAnnouncements, sales } from '../schema/sales.ts';
import { sealedContents, sealedFingerprints, sealedSubmissions } from '../schema/sealed.ts';
import { catalogPrivacy } from './catalog.ts';
import { viewPrivacy } from './views.ts';

const ofSeller = { owners: { sellerId: 'id' } } as const;

const listingPrivacy = tagTable(
  listings,
  {
    id: 'none',
    sellerId: 'pseudonymous',
    slug: 'none',
    kind: 'none',
    state: 'none',
    version: 'none',
    isDemo: 'none',
    salesCount: 'none',
    stars: 'none',
    createdAt: 'none',
    publishedAt: 'none',
    unreviewedSince: 'none',
    updatedAt: 'none'
  },
  ofSeller
);

const ofListing = { column: 'listingId', whole: listingPrivacy } as const;

/** A listing's words were published, and buyers keep what they bought: they stay without their seller's name. */
export const marketplacePrivacy: readonly TablePrivacy[] = [
  tagTable(
    sellers,
    {
      userId: 'pseudonymous',
      state: 'none',
      createdAt: 'none',
      country: 'personal',
      sells: 'personal',
      termsVersion: 'none',
      termsHash: 'none',
      reason: 'personal',
      until: 'none'
    },
    { owners: { userId: 'id' }, onDeletion: 'remove' }
  ),
  listingPrivacy,
  tagTable(
    listingVersions,
    {
      listingId: 'none',
      version: 'none',
      title: 'none',
      description: 'none',
      category: 'none',
      tags: 'none',
      textLanguage: 'none',
      priceCents: 'none',
      isPayWhatYouWant: 'none',
      suggestedCents: 'none',
      currency: 'none',
      licence: 'none',
      licenceVersion: 'none',
      licenceHash: 'none',
      prompts: 'none',
      cardFacts: 'none',
      models: 'none',
      worksOn: 'none',
      ratios: 'none',
      languages: 'none',
      minSeconds: 'none',
      maxSeconds: 'none',
      hasAudio: 'none',
      titleWords: 'none',
      tagWords: 'none',
      textWords: 'none',
      notes: 'none',
      createdAt: 'none'
    },
    { partOf: ofListing }
  ),
  tagTable(
    sales,
    {
      id: 'none',
      listingId: 'none',
      percent: 'none',
      amountCents: 'none',
      startsAt: 'none',
      endsAt: 'none',
      endedAt: 'none',
      createdAt: 'none'
    },
    { partOf: ofListing }
  ),
  tagTable(saleAnnouncements, { saleId: 'none', announcedAt: 'none' }),
  tagTable(
    askedPrices,
    { id: 'none', listingId: 'none', cents: 'none', since: 'none' },
    { partOf: ofListing }
  ),
  tagTable(sealedContents, {
    listingId: 'none',
    version: 'none',
    data: 'none',
    contentHash: 'none',
    createdAt: 'none'
  }),
  tagTable(sealedFingerprints, { listingId: 'none', version: 'none', fingerprint: 'none', bands: 'none' }),
  tagTable(
    listingSubmissions,
    {
      id: 'none',
      listingId: 'none',
      state: 'none',
      content: 'personal',
      notes: 'personal',
      baseVersion: 'none',
      publishAt: 'none',
      submittedAt: 'none',
      decidedAt: 'none',
      decisionReason: 'personal',
      failure: 'none'
    },
    { partOf: ofListing, onDeletion: 'remove' }
  ),
  tagTable(sealedSubmissions, { submissionId: 'none', data: 'none' }),
  tagTable(
    bundleItems,
    { bundleId: 'none', bundleVersion: 'none', position: 'none', itemId: 'none' },
    { partOf: { column: 'bundleId', whole: listingPrivacy } }
  ),
  tagTable(
    listingMedia,
    {
      listingId: 'none',
      version: 'none',
      position: 'none',
      kind: 'none',
      mediaKey: 'none',
      alt: 'none',
      width: 'none',
      height: 'none',
      posterKey: 'none',
      model: 'none',
      madeOn: 'none'
    },
    { partOf: ofListing }
  ),
  tagTable(
    media,
    {
      id: 'none',
      ownerId: 'pseudonymous',
      kind: 'none',
      mediaKey: 'none',
      width: 'none',
      height: 'none',
      durationMs: 'none',
      size: 'none',
      usedAt: 'none'
    },
    { owners: { ownerId: 'id' }, onDeletion: 'remove' }
  ),
  tagTable(
    mediaUploads,
    {
      id: 'none',
      ownerId: 'pseudonymous',
      kind: 'none',
      size: 'none',
      sha256: 'none',
      received: 'none',
      partNames: 'none',
      expiresAt: 'none'
    },
    { owners: { ownerId: 'id' }, onDeletion: 'remove' }
  ),
  tagTable(
    reviews,
    {
      id: 'none',
      listingId: 'none',
      authorId: 'pseudonymous',
      stars: 'personal',
      text: 'personal',
      createdAt: 'personal',
      editedAt: 'personal',
      replyText: 'none',
      repliedAt: 'none',
      hiddenAt: 'none'
    },
    { owners: { authorId: 'id' }, onDeletion: 'remove' }
  ),
  tagTable(listingDailyCounts, {
    listingId: 'none',
    day: 'none',
    sales: 'none',
    wishlistAdds: 'none',
    opens: 'none',
    grossCents: 'none',
    refundedCents: 'none',
    disputedCents: 'none',
    commissionCents: 'none',
    feeCents: 'none',
    earnedCents: 'none'
  }),
  ...viewPrivacy,
  ...catalogPrivacy,
  tagTable(
    contactMessages,
    {
      id: 'none',
      senderId: 'pseudonymous',
      name: 'personal',
      email: 'personal',
      topic: 'personal',
      message: 'personal',
      fingerprint: 'secret',
      clientKey: 'secret',
      receivedAt: 'personal',
      answeredAt: 'none'
    },
    { owners: { senderId: 'id', email: 'email' }, onDeletion: 'remove' }
  ),
  tagTable(
    showcaseEntries,
    {
      id: 'none',
      state: 'none',
      submitterId: 'pseudonymous',
      title: 'personal',
      creator: 'personal',
      model: 'none',
      note: 'personal',
      host: 'personal',
      videoId: 'personal',
      data: 'personal',
      submittedAt: 'personal',
      decidedAt: 'none'
    },
    { owners: { submitterId: 'id' }, onDeletion: 'remove' }
  )
];
