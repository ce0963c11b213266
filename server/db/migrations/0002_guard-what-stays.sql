CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING MESSAGE = format('%I is only ever added to', TG_TABLE_NAME), ERRCODE = 'restrict_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_entries_are_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
INSERT INTO "catalogue_clock" ("id", "epoch", "kept_from", "marked_epoch") VALUES (1, 0, 0, 0);
--> statement-breakpoint
ALTER TABLE "catalogue_clock" ADD CONSTRAINT "catalogue_clock_is_one_row" CHECK ("id" = 1);
--> statement-breakpoint
CREATE FUNCTION "refuse_changed_version"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "listing" text := coalesce(to_jsonb(OLD) ->> 'listing_id', to_jsonb(OLD) ->> 'bundle_id');
BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM "public"."listings" WHERE "id" = "listing" AND "is_demo") THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'a published version never changes: % of %', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE FUNCTION "refuse_emptying"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a published version never changes: % of %', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "listing_versions_stay" BEFORE UPDATE OR DELETE ON "listing_versions" FOR EACH ROW EXECUTE FUNCTION "refuse_changed_version"();
--> statement-breakpoint
CREATE TRIGGER "bundle_items_stay" BEFORE UPDATE OR DELETE ON "bundle_items" FOR EACH ROW EXECUTE FUNCTION "refuse_changed_version"();
--> statement-breakpoint
CREATE TRIGGER "listing_media_stay" BEFORE UPDATE OR DELETE ON "listing_media" FOR EACH ROW EXECUTE FUNCTION "refuse_changed_version"();
--> statement-breakpoint
CREATE TRIGGER "sealed_contents_stay" BEFORE UPDATE OR DELETE ON "sealed"."contents" FOR EACH ROW EXECUTE FUNCTION "refuse_changed_version"();
--> statement-breakpoint
CREATE TRIGGER "listing_versions_remain" BEFORE TRUNCATE ON "listing_versions" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_emptying"();
--> statement-breakpoint
CREATE TRIGGER "bundle_items_remain" BEFORE TRUNCATE ON "bundle_items" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_emptying"();
--> statement-breakpoint
CREATE TRIGGER "listing_media_remain" BEFORE TRUNCATE ON "listing_media" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_emptying"();
--> statement-breakpoint
CREATE TRIGGER "sealed_contents_remain" BEFORE TRUNCATE ON "sealed"."contents" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_emptying"();
--> statement-breakpoint
CREATE FUNCTION "refuse_changed_origin"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'whose a listing is, its slug and whether it is a demo never change' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "listings_keep_their_origin" BEFORE UPDATE ON "listings" FOR EACH ROW
  WHEN (OLD."is_demo" IS DISTINCT FROM NEW."is_demo" OR OLD."seller_id" IS DISTINCT FROM NEW."seller_id" OR OLD."slug" IS DISTINCT FROM NEW."slug")
  EXECUTE FUNCTION "refuse_changed_origin"();
--> statement-breakpoint
CREATE FUNCTION "count_review"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE "listings" SET "stars"[OLD."stars"] = "stars"[OLD."stars"] - 1 WHERE "id" = OLD."listing_id";
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE "listings" SET "stars"[NEW."stars"] = "stars"[NEW."stars"] + 1 WHERE "id" = NEW."listing_id";
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "reviews_are_counted" AFTER INSERT OR DELETE OR UPDATE OF "stars", "listing_id" ON "reviews" FOR EACH ROW EXECUTE FUNCTION "count_review"();
--> statement-breakpoint
CREATE FUNCTION "refuse_own_review"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "listings" WHERE "id" = NEW."listing_id" AND "seller_id" = NEW."author_id") THEN
    RAISE EXCEPTION 'nobody reviews what they sell' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "reviews_are_by_others" BEFORE INSERT OR UPDATE OF "author_id", "listing_id" ON "reviews" FOR EACH ROW EXECUTE FUNCTION "refuse_own_review"();
