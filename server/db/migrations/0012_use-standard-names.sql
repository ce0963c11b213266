ALTER TABLE "wishes" RENAME TO "wishlist_items";
--> statement-breakpoint
ALTER TABLE "notice_switches" RENAME TO "notice_settings";
--> statement-breakpoint
ALTER TABLE "first_acts" RENAME TO "one_time_tasks";
--> statement-breakpoint
ALTER TABLE "catalogue_clock" RENAME TO "catalog_epoch";
--> statement-breakpoint
ALTER TABLE "listing_days" RENAME TO "listing_daily_counts";
--> statement-breakpoint
ALTER TABLE "provider_readings" RENAME TO "provider_cursors";
--> statement-breakpoint
ALTER TABLE "listing_daily_counts" RENAME COLUMN "wishes" TO "wishlist_adds";
--> statement-breakpoint
ALTER TABLE "catalog_epoch" RENAME COLUMN "kept_from" TO "oldest_epoch";
--> statement-breakpoint
ALTER TABLE "catalog_epoch" RENAME COLUMN "marked_epoch" TO "next_oldest_epoch";
--> statement-breakpoint
ALTER TABLE "notices" RENAME COLUMN "person_id" TO "user_id";
--> statement-breakpoint
ALTER TABLE "notices" RENAME COLUMN "mail_tries" TO "mail_attempts";
--> statement-breakpoint
ALTER TABLE "notice_settings" RENAME COLUMN "person_id" TO "user_id";
--> statement-breakpoint
ALTER TABLE "mail_languages" RENAME COLUMN "person_id" TO "user_id";
--> statement-breakpoint
ALTER TABLE "ledger_transactions" RENAME COLUMN "written_in" TO "xid";
--> statement-breakpoint
ALTER TABLE "earnings" RENAME COLUMN "is_held" TO "is_disputed";
--> statement-breakpoint
ALTER TABLE "entitlements" RENAME COLUMN "was_owned" TO "is_duplicate";
--> statement-breakpoint
ALTER TABLE "listing_versions" RENAME COLUMN "least_seconds" TO "min_seconds";
--> statement-breakpoint
ALTER TABLE "listing_versions" RENAME COLUMN "most_seconds" TO "max_seconds";
--> statement-breakpoint
ALTER TABLE "listing_search" RENAME COLUMN "least_seconds" TO "min_seconds";
--> statement-breakpoint
ALTER TABLE "listing_search" RENAME COLUMN "most_seconds" TO "max_seconds";
--> statement-breakpoint
ALTER TABLE "sandbox_checkouts" RENAME COLUMN "copies" TO "deliveries";
--> statement-breakpoint
ALTER INDEX "listing_search_now" RENAME TO "listing_search_current_slug";
--> statement-breakpoint
ALTER INDEX "listing_search_listing" RENAME TO "listing_search_current_listing";
--> statement-breakpoint
ALTER INDEX "search_tags_beginning" RENAME TO "search_tags_prefix";
--> statement-breakpoint
ALTER INDEX "search_words_beginning" RENAME TO "search_words_prefix";
--> statement-breakpoint
ALTER INDEX "search_words_end" RENAME TO "search_words_suffix";
--> statement-breakpoint
ALTER TABLE "ledger_entries" RENAME CONSTRAINT "ledger_entries_say_something" TO "ledger_entries_cents_not_zero";
--> statement-breakpoint
ALTER TABLE "bundle_items" RENAME CONSTRAINT "bundle_items_once" TO "bundle_items_item_unique";
--> statement-breakpoint
ALTER INDEX "listing_days_day" RENAME TO "listing_daily_counts_day";
--> statement-breakpoint
ALTER TABLE "listing_daily_counts" RENAME CONSTRAINT "listing_days_listing_id_listings_id_fk" TO "listing_daily_counts_listing_id_listings_id_fk";
--> statement-breakpoint
ALTER TABLE "listing_daily_counts" RENAME CONSTRAINT "listing_days_listing_id_day_pk" TO "listing_daily_counts_listing_id_day_pk";
--> statement-breakpoint
ALTER TABLE "reviews" RENAME CONSTRAINT "reviews_one_a_person" TO "reviews_listing_author_unique";
--> statement-breakpoint
ALTER TABLE "mail_languages" RENAME CONSTRAINT "mail_languages_person_id_users_id_fk" TO "mail_languages_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "notice_settings" RENAME CONSTRAINT "notice_switches_person_id_users_id_fk" TO "notice_settings_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "notice_settings" RENAME CONSTRAINT "notice_switches_person_id_kind_pk" TO "notice_settings_user_id_kind_pk";
--> statement-breakpoint
ALTER TABLE "notices" RENAME CONSTRAINT "notices_person_id_users_id_fk" TO "notices_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "notices" RENAME CONSTRAINT "notices_once" TO "notices_user_key_unique";
--> statement-breakpoint
ALTER INDEX "entitlements_one_that_holds" RENAME TO "entitlements_active_unique";
--> statement-breakpoint
ALTER TABLE "entitlements" RENAME CONSTRAINT "entitlements_are_of_what_was_ordered" TO "entitlements_order_item_fk";
--> statement-breakpoint
ALTER TABLE "entitlements" RENAME CONSTRAINT "entitlements_one_an_order" TO "entitlements_order_listing_unique";
--> statement-breakpoint
ALTER INDEX "orders_one_that_waits" RENAME TO "orders_pending_unique";
--> statement-breakpoint
ALTER INDEX "orders_waiting" RENAME TO "orders_pending";
--> statement-breakpoint
ALTER TABLE "orders" RENAME CONSTRAINT "orders_one_an_intent" TO "orders_buyer_intent_unique";
--> statement-breakpoint
ALTER TABLE "orders" RENAME CONSTRAINT "orders_are_by_others" TO "orders_buyer_is_not_seller";
--> statement-breakpoint
ALTER TABLE "orders" RENAME CONSTRAINT "orders_return_what_was_paid" TO "orders_returned_cents_range";
--> statement-breakpoint
ALTER INDEX "provider_events_waiting" RENAME TO "provider_events_unapplied";
--> statement-breakpoint
ALTER INDEX "refund_requests_one_an_order" RENAME TO "refund_requests_active_unique";
--> statement-breakpoint
ALTER TABLE "refund_requests" RENAME CONSTRAINT "refund_requests_are_decided" TO "refund_requests_decided_at_set";
--> statement-breakpoint
ALTER INDEX "refunds_one_of_a_kind" RENAME TO "refunds_active_unique";
--> statement-breakpoint
ALTER INDEX "refunds_waiting" RENAME TO "refunds_requested";
--> statement-breakpoint
ALTER INDEX "reports_waiting" RENAME TO "reports_state";
--> statement-breakpoint
ALTER TABLE "reports" RENAME CONSTRAINT "reports_one_a_person" TO "reports_reporter_subject_unique";
--> statement-breakpoint
ALTER INDEX "wishes_list" RENAME TO "wishlist_items_wishlist";
--> statement-breakpoint
ALTER INDEX "wishes_newest" RENAME TO "wishlist_items_newest";
--> statement-breakpoint
ALTER INDEX "wishes_listing" RENAME TO "wishlist_items_listing";
--> statement-breakpoint
ALTER TABLE "wishlist_items" RENAME CONSTRAINT "wishes_listing_id_listings_id_fk" TO "wishlist_items_listing_id_listings_id_fk";
--> statement-breakpoint
ALTER TABLE "wishlist_items" RENAME CONSTRAINT "wishes_list_of_their_own" TO "wishlist_items_wishlist_owner_fk";
--> statement-breakpoint
ALTER TABLE "wishlist_items" RENAME CONSTRAINT "wishes_owner_id_listing_id_pk" TO "wishlist_items_owner_id_listing_id_pk";
--> statement-breakpoint
ALTER INDEX "wishlists_one_without_a_name" RENAME TO "wishlists_owner_unnamed_unique";
--> statement-breakpoint
ALTER TABLE "wishlists" RENAME CONSTRAINT "wishlists_one_of_a_name" TO "wishlists_owner_name_unique";
--> statement-breakpoint
ALTER TABLE "wishlists" RENAME CONSTRAINT "wishlists_owned" TO "wishlists_id_owner_unique";
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_of_parts_name_them";
--> statement-breakpoint
UPDATE "refunds" SET "kind" = CASE "kind" WHEN 'asked' THEN 'requested' WHEN 'owned' THEN 'duplicate' ELSE "kind" END;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_duplicate_has_listing" CHECK (("refunds"."kind" = 'duplicate') = ("refunds"."listing_id" is not null));
--> statement-breakpoint
ALTER TABLE "catalog_epoch" RENAME CONSTRAINT "catalogue_clock_is_one_row" TO "catalog_epoch_single_row";
--> statement-breakpoint
ALTER INDEX "catalogue_clock_pkey" RENAME TO "catalog_epoch_pkey";
--> statement-breakpoint
ALTER INDEX "first_acts_pkey" RENAME TO "one_time_tasks_pkey";
--> statement-breakpoint
ALTER INDEX "provider_readings_pkey" RENAME TO "provider_cursors_pkey";
--> statement-breakpoint
ALTER TRIGGER "audit_entries_are_kept" ON "audit_entries" RENAME TO "audit_entries_append_only";
--> statement-breakpoint
ALTER TRIGGER "order_items_are_kept" ON "order_items" RENAME TO "order_items_append_only";
--> statement-breakpoint
ALTER TRIGGER "payment_facts_are_kept" ON "payment_facts" RENAME TO "payment_facts_append_only";
--> statement-breakpoint
ALTER TRIGGER "openings_are_kept" ON "openings" RENAME TO "openings_append_only";
--> statement-breakpoint
ALTER TRIGGER "ledger_transactions_are_kept" ON "ledger_transactions" RENAME TO "ledger_transactions_append_only";
--> statement-breakpoint
ALTER TRIGGER "ledger_entries_are_kept" ON "ledger_entries" RENAME TO "ledger_entries_append_only";
--> statement-breakpoint
ALTER TRIGGER "platform_settings_are_kept" ON "platform_settings" RENAME TO "platform_settings_append_only";
--> statement-breakpoint
ALTER TRIGGER "listing_versions_stay" ON "listing_versions" RENAME TO "listing_versions_immutable";
--> statement-breakpoint
ALTER TRIGGER "listing_versions_remain" ON "listing_versions" RENAME TO "listing_versions_no_truncate";
--> statement-breakpoint
ALTER TRIGGER "bundle_items_stay" ON "bundle_items" RENAME TO "bundle_items_immutable";
--> statement-breakpoint
ALTER TRIGGER "bundle_items_remain" ON "bundle_items" RENAME TO "bundle_items_no_truncate";
--> statement-breakpoint
ALTER TRIGGER "listing_media_stay" ON "listing_media" RENAME TO "listing_media_immutable";
--> statement-breakpoint
ALTER TRIGGER "listing_media_remain" ON "listing_media" RENAME TO "listing_media_no_truncate";
--> statement-breakpoint
ALTER TRIGGER "sealed_contents_stay" ON "sealed"."contents" RENAME TO "sealed_contents_immutable";
--> statement-breakpoint
ALTER TRIGGER "sealed_contents_remain" ON "sealed"."contents" RENAME TO "sealed_contents_no_truncate";
--> statement-breakpoint
ALTER TRIGGER "orders_stay" ON "orders" RENAME TO "orders_no_delete";
--> statement-breakpoint
ALTER TRIGGER "refunds_stay" ON "refunds" RENAME TO "refunds_no_delete";
--> statement-breakpoint
ALTER TRIGGER "entitlements_stay" ON "entitlements" RENAME TO "entitlements_no_delete";
--> statement-breakpoint
ALTER TRIGGER "earnings_stay" ON "earnings" RENAME TO "earnings_no_delete";
--> statement-breakpoint
ALTER TRIGGER "refund_requests_stay" ON "refund_requests" RENAME TO "refund_requests_no_delete";
--> statement-breakpoint
ALTER TRIGGER "refund_requests_are_decided_once" ON "refund_requests" RENAME TO "refund_requests_decision_immutable";
--> statement-breakpoint
ALTER TRIGGER "listings_keep_their_origin" ON "listings" RENAME TO "listings_origin_immutable";
--> statement-breakpoint
ALTER TRIGGER "orders_keep_their_terms" ON "orders" RENAME TO "orders_terms_immutable";
--> statement-breakpoint
ALTER TRIGGER "reviews_are_counted" ON "reviews" RENAME TO "reviews_update_star_counts";
--> statement-breakpoint
ALTER TRIGGER "reviews_are_by_others" ON "reviews" RENAME TO "reviews_author_is_not_seller";
--> statement-breakpoint
ALTER TRIGGER "wishes_are_counted" ON "wishlist_items" RENAME TO "wishlist_items_update_daily_counts";
--> statement-breakpoint
ALTER TRIGGER "wishes_are_by_others" ON "wishlist_items" RENAME TO "wishlist_items_owner_is_not_seller";
--> statement-breakpoint
ALTER TRIGGER "review_votes_are_by_others" ON "review_votes" RENAME TO "review_votes_voter_is_not_author";
--> statement-breakpoint
ALTER TRIGGER "ledger_transactions_are_numbered" ON "ledger_transactions" RENAME TO "ledger_transactions_set_xid";
--> statement-breakpoint
ALTER TRIGGER "ledger_entries_are_on_time" ON "ledger_entries" RENAME TO "ledger_entries_same_transaction";
--> statement-breakpoint
ALTER FUNCTION "refuse_change"() RENAME TO "reject_change";
--> statement-breakpoint
ALTER FUNCTION "refuse_changed_version"() RENAME TO "reject_version_change";
--> statement-breakpoint
ALTER FUNCTION "refuse_emptying"() RENAME TO "reject_truncate";
--> statement-breakpoint
ALTER FUNCTION "refuse_changed_origin"() RENAME TO "reject_origin_change";
--> statement-breakpoint
ALTER FUNCTION "count_review"() RENAME TO "update_star_counts";
--> statement-breakpoint
ALTER FUNCTION "refuse_own_review"() RENAME TO "reject_own_review";
--> statement-breakpoint
ALTER FUNCTION "count_wish"() RENAME TO "update_wishlist_adds";
--> statement-breakpoint
ALTER FUNCTION "refuse_own_wish"() RENAME TO "reject_own_wishlist_item";
--> statement-breakpoint
ALTER FUNCTION "refuse_own_vote"() RENAME TO "reject_own_vote";
--> statement-breakpoint
ALTER FUNCTION "refuse_changed_terms"() RENAME TO "reject_terms_change";
--> statement-breakpoint
ALTER FUNCTION "refuse_removal"() RENAME TO "reject_delete";
--> statement-breakpoint
ALTER FUNCTION "number_ledger_transaction"() RENAME TO "set_ledger_transaction_xid";
--> statement-breakpoint
ALTER FUNCTION "refuse_late_entries"() RENAME TO "reject_late_entries";
--> statement-breakpoint
ALTER FUNCTION "refuse_unbalanced"() RENAME TO "reject_unbalanced";
--> statement-breakpoint
ALTER FUNCTION "refuse_second_decision"() RENAME TO "reject_second_decision";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "update_wishlist_adds"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE "listing_daily_counts" SET "wishlist_adds" = "wishlist_adds" - 1
      WHERE "listing_id" = OLD."listing_id" AND "day" = (OLD."added_at" AT TIME ZONE 'utc')::date;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO "listing_daily_counts" ("listing_id", "day", "wishlist_adds")
      VALUES (NEW."listing_id", (NEW."added_at" AT TIME ZONE 'utc')::date, 1)
      ON CONFLICT ("listing_id", "day") DO UPDATE SET "wishlist_adds" = "listing_daily_counts"."wishlist_adds" + 1;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "reject_own_wishlist_item"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "listings" WHERE "id" = NEW."listing_id" AND "seller_id" = NEW."owner_id") THEN
    RAISE EXCEPTION 'a seller cannot add their own listing to a wishlist' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "set_ledger_transaction_xid"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."xid" := pg_current_xact_id()::text::bigint;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "reject_late_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM "added" WHERE NOT EXISTS (
      SELECT 1 FROM "public"."ledger_transactions"
      WHERE "id" = "added"."transaction_id" AND "xid" = pg_current_xact_id()::text::bigint
    )
  ) THEN
    RAISE EXCEPTION 'a ledger transaction is written whole' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END
$$;
