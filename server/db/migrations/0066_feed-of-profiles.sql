CREATE TRIGGER "users_are_synced" AFTER INSERT OR DELETE OR UPDATE OF "username", "display_name", "bio", "links", "avatar_key" ON "users" FOR EACH ROW EXECUTE FUNCTION "record_synced_row"('buyer', 'profiles', 'id', 'id');--> statement-breakpoint
INSERT INTO "sync_feed" (user_id, scope, entity, row_id, changed_in, revision)
SELECT id, 'buyer', 'profiles', id, pg_current_xact_id(), 1 FROM "users" WHERE deleted_at IS NULL;
