CREATE TABLE "coupon_redemptions" (
	"order_id" text PRIMARY KEY NOT NULL,
	"coupon_id" text NOT NULL,
	"buyer_id" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_listings" (
	"coupon_id" text NOT NULL,
	"listing_id" text NOT NULL,
	CONSTRAINT "coupon_listings_coupon_id_listing_id_pk" PRIMARY KEY("coupon_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"code" text NOT NULL,
	"percent" integer,
	"amount_cents" integer,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"max_uses" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coupons_seller_code_unique" UNIQUE("seller_id","code"),
	CONSTRAINT "coupons_discount_range" CHECK (case when "coupons"."percent" is null then coalesce("coupons"."amount_cents", 0) > 0
        else "coupons"."amount_cents" is null and "coupons"."percent" between 1 and 100 end)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_id" text;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_listings" ADD CONSTRAINT "coupon_listings_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_listings" ADD CONSTRAINT "coupon_listings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_redemptions_buyer_unique" ON "coupon_redemptions" USING btree ("coupon_id","buyer_id") WHERE state = 'claimed';--> statement-breakpoint
CREATE INDEX "coupon_redemptions_coupon" ON "coupon_redemptions" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "coupon_redemptions_buyer" ON "coupon_redemptions" USING btree ("buyer_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_takes_off" CHECK (("orders"."coupon_id" is null) = ("orders"."coupon_cents" = 0));
--> statement-breakpoint
CREATE TRIGGER "coupons_no_delete" BEFORE DELETE OR TRUNCATE ON "coupons" FOR EACH STATEMENT EXECUTE FUNCTION "reject_delete"();
--> statement-breakpoint
CREATE TRIGGER "coupon_redemptions_no_delete" BEFORE DELETE OR TRUNCATE ON "coupon_redemptions" FOR EACH STATEMENT EXECUTE FUNCTION "reject_delete"();
--> statement-breakpoint
CREATE FUNCTION "reject_coupon_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the code and the discount of a coupon, and who redeemed it, never change' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "coupons_discount_immutable" BEFORE UPDATE ON "coupons" FOR EACH ROW
  WHEN (
    (OLD."id", OLD."seller_id", OLD."code", OLD."percent", OLD."amount_cents", OLD."created_at")
    IS DISTINCT FROM
    (NEW."id", NEW."seller_id", NEW."code", NEW."percent", NEW."amount_cents", NEW."created_at")
    OR OLD."ended_at" IS NOT NULL AND NEW."ended_at" IS DISTINCT FROM OLD."ended_at"
  )
  EXECUTE FUNCTION "reject_coupon_change"();
--> statement-breakpoint
CREATE TRIGGER "coupon_redemptions_immutable" BEFORE UPDATE ON "coupon_redemptions" FOR EACH ROW
  WHEN (
    (OLD."order_id", OLD."coupon_id", OLD."buyer_id", OLD."created_at")
    IS DISTINCT FROM
    (NEW."order_id", NEW."coupon_id", NEW."buyer_id", NEW."created_at")
  )
  EXECUTE FUNCTION "reject_coupon_change"();
