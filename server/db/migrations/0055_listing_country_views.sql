CREATE TABLE "listing_country_views" (
	"listing_id" text NOT NULL,
	"day" date NOT NULL,
	"country" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "listing_country_views_listing_id_day_country_pk" PRIMARY KEY("listing_id","day","country"),
	CONSTRAINT "listing_country_views_positive" CHECK ("listing_country_views"."views" > 0)
);
--> statement-breakpoint
ALTER TABLE "listing_country_views" ADD CONSTRAINT "listing_country_views_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;