-- Heard by the connection that each copy of the server listens on. The same payload twice in a transaction is sent once.
CREATE FUNCTION "poke_devices"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify(
		'sync_pokes',
		NEW.user_id || ' ' || NEW.scope || ' ' || coalesce(current_setting('reelwright.sync_writer', true), '')
	);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "sync_feed_pokes" AFTER INSERT OR UPDATE ON "sync_feed" FOR EACH ROW EXECUTE FUNCTION "poke_devices"();
