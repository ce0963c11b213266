import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant } from './instant.ts';

/** A row for each time that a seller saved them: an invoice keeps the details it was issued with. */
export const invoiceDetails = pgTable(
  'invoice_details',
  {
    id: text().primaryKey(),
    sellerId: text()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    address: text().notNull(),
    taxId: text().notNull(),
    savedAt: instant().notNull()
  },
  (table) => [index('invoice_details_seller').on(table.sellerId, table.id)]
);
