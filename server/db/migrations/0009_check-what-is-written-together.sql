ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk";
--> statement-breakpoint
ALTER TABLE "entitlements" DROP CONSTRAINT "entitlements_order_id_orders_id_fk";
--> statement-breakpoint
ALTER TABLE "entitlements" DROP CONSTRAINT "entitlements_listing_id_listings_id_fk";
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_listing_id_listings_id_fk";
--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_are_of_what_was_ordered" FOREIGN KEY ("order_id","listing_id") REFERENCES "public"."order_items"("order_id","listing_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
DROP TRIGGER "ledger_entries_are_on_time" ON "ledger_entries";
--> statement-breakpoint
DROP FUNCTION "refuse_late_entry"();
--> statement-breakpoint
CREATE FUNCTION "refuse_late_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM "added" WHERE NOT EXISTS (
      SELECT 1 FROM "public"."ledger_transactions"
      WHERE "id" = "added"."transaction_id" AND "written_in" = pg_current_xact_id()::text::bigint
    )
  ) THEN
    RAISE EXCEPTION 'a ledger transaction is written whole' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_are_on_time" AFTER INSERT ON "ledger_entries" REFERENCING NEW TABLE AS "added"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_late_entries"();
