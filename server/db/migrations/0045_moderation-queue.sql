CREATE TABLE "moderation_claims" (
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"claimant_id" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "moderation_claims_kind_subject_id_pk" PRIMARY KEY("kind","subject_id")
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "moderation_claims" ADD CONSTRAINT "moderation_claims_claimant_id_users_id_fk" FOREIGN KEY ("claimant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moderation_claims_claimant" ON "moderation_claims" USING btree ("claimant_id");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "update_star_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."hidden_at" IS NULL THEN
    UPDATE "listings" SET "stars"[OLD."stars"] = "stars"[OLD."stars"] - 1 WHERE "id" = OLD."listing_id";
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."hidden_at" IS NULL THEN
    UPDATE "listings" SET "stars"[NEW."stars"] = "stars"[NEW."stars"] + 1 WHERE "id" = NEW."listing_id";
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER "reviews_update_star_counts" ON "reviews";
--> statement-breakpoint
CREATE TRIGGER "reviews_update_star_counts" AFTER INSERT OR DELETE OR UPDATE OF "stars", "listing_id", "hidden_at" ON "reviews" FOR EACH ROW EXECUTE FUNCTION "update_star_counts"();
