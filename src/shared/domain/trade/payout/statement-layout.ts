/**
 * How the file of a statement explains its lines: `brief` lists the parts, `detailed` adds the rate, rule and start of each
 * commission, the provider's fee and the shares of a bundle.
 */
export type StatementLayout = 'brief' | 'detailed';

/** No statement of this month was issued before the layout existed. */
const firstDetailedMonth = '2026-11';

/** Follows from the month alone ("2026-11"), so that a statement that was issued stays the same to the byte. */
export const findStatementLayout = (month: string): StatementLayout =>
  month < firstDetailedMonth ? 'brief' : 'detailed';
