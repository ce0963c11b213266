CREATE TRIGGER "notice_settings_are_synced" AFTER INSERT OR UPDATE OR DELETE ON "notice_settings" FOR EACH ROW EXECUTE FUNCTION "record_synced_row"('buyer', 'noticeSettings', 'user_id', 'kind');--> statement-breakpoint
INSERT INTO "sync_feed" (user_id, scope, entity, row_id, changed_in, revision)
SELECT user_id, 'buyer', 'noticeSettings', kind, pg_current_xact_id(), 1 FROM "notice_settings";
