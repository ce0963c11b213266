CREATE TABLE "sealed"."fingerprints" (
	"listing_id" text NOT NULL,
	"version" integer NOT NULL,
	"fingerprint" integer[] NOT NULL,
	"bands" bigint[] NOT NULL,
	CONSTRAINT "fingerprints_listing_id_version_pk" PRIMARY KEY("listing_id","version")
);
--> statement-breakpoint
ALTER TABLE "sealed"."fingerprints" ADD CONSTRAINT "fingerprints_listing_id_version_contents_listing_id_version_fk" FOREIGN KEY ("listing_id","version") REFERENCES "sealed"."contents"("listing_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fingerprints_bands" ON "sealed"."fingerprints" USING gin ("bands");