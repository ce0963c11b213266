/** A word of the code's former private vocabulary. */
export type RetiredWord = {
  /** Matched against names and comments, line by line. */
  readonly pattern: RegExp;
  /** The field's term, or how to say it plainly. */
  readonly use: string;
};

/** Words that the code no longer uses. A word that is also plain English in some context is not listed. */
export const retiredWords: readonly RetiredWord[] = [
  { pattern: /\b[a-z]+Together\b|\bin company\b/, use: 'batch, batched, concurrent' },
  { pattern: /\b(?:ready|kept|written)[ -]answers?\b|\b[kK]eptAnswers?\b/, use: 'stored response' },
  { pattern: /\b[aA]nswerCache\b|\banswer-cache\b/, use: 'response cache' },
  { pattern: /\banswer-?[oO]nce\b/, use: 'idempotency' },
  { pattern: /\bopenWorld\b|\bWorld\b/, use: 'dependencies, context' },
  { pattern: /\b[uU]nhurried\b/, use: 'asynchronous commit' },
  { pattern: /\b\w*[pP]atienceMs\b|\bpatience\b/, use: 'timeout' },
  { pattern: /\b[dD]eeds\b/, use: 'actions' },
  { pattern: /\b[sS]urroundings\b/, use: 'dependencies, environment' },
  { pattern: /\b[vV]ault\b/, use: 'secure storage' },
  { pattern: /\b[mM]eant[- ]?[wW]ords?\b/, use: 'spelling suggestions' },
  { pattern: /\b[nN]oticeSwitch(?:es)?\b|\b(?:get|save)Switches\b/, use: 'notification settings' },
  { pattern: /\bcontrol totals?\b|\b[tT]all(?:y|ies)\b/, use: 'checksum, aggregate' },
  { pattern: /\bTrapField\b|\btrap field\b/, use: 'honeypot' },
  { pattern: /\bsaySentence\b|\bsay\(texts\b/, use: 't, translate' },
  { pattern: /\b[mM]ortal\w*\b|\b[sS]trayed\w*\b|\b[sS]ighting\w*\b/, use: 'a term of the field' },
  { pattern: /\bcopies of (?:the|a) server\b|\btakeCopy\b|\bstartCopies\b/, use: 'instances' },
  { pattern: /\b[wW]ritten ?[pP]ages?\b|\bwritten-pages?\b/, use: 'prerendered page' },
  { pattern: /\bkeepPlace\b|\bkept-places?\b/, use: 'scroll position' },
  { pattern: /\bwishes\.(?:list|add|move|remove)\b|\blistMarks\b|\b[wW]ishCount\b/, use: 'wishlist items' },
  { pattern: /\b(?:list|signOut)Places?\b/, use: 'session' },
  { pattern: /\b(?:device|kept)\.seen\b/, use: 'offline cache' },
  { pattern: /\bdevice\.bought\b|\bkeepOnlyOf\b/, use: 'purchased prompts' },
  {
    pattern: /\b(?:listing_?[dD]ays|provider_?[rR]eadings|first_acts)\b/,
    use: 'daily counts, epoch, cursor, one-time tasks'
  },
  {
    pattern: /\b(?:written_in|writtenIn|was_owned|wasOwned|mail_?[tT]ries|personId)\b/,
    use: 'xid, isDuplicate, attempts, userId'
  },
  { pattern: /\baskWithOfflineCache\b|\btakeBackAttempt\b/, use: 'query, undo' },
  { pattern: /\bstanding: (?:AccountStatus|'(?:active|suspended)')/, use: 'status' },
  { pattern: /\b[cC]atalogue/, use: 'catalog' },
  { pattern: /\bthe house\b/, use: 'the product, the code' },
  { pattern: /\b(?:const|let) (?:said|world)\b/, use: 'a noun: message, notices, context' },
  {
    pattern: /\bPlatformNumbers\b|\b[gG]roupWishes\b|\btouchWishes\b/,
    use: 'platform settings, wishlist items'
  },
  { pattern: /\btell[A-Z]\w*|\bsay[A-Z]\w*/, use: 'notify, format' },
  { pattern: /(?:\/\*\*|\/\/) Whose\b/, use: 'the owner, the user' },
  { pattern: /\btype Wish\b/, use: 'wishlist item' },
  { pattern: /\bopenTheatre\b|\bopenTill\b|\bplantStall\b/, use: 'test environment, fixture' }
];
