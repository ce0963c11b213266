/** For the mass assignment test: the writes of what buyers and sellers have to do with each other, as they work. */
export const communityWrites: Readonly<Record<string, () => Record<string, unknown>>> = {
  'listings.report': () => ({ slug: 'none', reason: 'spam', note: 'x' }),
  'reviews.save': () => ({ slug: 'none', stars: 5, text: 'x' }),
  'reviews.remove': () => ({ slug: 'none' }),
  'reviews.reply': () => ({ id: 'rev_none', text: 'x' }),
  'reviews.vote': () => ({ id: 'rev_none', isHelpful: true }),
  'reviews.report': () => ({ id: 'rev_none', reason: 'spam', note: 'x' }),
  'questions.ask': () => ({ slug: 'none', text: 'Does it rain?' }),
  'questions.answer': () => ({ id: 'qst_none', text: 'x' }),
  'questions.remove': () => ({ id: 'qst_none' }),
  'questions.report': () => ({ id: 'qst_none', reason: 'spam', note: 'x' }),
  'results.save': () => ({
    slug: 'none',
    video: { kind: 'hosted', url: 'https://youtu.be/aaaaaaaaaaa' },
    model: 'veo-3.1',
    settings: 'x',
    changes: '',
    takes: 1
  }),
  'results.remove': () => ({ slug: 'none' }),
  'results.report': () => ({ id: 'res_none', reason: 'spam', note: 'x' }),
  'sellerMessages.send': () => ({
    listingId: 'lst_none',
    clientId: '0a000000-0000-4000-8000-000000000000',
    text: 'The fog moves better now.'
  }),
  'sellerMessages.mute': () => ({ username: 'mass-seller', isMuted: true }),
  'sellerMessages.report': () => ({ id: 'slm_none', reason: 'spam', note: 'x' }),
  'follows.set': () => ({ username: 'mass-seller', isFollowing: true })
};
