CREATE TABLE "payout_earnings" (
	"payout_id" text NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"cents" bigint NOT NULL,
	"is_live" boolean NOT NULL,
	CONSTRAINT "payout_earnings_payout_id_order_id_pk" PRIMARY KEY("payout_id","order_id"),
	CONSTRAINT "payout_earnings_cents_not_zero" CHECK ("payout_earnings"."cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "payout_accounts" (
	"seller_id" text NOT NULL,
	"provider" text NOT NULL,
	"account_id" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payout_accounts_seller_id_provider_pk" PRIMARY KEY("seller_id","provider"),
	CONSTRAINT "payout_accounts_account_unique" UNIQUE("provider","account_id")
);
--> statement-breakpoint
CREATE TABLE "payout_facts" (
	"payout_id" text NOT NULL,
	"kind" text NOT NULL,
	"fact" jsonb NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payout_facts_payout_id_kind_pk" PRIMARY KEY("payout_id","kind")
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"provider" text NOT NULL,
	"account_id" text NOT NULL,
	"requested_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"hold_reason" text,
	"failure_reason" text,
	"started_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payouts_cents_positive" CHECK ("payouts"."cents" > 0),
	CONSTRAINT "payouts_hold_has_reason" CHECK (("payouts"."state" = 'held') = ("payouts"."hold_reason" is not null)),
	CONSTRAINT "payouts_failure_has_reason" CHECK (("payouts"."state" = 'failed') = ("payouts"."failure_reason" is not null)),
	CONSTRAINT "payouts_cancelled_before_start" CHECK ("payouts"."state" <> 'cancelled' or "payouts"."started_at" is null)
);
--> statement-breakpoint
CREATE TABLE "sandbox_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"behavior" text NOT NULL,
	"return_url" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_transfers" (
	"payout_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"cents" integer NOT NULL,
	"currency" text NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_transactions" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "earnings" ADD COLUMN "payout_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "earnings" ADD COLUMN "payout_state" text;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD COLUMN "payout_id" text;--> statement-breakpoint
ALTER TABLE "payout_earnings" ADD CONSTRAINT "payout_earnings_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_earnings" ADD CONSTRAINT "payout_earnings_order_id_earnings_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."earnings"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_facts" ADD CONSTRAINT "payout_facts_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_transfers" ADD CONSTRAINT "sandbox_transfers_account_id_sandbox_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."sandbox_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_earnings_order" ON "payout_earnings" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_earnings_live_unique" ON "payout_earnings" USING btree ("order_id") WHERE kind = 'earning' and is_live;--> statement-breakpoint
CREATE INDEX "payouts_seller" ON "payouts" USING btree ("seller_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_open_unique" ON "payouts" USING btree ("seller_id") WHERE state in ('pending', 'held', 'in_transit');--> statement-breakpoint
CREATE INDEX "payouts_unsettled" ON "payouts" USING btree ("checked_at") WHERE state in ('pending', 'held', 'in_transit', 'paid');--> statement-breakpoint
CREATE INDEX "sandbox_accounts_newest" ON "sandbox_accounts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_transfers_newest" ON "sandbox_transfers" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "earnings_unpaid" ON "earnings" USING btree ("seller_id") WHERE cents <> payout_cents;--> statement-breakpoint
CREATE INDEX "ledger_entries_seller" ON "ledger_entries" USING btree ("account","transaction_id") WHERE account like 'seller:%';--> statement-breakpoint
CREATE INDEX "ledger_transactions_payout" ON "ledger_transactions" USING btree ("payout_id") WHERE payout_id is not null;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_one_subject" CHECK (num_nonnulls("ledger_transactions"."order_id", "ledger_transactions"."payout_id") = 1);
--> statement-breakpoint
CREATE TRIGGER "payout_facts_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "payout_facts" FOR EACH STATEMENT EXECUTE FUNCTION "reject_change"();
--> statement-breakpoint
CREATE TRIGGER "payouts_no_delete" BEFORE DELETE OR TRUNCATE ON "payouts" FOR EACH STATEMENT EXECUTE FUNCTION "reject_delete"();
--> statement-breakpoint
CREATE TRIGGER "payout_earnings_no_delete" BEFORE DELETE OR TRUNCATE ON "payout_earnings" FOR EACH STATEMENT EXECUTE FUNCTION "reject_delete"();
--> statement-breakpoint
CREATE TRIGGER "payout_accounts_no_delete" BEFORE DELETE OR TRUNCATE ON "payout_accounts" FOR EACH STATEMENT EXECUTE FUNCTION "reject_delete"();
--> statement-breakpoint
CREATE FUNCTION "reject_payout_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the terms of a payout never change, and it goes from % to no %', OLD."state", NEW."state" USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "payouts_terms_fixed" BEFORE UPDATE ON "payouts" FOR EACH ROW
  WHEN (
    (OLD."id", OLD."seller_id", OLD."cents", OLD."currency", OLD."provider", OLD."account_id", OLD."requested_by", OLD."created_at")
      IS DISTINCT FROM (NEW."id", NEW."seller_id", NEW."cents", NEW."currency", NEW."provider", NEW."account_id", NEW."requested_by", NEW."created_at")
    OR OLD."started_at" IS NOT NULL AND OLD."started_at" IS DISTINCT FROM NEW."started_at"
    OR OLD."state" <> NEW."state" AND (
      OLD."state" IN ('failed', 'cancelled')
      OR OLD."state" = 'paid' AND NEW."state" <> 'failed'
      OR OLD."state" = 'in_transit' AND NEW."state" NOT IN ('paid', 'failed')
    )
  )
  EXECUTE FUNCTION "reject_payout_change"();
--> statement-breakpoint
CREATE FUNCTION "reject_payout_earning_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what a payout contains never changes' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "payout_earnings_fixed" BEFORE UPDATE ON "payout_earnings" FOR EACH ROW
  WHEN (
    (OLD."payout_id", OLD."order_id", OLD."kind", OLD."cents") IS DISTINCT FROM (NEW."payout_id", NEW."order_id", NEW."kind", NEW."cents")
    OR NEW."is_live"
  )
  EXECUTE FUNCTION "reject_payout_earning_change"();
--> statement-breakpoint
CREATE FUNCTION "reject_unequal_payout"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "total" numeric;
BEGIN
  SELECT coalesce(sum("cents"), 0) INTO "total" FROM "public"."payout_earnings" WHERE "payout_id" = NEW."id";
  IF "total" <> NEW."cents" THEN
    RAISE EXCEPTION 'payout % of % cents contains earnings of %', NEW."id", NEW."cents", "total" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "payouts_equal_earnings" AFTER INSERT ON "payouts"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "reject_unequal_payout"();
