-- Not for what becomes of its mail.
CREATE TRIGGER "notices_are_synced" AFTER INSERT OR DELETE OR UPDATE OF "subject", "is_in_app", "read_at" ON "notices" FOR EACH ROW EXECUTE FUNCTION "record_synced_row"('buyer', 'notices', 'user_id', 'id');--> statement-breakpoint
-- A message that was reported and hidden is no longer told of.
CREATE FUNCTION "touch_notices_of_message"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE sync_feed f SET changed_in = pg_current_xact_id() FROM notices n
	WHERE n.subject ->> 'messageId' = NEW.subject_id
		AND f.user_id = n.user_id AND f.scope = 'buyer' AND f.entity = 'notices' AND f.row_id = n.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "reports_touch_notices" AFTER UPDATE OF "state" ON "reports" FOR EACH ROW WHEN (NEW.subject_kind = 'message' AND OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION "touch_notices_of_message"();--> statement-breakpoint
INSERT INTO "sync_feed" (user_id, scope, entity, row_id, changed_in, revision)
SELECT user_id, 'buyer', 'notices', id, pg_current_xact_id(), 1 FROM "notices"
WHERE is_in_app AND created_at > now() - interval '90 days';
