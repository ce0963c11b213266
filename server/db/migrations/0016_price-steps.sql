ALTER TABLE "orders" ADD COLUMN "listed_cents" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_cents" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "owned_cents" integer;--> statement-breakpoint
UPDATE "orders" SET "listed_cents" = "gross_cents", "coupon_cents" = 0, "owned_cents" = 0;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "listed_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "coupon_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "owned_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_price_steps_sum" CHECK ("orders"."coupon_cents" >= 0 and "orders"."owned_cents" >= 0
        and "orders"."gross_cents" = "orders"."listed_cents" - "orders"."coupon_cents" - "orders"."owned_cents");
--> statement-breakpoint
DROP TRIGGER "orders_terms_immutable" ON "orders";
--> statement-breakpoint
-- A column that is not named here is a term of the order.
CREATE TRIGGER "orders_terms_immutable" BEFORE UPDATE ON "orders" FOR EACH ROW
  WHEN (
    to_jsonb(OLD) - '{state,checkout_id,checkout_url,paid_at,returned_cents,receipt_number,updated_at}'::text[]
    IS DISTINCT FROM
    to_jsonb(NEW) - '{state,checkout_id,checkout_url,paid_at,returned_cents,receipt_number,updated_at}'::text[]
    OR OLD."paid_at" IS NOT NULL AND NEW."paid_at" IS DISTINCT FROM OLD."paid_at"
    OR OLD."receipt_number" IS NOT NULL AND NEW."receipt_number" IS DISTINCT FROM OLD."receipt_number"
    OR OLD."checkout_id" IS NOT NULL AND NEW."checkout_id" IS DISTINCT FROM OLD."checkout_id"
  )
  EXECUTE FUNCTION "reject_terms_change"();
