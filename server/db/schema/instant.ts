import { timestamp } from 'drizzle-orm/pg-core';

/** A moment to the millisecond, as everything that crosses the API counts it. */
export const instant = () => timestamp({ withTimezone: true, precision: 3 });
