CREATE TABLE "buyer_results" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"author_id" text NOT NULL,
	"host" text NOT NULL,
	"video_id" text NOT NULL,
	"model" text NOT NULL,
	"settings" text NOT NULL,
	"changes" text NOT NULL,
	"takes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "buyer_results_listing_author_unique" UNIQUE("listing_id","author_id"),
	CONSTRAINT "buyer_results_takes" CHECK ("buyer_results"."takes" between 1 and 20)
);
--> statement-breakpoint
ALTER TABLE "buyer_results" ADD CONSTRAINT "buyer_results_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_results" ADD CONSTRAINT "buyer_results_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "buyer_results_newest" ON "buyer_results" USING btree ("listing_id","id");--> statement-breakpoint
CREATE INDEX "buyer_results_author" ON "buyer_results" USING btree ("author_id");
--> statement-breakpoint
CREATE FUNCTION "reject_own_result"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "listings" WHERE "id" = NEW."listing_id" AND "seller_id" = NEW."author_id") THEN
    RAISE EXCEPTION 'sellers do not add results to their own listings' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "buyer_results_author_is_not_seller" BEFORE INSERT OR UPDATE OF "author_id", "listing_id" ON "buyer_results" FOR EACH ROW EXECUTE FUNCTION "reject_own_result"();
