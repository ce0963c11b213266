CREATE TRIGGER "entitlements_are_synced" AFTER INSERT OR UPDATE OR DELETE ON "entitlements" FOR EACH ROW EXECUTE FUNCTION "record_synced_row"('buyer', 'purchases', 'holder_id', 'id');--> statement-breakpoint
-- For tables of which a purchase shows something. Its arguments: the column of `entitlements` to find it by, and the column here.
CREATE FUNCTION "touch_synced_purchases"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	wanted text := to_jsonb(NEW) ->> TG_ARGV[1];
BEGIN
	WITH shown AS (
		SELECT f.user_id, f.row_id FROM entitlements e
		JOIN sync_feed f ON f.user_id = e.holder_id AND f.scope = 'buyer' AND f.entity = 'purchases' AND f.row_id = e.id
		WHERE CASE TG_ARGV[0]
			WHEN 'id' THEN e.id = wanted
			WHEN 'order_id' THEN e.order_id = wanted
			ELSE e.listing_id = wanted
		END
		-- In their order, so that two of these cannot wait for each other.
		ORDER BY f.user_id, f.row_id
		FOR UPDATE OF f
	)
	UPDATE sync_feed f SET changed_in = pg_current_xact_id() FROM shown
	WHERE f.user_id = shown.user_id AND f.scope = 'buyer' AND f.entity = 'purchases' AND f.row_id = shown.row_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "openings_touch_purchases" AFTER INSERT ON "openings" FOR EACH ROW EXECUTE FUNCTION "touch_synced_purchases"('id', 'entitlement_id');--> statement-breakpoint
CREATE TRIGGER "orders_touch_purchases" AFTER UPDATE OF "state" ON "orders" FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION "touch_synced_purchases"('order_id', 'id');--> statement-breakpoint
CREATE TRIGGER "refund_requests_touch_purchases" AFTER INSERT OR UPDATE OF "state" ON "refund_requests" FOR EACH ROW EXECUTE FUNCTION "touch_synced_purchases"('order_id', 'order_id');--> statement-breakpoint
CREATE TRIGGER "listings_touch_purchases" AFTER UPDATE OF "version" ON "listings" FOR EACH ROW WHEN (OLD.version IS DISTINCT FROM NEW.version) EXECUTE FUNCTION "touch_synced_purchases"('listing_id', 'id');--> statement-breakpoint
INSERT INTO "sync_feed" (user_id, scope, entity, row_id, changed_in, revision)
SELECT holder_id, 'buyer', 'purchases', id, pg_current_xact_id(), 1 FROM "entitlements";
