CREATE SEQUENCE "public"."receipt_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "earnings" (
	"order_id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"state" text NOT NULL,
	"cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"release_at" timestamp (3) with time zone NOT NULL,
	"is_held" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"transaction_id" text NOT NULL,
	"account" text NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "ledger_entries_transaction_id_account_pk" PRIMARY KEY("transaction_id","account"),
	CONSTRAINT "ledger_entries_say_something" CHECK ("ledger_entries"."cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"currency" text NOT NULL,
	"cause" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"written_in" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform_settings" (
	"name" text NOT NULL,
	"value" integer NOT NULL,
	"effective_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "platform_settings_name_effective_at_pk" PRIMARY KEY("name","effective_at")
);
--> statement-breakpoint
CREATE TABLE "entitlements" (
	"id" text PRIMARY KEY NOT NULL,
	"holder_id" text NOT NULL,
	"order_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"state" text NOT NULL,
	"was_owned" boolean DEFAULT false NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "entitlements_one_an_order" UNIQUE("order_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "openings" (
	"entitlement_id" text NOT NULL,
	"version" integer NOT NULL,
	"content_hash" text NOT NULL,
	"terms_version" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "openings_entitlement_id_version_pk" PRIMARY KEY("entitlement_id","version")
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"order_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"version" integer NOT NULL,
	"share_cents" integer NOT NULL,
	"content_hash" text NOT NULL,
	CONSTRAINT "order_items_order_id_listing_id_pk" PRIMARY KEY("order_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"buyer_id" text NOT NULL,
	"intent" text NOT NULL,
	"listing_id" text NOT NULL,
	"version" integer NOT NULL,
	"seller_id" text NOT NULL,
	"gross_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"commission" integer NOT NULL,
	"refund_window_days" integer NOT NULL,
	"hold_days" integer NOT NULL,
	"licence" text NOT NULL,
	"licence_version" text NOT NULL,
	"licence_hash" text NOT NULL,
	"provider" text NOT NULL,
	"is_from_desktop" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"checkout_id" text,
	"checkout_url" text,
	"paid_at" timestamp (3) with time zone,
	"returned_cents" integer DEFAULT 0 NOT NULL,
	"receipt_number" bigint,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_checkoutId_unique" UNIQUE("checkout_id"),
	CONSTRAINT "orders_receiptNumber_unique" UNIQUE("receipt_number"),
	CONSTRAINT "orders_one_an_intent" UNIQUE("buyer_id","intent"),
	CONSTRAINT "orders_are_by_others" CHECK ("orders"."buyer_id" <> "orders"."seller_id"),
	CONSTRAINT "orders_return_what_was_paid" CHECK ("orders"."returned_cents" between 0 and "orders"."gross_cents")
);
--> statement-breakpoint
CREATE TABLE "payment_facts" (
	"order_id" text NOT NULL,
	"key" text NOT NULL,
	"fact" jsonb NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_facts_order_id_key_pk" PRIMARY KEY("order_id","key")
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"checkout_id" text,
	"facts" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone,
	CONSTRAINT "provider_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "provider_readings" (
	"provider" text PRIMARY KEY NOT NULL,
	"read_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"listing_id" text,
	"cents" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_of_parts_name_them" CHECK (("refunds"."kind" = 'owned') = ("refunds"."listing_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_holder_id_users_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "openings" ADD CONSTRAINT "openings_entitlement_id_entitlements_id_fk" FOREIGN KEY ("entitlement_id") REFERENCES "public"."entitlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_listing_id_version_listing_versions_listing_id_version_fk" FOREIGN KEY ("listing_id","version") REFERENCES "public"."listing_versions"("listing_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_listing_id_version_listing_versions_listing_id_version_fk" FOREIGN KEY ("listing_id","version") REFERENCES "public"."listing_versions"("listing_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_facts" ADD CONSTRAINT "payment_facts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "earnings_seller" ON "earnings" USING btree ("seller_id","state");--> statement-breakpoint
CREATE INDEX "earnings_release" ON "earnings" USING btree ("release_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account");--> statement-breakpoint
CREATE INDEX "ledger_transactions_order" ON "ledger_transactions" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "entitlements_one_that_holds" ON "entitlements" USING btree ("holder_id","listing_id") WHERE state <> 'revoked';--> statement-breakpoint
CREATE INDEX "entitlements_holder" ON "entitlements" USING btree ("holder_id","id");--> statement-breakpoint
CREATE INDEX "entitlements_listing" ON "entitlements" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "order_items_listing" ON "order_items" USING btree ("listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_that_waits" ON "orders" USING btree ("buyer_id","listing_id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "orders_listing" ON "orders" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "orders_seller" ON "orders" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("created_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "provider_events_waiting" ON "provider_events" USING btree ("received_at") WHERE applied_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_of_a_kind" ON "refunds" USING btree ("order_id","kind",coalesce("listing_id", '')) WHERE state <> 'failed';--> statement-breakpoint
CREATE INDEX "refunds_waiting" ON "refunds" USING btree ("requested_at") WHERE state = 'requested';--> statement-breakpoint
CREATE FUNCTION "refuse_changed_terms"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was agreed when an order was placed, paid or numbered never changes' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "orders_keep_their_terms" BEFORE UPDATE ON "orders" FOR EACH ROW
  WHEN (
    (OLD."id", OLD."buyer_id", OLD."intent", OLD."listing_id", OLD."version", OLD."seller_id", OLD."gross_cents", OLD."currency",
      OLD."commission", OLD."refund_window_days", OLD."hold_days", OLD."licence", OLD."licence_version", OLD."licence_hash",
      OLD."provider", OLD."is_from_desktop", OLD."created_at")
    IS DISTINCT FROM
    (NEW."id", NEW."buyer_id", NEW."intent", NEW."listing_id", NEW."version", NEW."seller_id", NEW."gross_cents", NEW."currency",
      NEW."commission", NEW."refund_window_days", NEW."hold_days", NEW."licence", NEW."licence_version", NEW."licence_hash",
      NEW."provider", NEW."is_from_desktop", NEW."created_at")
    OR OLD."paid_at" IS NOT NULL AND NEW."paid_at" IS DISTINCT FROM OLD."paid_at"
    OR OLD."receipt_number" IS NOT NULL AND NEW."receipt_number" IS DISTINCT FROM OLD."receipt_number"
    OR OLD."checkout_id" IS NOT NULL AND NEW."checkout_id" IS DISTINCT FROM OLD."checkout_id"
  )
  EXECUTE FUNCTION "refuse_changed_terms"();
--> statement-breakpoint
CREATE FUNCTION "refuse_removal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING MESSAGE = format('nothing is ever removed from %I', TG_TABLE_NAME), ERRCODE = 'restrict_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "orders_stay" BEFORE DELETE OR TRUNCATE ON "orders" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_removal"();
--> statement-breakpoint
CREATE TRIGGER "refunds_stay" BEFORE DELETE OR TRUNCATE ON "refunds" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_removal"();
--> statement-breakpoint
CREATE TRIGGER "entitlements_stay" BEFORE DELETE OR TRUNCATE ON "entitlements" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_removal"();
--> statement-breakpoint
CREATE TRIGGER "earnings_stay" BEFORE DELETE OR TRUNCATE ON "earnings" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_removal"();
--> statement-breakpoint
CREATE TRIGGER "order_items_are_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_items" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "payment_facts_are_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "payment_facts" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "openings_are_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "openings" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_transactions_are_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_transactions" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_are_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "platform_settings_are_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "platform_settings" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE FUNCTION "number_ledger_transaction"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."written_in" := pg_current_xact_id()::text::bigint;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "ledger_transactions_are_numbered" BEFORE INSERT ON "ledger_transactions" FOR EACH ROW EXECUTE FUNCTION "number_ledger_transaction"();
--> statement-breakpoint
CREATE FUNCTION "refuse_late_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM "public"."ledger_transactions"
    WHERE "id" = NEW."transaction_id" AND "written_in" = pg_current_xact_id()::text::bigint
  ) THEN
    RAISE EXCEPTION 'a ledger transaction is written whole' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_are_on_time" BEFORE INSERT ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_late_entry"();
--> statement-breakpoint
CREATE FUNCTION "refuse_unbalanced"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "entries" bigint;
  "total" numeric;
BEGIN
  SELECT count(*), coalesce(sum("cents"), 0) INTO "entries", "total" FROM "public"."ledger_entries" WHERE "transaction_id" = NEW."id";
  IF "entries" < 2 OR "total" <> 0 THEN
    RAISE EXCEPTION 'a ledger transaction sums to zero: % has % entries that sum to %', NEW."id", "entries", "total" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_transactions_balance" AFTER INSERT ON "ledger_transactions"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_unbalanced"();
