CREATE TABLE "sandbox_checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"title" text NOT NULL,
	"total_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"return_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"copies" integer NOT NULL,
	"delay_seconds" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_checkouts_orderId_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_events" (
	"checkout_id" text NOT NULL,
	"key" text NOT NULL,
	"id" text NOT NULL,
	"fact" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_events_checkout_id_key_pk" PRIMARY KEY("checkout_id","key"),
	CONSTRAINT "sandbox_events_id" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "sandbox_events" ADD CONSTRAINT "sandbox_events_checkout_id_sandbox_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."sandbox_checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_checkouts_newest" ON "sandbox_checkouts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_events_newest" ON "sandbox_events" USING btree ("created_at");