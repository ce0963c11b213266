import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment to the millisecond, as everything that crosses the API counts it. */
export const instant = () => timestamp({ withTimezone: true, precision: 3 });

/** The number of a transaction of PostgreSQL, which never wraps; as a decimal text. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });
