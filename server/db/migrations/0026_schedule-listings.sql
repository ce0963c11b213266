DROP INDEX "listing_submissions_pending";--> statement-breakpoint
ALTER TABLE "listing_submissions" ADD COLUMN "publish_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "listing_submissions_open" ON "listing_submissions" USING btree ("listing_id") WHERE state in ('pending', 'scheduled');--> statement-breakpoint
CREATE INDEX "listing_submissions_scheduled" ON "listing_submissions" USING btree ("publish_at") WHERE state = 'scheduled';