CREATE TABLE "sale_announcements" (
	"sale_id" text PRIMARY KEY NOT NULL,
	"announced_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sale_announcements" ADD CONSTRAINT "sale_announcements_sale_id_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Nobody is notified now of a sale that began before.
INSERT INTO "sale_announcements" ("sale_id", "announced_at")
SELECT "id", now() FROM "sales" WHERE "starts_at" <= now();
