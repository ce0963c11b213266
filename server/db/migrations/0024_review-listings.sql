CREATE TABLE "listing_submissions" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"state" text NOT NULL,
	"content" jsonb NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"base_version" integer,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decision_reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sealed"."submissions" (
	"submission_id" text PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_versions" ADD COLUMN "notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_submissions" ADD CONSTRAINT "listing_submissions_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sealed"."submissions" ADD CONSTRAINT "submissions_submission_id_listing_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."listing_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "listing_submissions_pending" ON "listing_submissions" USING btree ("listing_id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "listing_submissions_listing" ON "listing_submissions" USING btree ("listing_id","id");--> statement-breakpoint
CREATE INDEX "listing_submissions_queue" ON "listing_submissions" USING btree ("submitted_at") WHERE state = 'pending';