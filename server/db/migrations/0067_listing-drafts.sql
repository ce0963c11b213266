CREATE TABLE "sealed"."listing_drafts" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"revision" integer NOT NULL,
	"is_deleted" boolean NOT NULL,
	"content" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "listing_drafts_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "listing_drafts_revision_positive" CHECK ("sealed"."listing_drafts"."revision" > 0)
);
--> statement-breakpoint
ALTER TABLE "sealed"."listing_drafts" ADD CONSTRAINT "listing_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_drafts_tombstones" ON "sealed"."listing_drafts" USING btree ("updated_at") WHERE is_deleted;