CREATE FUNCTION "remove_demo_versions"("ids" text[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  DELETE FROM "public"."bundle_items" WHERE "bundle_id" = ANY("ids");
  DELETE FROM "public"."listing_media" WHERE "listing_id" = ANY("ids");
  DELETE FROM "sealed"."contents" WHERE "listing_id" = ANY("ids");
  DELETE FROM "public"."listing_versions" WHERE "listing_id" = ANY("ids");
END
$$;
--> statement-breakpoint
COMMENT ON FUNCTION "remove_demo_versions" IS 'The only deletion of versions. The triggers of its tables refuse it for listings that are no demo.';
