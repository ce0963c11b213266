CREATE TABLE "media" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"media_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"duration_ms" integer,
	"size" integer NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "media_owner_key_unique" UNIQUE("owner_id","media_key")
);
--> statement-breakpoint
CREATE TABLE "media_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"part_names" text[] DEFAULT '{}' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "media_uploads_owner_file_unique" UNIQUE("owner_id","sha256","kind","size"),
	CONSTRAINT "media_uploads_received" CHECK ("media_uploads"."received" between 0 and "media_uploads"."size")
);
--> statement-breakpoint
ALTER TABLE "listing_media" ADD COLUMN "poster_key" text;--> statement-breakpoint
ALTER TABLE "listing_media" ADD COLUMN "model" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_media" ADD COLUMN "made_on" date;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_uploads" ADD CONSTRAINT "media_uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_used" ON "media" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "media_uploads_expiry" ON "media_uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "listing_media_key" ON "listing_media" USING btree ("media_key");--> statement-breakpoint
CREATE INDEX "listing_media_poster" ON "listing_media" USING btree ("poster_key");