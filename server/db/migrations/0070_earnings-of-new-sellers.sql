-- Later, a job and payouts move the entry (decision 78).
CREATE FUNCTION "begin_earnings_of_seller"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO sync_feed (user_id, scope, entity, row_id, changed_in, revision)
	VALUES (NEW.user_id, 'seller', 'sellerEarnings', NEW.user_id, pg_current_xact_id(), 1)
	ON CONFLICT (user_id, scope, entity, row_id) DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "sellers_have_earnings" AFTER INSERT ON "sellers" FOR EACH ROW EXECUTE FUNCTION "begin_earnings_of_seller"();--> statement-breakpoint
INSERT INTO "sync_feed" (user_id, scope, entity, row_id, changed_in, revision)
SELECT user_id, 'seller', 'sellerEarnings', user_id, pg_current_xact_id(), 1 FROM "sellers"
ON CONFLICT (user_id, scope, entity, row_id) DO NOTHING;
