ALTER TABLE "listing_daily_counts" ADD COLUMN "earned_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
INSERT INTO "listing_daily_counts" AS d ("listing_id", "day", "earned_cents")
  SELECT o."listing_id", (t."created_at" AT TIME ZONE 'utc')::date, -sum(e."cents")
  FROM "ledger_entries" e
  JOIN "ledger_transactions" t ON t."id" = e."transaction_id"
  JOIN "orders" o ON o."id" = t."order_id" AND e."account" = 'seller:' || o."seller_id"
  GROUP BY 1, 2
  ON CONFLICT ("listing_id", "day") DO UPDATE SET "earned_cents" = excluded."earned_cents";
