ALTER TABLE "sync_feed" ADD COLUMN "revision" integer;--> statement-breakpoint
ALTER TABLE "sync_feed" ADD COLUMN "written_by" text;--> statement-breakpoint
ALTER TABLE "sync_feed" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "sync_feed_tombstones" ON "sync_feed" USING btree ("deleted_at") WHERE deleted_at is not null;
--> statement-breakpoint
-- Its arguments: the scope, the entity, the column of the user whose row it is, and the column of the row's id.
CREATE FUNCTION "record_synced_row"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed jsonb := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
	writer text := nullif(current_setting('reelwright.sync_writer', true), '');
BEGIN
	IF TG_OP = 'DELETE' THEN
		-- Not added, since the user may be deleted together with the row.
		UPDATE sync_feed
		SET changed_in = pg_current_xact_id(), revision = revision + 1, written_by = writer, deleted_at = now()
		WHERE user_id = changed ->> TG_ARGV[2] AND scope = TG_ARGV[0] AND entity = TG_ARGV[1]
			AND row_id = changed ->> TG_ARGV[3];
	ELSE
		INSERT INTO sync_feed AS known (user_id, scope, entity, row_id, changed_in, revision, written_by)
		VALUES (changed ->> TG_ARGV[2], TG_ARGV[0], TG_ARGV[1], changed ->> TG_ARGV[3], pg_current_xact_id(), 1, writer)
		ON CONFLICT (user_id, scope, entity, row_id) DO UPDATE
		SET changed_in = excluded.changed_in, revision = known.revision + 1, written_by = excluded.written_by,
			deleted_at = null;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "wishlists_are_synced" AFTER INSERT OR UPDATE OR DELETE ON "wishlists" FOR EACH ROW EXECUTE FUNCTION "record_synced_row"('buyer', 'wishlists', 'owner_id', 'id');--> statement-breakpoint
CREATE TRIGGER "wishlist_items_are_synced" AFTER INSERT OR UPDATE OR DELETE ON "wishlist_items" FOR EACH ROW EXECUTE FUNCTION "record_synced_row"('buyer', 'wishlistItems', 'owner_id', 'listing_id');--> statement-breakpoint
INSERT INTO "sync_feed" (user_id, scope, entity, row_id, changed_in, revision)
SELECT owner_id, 'buyer', 'wishlists', id, pg_current_xact_id(), 1 FROM "wishlists"
UNION ALL
SELECT owner_id, 'buyer', 'wishlistItems', listing_id, pg_current_xact_id(), 1 FROM "wishlist_items";
