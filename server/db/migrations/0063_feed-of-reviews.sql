ALTER TABLE "sync_feed" ADD COLUMN "merge_state" text;--> statement-breakpoint
ALTER TABLE "sync_feed" ADD COLUMN "merge_revision" integer;--> statement-breakpoint
-- What a seller or an administrator does with a review leaves its revision: its author need not have seen that to delete it.
CREATE TRIGGER "reviews_are_synced" AFTER INSERT OR DELETE OR UPDATE OF "stars", "text" ON "reviews" FOR EACH ROW EXECUTE FUNCTION "record_synced_row"('buyer', 'reviews', 'author_id', 'listing_id');--> statement-breakpoint
CREATE TRIGGER "review_votes_are_synced" AFTER INSERT OR UPDATE OR DELETE ON "review_votes" FOR EACH ROW EXECUTE FUNCTION "record_synced_row"('buyer', 'reviewVotes', 'voter_id', 'review_id');--> statement-breakpoint
CREATE FUNCTION "touch_synced_review"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE sync_feed SET changed_in = pg_current_xact_id()
	WHERE user_id = NEW.author_id AND scope = 'buyer' AND entity = 'reviews' AND row_id = NEW.listing_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "replies_touch_reviews" AFTER UPDATE OF "reply_text" ON "reviews" FOR EACH ROW EXECUTE FUNCTION "touch_synced_review"();--> statement-breakpoint
INSERT INTO "sync_feed" (user_id, scope, entity, row_id, changed_in, revision)
SELECT author_id, 'buyer', 'reviews', listing_id, pg_current_xact_id(), 1 FROM "reviews"
UNION ALL
SELECT voter_id, 'buyer', 'reviewVotes', review_id, pg_current_xact_id(), 1 FROM "review_votes";
