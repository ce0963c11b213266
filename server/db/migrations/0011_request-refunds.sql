CREATE TABLE "refund_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"decide_by" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"decision_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "refund_requests_are_decided" CHECK (("refund_requests"."state" = 'open') = ("refund_requests"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_one_an_order" ON "refund_requests" USING btree ("order_id") WHERE state <> 'closed';--> statement-breakpoint
CREATE INDEX "refund_requests_order" ON "refund_requests" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_requests_open" ON "refund_requests" USING btree ("decide_by") WHERE state = 'open';--> statement-breakpoint
CREATE TRIGGER "refund_requests_stay" BEFORE DELETE OR TRUNCATE ON "refund_requests" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_removal"();
--> statement-breakpoint
CREATE FUNCTION "refuse_second_decision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a refund request is decided once, and its order and deadline never change' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "refund_requests_are_decided_once" BEFORE UPDATE ON "refund_requests" FOR EACH ROW
  WHEN (
    (OLD."id", OLD."order_id", OLD."requested_at", OLD."decide_by") IS DISTINCT FROM
      (NEW."id", NEW."order_id", NEW."requested_at", NEW."decide_by")
    OR OLD."state" <> 'open' AND (OLD."state", OLD."decided_at", OLD."decided_by") IS DISTINCT FROM
      (NEW."state", NEW."decided_at", NEW."decided_by")
  )
  EXECUTE FUNCTION "refuse_second_decision"();
