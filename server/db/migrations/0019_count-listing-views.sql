CREATE TABLE "counted_views" (
	"day" date NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "counted_views_day_hash_pk" PRIMARY KEY("day","hash")
);
--> statement-breakpoint
CREATE TABLE "listing_daily_views" (
	"listing_id" text NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "listing_daily_views_listing_id_day_source_pk" PRIMARY KEY("listing_id","day","source"),
	CONSTRAINT "listing_daily_views_positive" CHECK ("listing_daily_views"."views" > 0)
);
--> statement-breakpoint
CREATE TABLE "view_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_daily_views" ADD CONSTRAINT "listing_daily_views_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "counted_views_day" ON "counted_views" USING btree ("day");