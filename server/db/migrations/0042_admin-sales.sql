CREATE TABLE "ledger_daily_totals" (
	"day" date NOT NULL,
	"slot" smallint NOT NULL,
	"cash_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"commission_cents" bigint NOT NULL,
	"seller_cents" bigint NOT NULL,
	"payout_cents" bigint NOT NULL,
	CONSTRAINT "ledger_daily_totals_day_slot_pk" PRIMARY KEY("day","slot")
);
--> statement-breakpoint
CREATE TABLE "buyer_cohorts" (
	"first_month" date NOT NULL,
	"month" date NOT NULL,
	"buyers" integer NOT NULL,
	CONSTRAINT "buyer_cohorts_first_month_month_pk" PRIMARY KEY("first_month","month")
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"day" date NOT NULL,
	"hash" text NOT NULL,
	"phrase" text,
	"searches" integer NOT NULL,
	CONSTRAINT "search_misses_day_hash_pk" PRIMARY KEY("day","hash"),
	CONSTRAINT "search_misses_positive" CHECK ("search_misses"."searches" > 0)
);
--> statement-breakpoint
ALTER TABLE "listing_daily_counts" ADD COLUMN "gross_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_daily_counts" ADD COLUMN "refunded_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_daily_counts" ADD COLUMN "disputed_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_daily_counts" ADD COLUMN "commission_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_daily_counts" ADD COLUMN "fee_cents" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE FUNCTION "add_ledger_daily_totals"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "public"."ledger_daily_totals" AS d
      ("day", "slot", "cash_cents", "fee_cents", "commission_cents", "seller_cents", "payout_cents")
    SELECT (t."created_at" AT TIME ZONE 'utc')::date, pg_backend_pid() % 32,
      coalesce(sum(e."cents") FILTER (WHERE t."order_id" IS NOT NULL AND e."account" LIKE 'provider\_cash:%'), 0),
      coalesce(sum(e."cents") FILTER (WHERE t."order_id" IS NOT NULL AND e."account" LIKE 'provider\_fees:%'), 0),
      coalesce(sum(e."cents") FILTER (WHERE t."order_id" IS NOT NULL AND e."account" = 'commission'), 0),
      coalesce(sum(e."cents") FILTER (WHERE t."order_id" IS NOT NULL AND e."account" LIKE 'seller:%'), 0),
      coalesce(sum(e."cents") FILTER (WHERE t."order_id" IS NULL AND e."account" LIKE 'seller:%'), 0)
    FROM "added" e JOIN "public"."ledger_transactions" t ON t."id" = e."transaction_id"
    GROUP BY 1 ORDER BY 1
  ON CONFLICT ("day", "slot") DO UPDATE SET
    "cash_cents" = d."cash_cents" + excluded."cash_cents", "fee_cents" = d."fee_cents" + excluded."fee_cents",
    "commission_cents" = d."commission_cents" + excluded."commission_cents",
    "seller_cents" = d."seller_cents" + excluded."seller_cents", "payout_cents" = d."payout_cents" + excluded."payout_cents";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_update_daily_totals" AFTER INSERT ON "ledger_entries" REFERENCING NEW TABLE AS "added"
  FOR EACH STATEMENT EXECUTE FUNCTION "add_ledger_daily_totals"();
--> statement-breakpoint
INSERT INTO "ledger_daily_totals" ("day", "slot", "cash_cents", "fee_cents", "commission_cents", "seller_cents", "payout_cents")
  SELECT (t."created_at" AT TIME ZONE 'utc')::date, 0,
    coalesce(sum(e."cents") FILTER (WHERE t."order_id" IS NOT NULL AND e."account" LIKE 'provider\_cash:%'), 0),
    coalesce(sum(e."cents") FILTER (WHERE t."order_id" IS NOT NULL AND e."account" LIKE 'provider\_fees:%'), 0),
    coalesce(sum(e."cents") FILTER (WHERE t."order_id" IS NOT NULL AND e."account" = 'commission'), 0),
    coalesce(sum(e."cents") FILTER (WHERE t."order_id" IS NOT NULL AND e."account" LIKE 'seller:%'), 0),
    coalesce(sum(e."cents") FILTER (WHERE t."order_id" IS NULL AND e."account" LIKE 'seller:%'), 0)
  FROM "ledger_entries" e JOIN "ledger_transactions" t ON t."id" = e."transaction_id"
  GROUP BY 1;
--> statement-breakpoint
WITH "posted" AS (
  SELECT o."listing_id", (t."created_at" AT TIME ZONE 'utc')::date AS "day",
    coalesce(-sum(e."cents") FILTER (WHERE e."account" = 'commission'), 0) AS "commission",
    coalesce(sum(e."cents") FILTER (WHERE e."account" LIKE 'provider\_fees:%'), 0) AS "fees",
    coalesce(-sum(e."cents") FILTER (WHERE e."account" = 'commission' OR e."account" LIKE 'seller:%'), 0) AS "kept"
  FROM "ledger_entries" e
  JOIN "ledger_transactions" t ON t."id" = e."transaction_id"
  JOIN "orders" o ON o."id" = t."order_id"
  GROUP BY 1, 2
),
"paid" AS (
  SELECT o."listing_id", (f."recorded_at" AT TIME ZONE 'utc')::date AS "day", sum(o."gross_cents") AS "gross"
  FROM "payment_facts" f JOIN "orders" o ON o."id" = f."order_id" WHERE f."key" = 'paid'
  GROUP BY 1, 2
),
-- A refund that failed counts back on the day that the failure was recorded.
"refunded" AS (
  SELECT o."listing_id", (f."recorded_at" AT TIME ZONE 'utc')::date AS "day",
    sum((r."fact" ->> 'cents')::bigint * CASE WHEN f."fact" ->> 'kind' = 'refunded' THEN 1 ELSE -1 END) AS "refunds"
  FROM "payment_facts" f
  JOIN "payment_facts" r ON r."order_id" = f."order_id" AND r."key" = 'refunded:' || (f."fact" ->> 'id')
  JOIN "orders" o ON o."id" = f."order_id" AND o."paid_at" IS NOT NULL
  WHERE f."fact" ->> 'kind' IN ('refunded', 'refund_failed')
  GROUP BY 1, 2
),
"days" AS (
  SELECT "listing_id", "day", coalesce("gross", 0) AS "gross", coalesce("refunds", 0) AS "refunds",
    coalesce("kept", 0) AS "kept", coalesce("commission", 0) AS "commission", coalesce("fees", 0) AS "fees"
  FROM "posted" FULL JOIN "paid" USING ("listing_id", "day") FULL JOIN "refunded" USING ("listing_id", "day")
)
INSERT INTO "listing_daily_counts" AS d
    ("listing_id", "day", "gross_cents", "refunded_cents", "disputed_cents", "commission_cents", "fee_cents")
  SELECT "listing_id", "day", "gross", "refunds", "gross" - "kept" - "refunds", "commission", "fees" FROM "days"
  ON CONFLICT ("listing_id", "day") DO UPDATE SET "gross_cents" = excluded."gross_cents",
    "refunded_cents" = excluded."refunded_cents", "disputed_cents" = excluded."disputed_cents",
    "commission_cents" = excluded."commission_cents", "fee_cents" = excluded."fee_cents";
