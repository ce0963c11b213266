CREATE INDEX "listing_daily_views_day" ON "listing_daily_views" USING btree ("day");--> statement-breakpoint
CREATE TRIGGER "sellers_are_synced" AFTER INSERT OR UPDATE OR DELETE ON "sellers" FOR EACH ROW EXECUTE FUNCTION "record_synced_row"('seller', 'sellers', 'user_id', 'user_id');--> statement-breakpoint
CREATE TRIGGER "listings_are_synced" AFTER INSERT OR UPDATE OR DELETE ON "listings" FOR EACH ROW EXECUTE FUNCTION "record_synced_row"('seller', 'listings', 'seller_id', 'id');--> statement-breakpoint
CREATE TRIGGER "coupons_are_synced" AFTER INSERT OR UPDATE OR DELETE ON "coupons" FOR EACH ROW EXECUTE FUNCTION "record_synced_row"('seller', 'coupons', 'seller_id', 'id');--> statement-breakpoint
CREATE TRIGGER "payouts_are_synced" AFTER INSERT OR UPDATE OR DELETE ON "payouts" FOR EACH ROW EXECUTE FUNCTION "record_synced_row"('seller', 'payouts', 'seller_id', 'id');--> statement-breakpoint
CREATE TRIGGER "moderation_decisions_are_synced" AFTER INSERT OR UPDATE OR DELETE ON "moderation_decisions" FOR EACH ROW EXECUTE FUNCTION "record_synced_row"('seller', 'moderationDecisions', 'user_id', 'id');--> statement-breakpoint
-- For tables of which a row of the seller shows something. Its arguments: the entity, and the column here that names its row.
CREATE FUNCTION "touch_sellers_row"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	wanted text := to_jsonb(NEW) ->> TG_ARGV[1];
	owner text;
BEGIN
	owner := CASE TG_ARGV[0]
		WHEN 'listings' THEN (SELECT seller_id FROM listings WHERE id = wanted)
		WHEN 'coupons' THEN (SELECT seller_id FROM coupons WHERE id = wanted)
		WHEN 'moderationDecisions' THEN (SELECT user_id FROM moderation_decisions WHERE id = wanted)
		ELSE wanted
	END;
	UPDATE sync_feed SET changed_in = pg_current_xact_id()
	WHERE user_id = owner AND scope = 'seller' AND entity = TG_ARGV[0] AND row_id = wanted;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "submissions_touch_listings" AFTER INSERT OR UPDATE ON "listing_submissions" FOR EACH ROW EXECUTE FUNCTION "touch_sellers_row"('listings', 'listing_id');--> statement-breakpoint
CREATE TRIGGER "redemptions_touch_coupons" AFTER INSERT OR UPDATE OF "state" ON "coupon_redemptions" FOR EACH ROW EXECUTE FUNCTION "touch_sellers_row"('coupons', 'coupon_id');--> statement-breakpoint
CREATE TRIGGER "appeals_touch_decisions" AFTER INSERT OR UPDATE ON "appeals" FOR EACH ROW EXECUTE FUNCTION "touch_sellers_row"('moderationDecisions', 'decision_id');--> statement-breakpoint
CREATE TRIGGER "strikes_touch_decisions" AFTER INSERT OR UPDATE ON "strikes" FOR EACH ROW EXECUTE FUNCTION "touch_sellers_row"('moderationDecisions', 'decision_id');--> statement-breakpoint
CREATE TRIGGER "payouts_touch_earnings" AFTER INSERT OR UPDATE OF "state" ON "payouts" FOR EACH ROW EXECUTE FUNCTION "touch_sellers_row"('sellerEarnings', 'seller_id');--> statement-breakpoint
INSERT INTO "sync_feed" (user_id, scope, entity, row_id, changed_in, revision)
SELECT user_id, 'seller', 'sellers', user_id, pg_current_xact_id(), 1 FROM "sellers"
UNION ALL
SELECT user_id, 'seller', 'sellerEarnings', user_id, pg_current_xact_id(), 1 FROM "sellers"
UNION ALL
SELECT seller_id, 'seller', 'listings', id, pg_current_xact_id(), 1 FROM "listings"
UNION ALL
SELECT seller_id, 'seller', 'coupons', id, pg_current_xact_id(), 1 FROM "coupons"
UNION ALL
SELECT seller_id, 'seller', 'payouts', id, pg_current_xact_id(), 1 FROM "payouts"
UNION ALL
SELECT user_id, 'seller', 'moderationDecisions', id, pg_current_xact_id(), 1 FROM "moderation_decisions"
UNION ALL
SELECT DISTINCT l.seller_id, 'seller', 'sellerMonths', to_char(c.day, 'YYYY-MM'), pg_current_xact_id(), 1
FROM (SELECT listing_id, day FROM "listing_daily_counts" UNION SELECT listing_id, day FROM "listing_daily_views") c
JOIN "listings" l ON l.id = c.listing_id;
