ALTER TABLE "orders" DROP CONSTRAINT "orders_price_steps_sum";--> statement-breakpoint
ALTER TABLE "listing_search" ADD COLUMN "is_pay_what_you_want" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_versions" ADD COLUMN "is_pay_what_you_want" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_versions" ADD COLUMN "suggested_cents" integer;--> statement-breakpoint
-- A default fills the column without the updates that the trigger of an order's terms refuses.
ALTER TABLE "orders" ADD COLUMN "added_cents" integer NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "added_cents" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "listing_versions" ADD CONSTRAINT "listing_versions_suggestion" CHECK ("listing_versions"."suggested_cents" is null or "listing_versions"."is_pay_what_you_want"
        and "listing_versions"."suggested_cents" > "listing_versions"."price_cents" and "listing_versions"."suggested_cents" between 99 and 19999);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_price_steps_sum" CHECK ("orders"."sale_cents" >= 0 and "orders"."coupon_cents" >= 0 and "orders"."owned_cents" >= 0
        and "orders"."added_cents" >= 0 and "orders"."gross_cents" = "orders"."listed_cents" - "orders"."sale_cents" - "orders"."coupon_cents"
        - "orders"."owned_cents" + "orders"."added_cents");