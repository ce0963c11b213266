CREATE TABLE "mail_languages" (
	"person_id" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_switches" (
	"person_id" text NOT NULL,
	"kind" text NOT NULL,
	"in_app" boolean NOT NULL,
	"by_mail" boolean NOT NULL,
	CONSTRAINT "notice_switches_person_id_kind_pk" PRIMARY KEY("person_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"key" text NOT NULL,
	"subject" jsonb NOT NULL,
	"is_in_app" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"mail" text NOT NULL,
	"mail_tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "notices_once" UNIQUE("person_id","key")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"reporter_id" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reports_one_a_person" UNIQUE("reporter_id","subject_kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review_id" text NOT NULL,
	"voter_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_votes_review_id_voter_id_pk" PRIMARY KEY("review_id","voter_id")
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"owner_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"wishlist_id" text NOT NULL,
	"price_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wishes_owner_id_listing_id_pk" PRIMARY KEY("owner_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "wishlists" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wishlists_one_of_a_name" UNIQUE("owner_id","name"),
	CONSTRAINT "wishlists_owned" UNIQUE("id","owner_id")
);
--> statement-breakpoint
ALTER TABLE "mail_languages" ADD CONSTRAINT "mail_languages_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_switches" ADD CONSTRAINT "notice_switches_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_voter_id_users_id_fk" FOREIGN KEY ("voter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_list_of_their_own" FOREIGN KEY ("wishlist_id","owner_id") REFERENCES "public"."wishlists"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlists" ADD CONSTRAINT "wishlists_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_newest" ON "notices" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "notices_to_mail" ON "notices" USING btree ("mail_tries","id") WHERE mail = 'waiting';--> statement-breakpoint
CREATE INDEX "reports_subject" ON "reports" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "reports_waiting" ON "reports" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "review_votes_voter" ON "review_votes" USING btree ("voter_id");--> statement-breakpoint
CREATE INDEX "wishes_list" ON "wishes" USING btree ("wishlist_id");--> statement-breakpoint
CREATE INDEX "wishes_newest" ON "wishes" USING btree ("owner_id","added_at","listing_id");--> statement-breakpoint
CREATE INDEX "wishes_listing" ON "wishes" USING btree ("listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wishlists_one_without_a_name" ON "wishlists" USING btree ("owner_id") WHERE name is null;--> statement-breakpoint
CREATE FUNCTION "count_wish"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE "listing_days" SET "wishes" = "wishes" - 1
      WHERE "listing_id" = OLD."listing_id" AND "day" = (OLD."added_at" AT TIME ZONE 'utc')::date;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO "listing_days" ("listing_id", "day", "wishes")
      VALUES (NEW."listing_id", (NEW."added_at" AT TIME ZONE 'utc')::date, 1)
      ON CONFLICT ("listing_id", "day") DO UPDATE SET "wishes" = "listing_days"."wishes" + 1;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "wishes_are_counted" AFTER INSERT OR DELETE OR UPDATE OF "listing_id", "added_at" ON "wishes" FOR EACH ROW EXECUTE FUNCTION "count_wish"();
--> statement-breakpoint
CREATE FUNCTION "refuse_own_wish"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "listings" WHERE "id" = NEW."listing_id" AND "seller_id" = NEW."owner_id") THEN
    RAISE EXCEPTION 'nobody wishes for what they sell' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "wishes_are_by_others" BEFORE INSERT OR UPDATE OF "owner_id", "listing_id" ON "wishes" FOR EACH ROW EXECUTE FUNCTION "refuse_own_wish"();
--> statement-breakpoint
CREATE FUNCTION "refuse_own_vote"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "reviews" WHERE "id" = NEW."review_id" AND "author_id" = NEW."voter_id") THEN
    RAISE EXCEPTION 'nobody finds their own review helpful' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "review_votes_are_by_others" BEFORE INSERT OR UPDATE ON "review_votes" FOR EACH ROW EXECUTE FUNCTION "refuse_own_vote"();
