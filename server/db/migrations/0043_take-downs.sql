CREATE TABLE "take_down_orders" (
	"take_down_id" text NOT NULL,
	"order_id" text NOT NULL,
	"refund_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "take_down_orders_take_down_id_order_id_pk" PRIMARY KEY("take_down_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "take_downs" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"actor_id" text NOT NULL,
	"reason" text NOT NULL,
	"has_refunds" boolean NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"reverted_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_duplicate_has_listing";--> statement-breakpoint
ALTER TABLE "take_down_orders" ADD CONSTRAINT "take_down_orders_take_down_id_take_downs_id_fk" FOREIGN KEY ("take_down_id") REFERENCES "public"."take_downs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "take_down_orders" ADD CONSTRAINT "take_down_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "take_down_orders" ADD CONSTRAINT "take_down_orders_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "take_downs" ADD CONSTRAINT "take_downs_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "take_downs" ADD CONSTRAINT "take_downs_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "take_down_orders_order" ON "take_down_orders" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "take_downs_in_force" ON "take_downs" USING btree ("listing_id") WHERE reverted_at is null;--> statement-breakpoint
CREATE INDEX "take_downs_listing" ON "take_downs" USING btree ("listing_id","id");--> statement-breakpoint
CREATE INDEX "take_downs_running" ON "take_downs" USING btree ("started_at") WHERE finished_at is null and reverted_at is null;--> statement-breakpoint
CREATE INDEX "orders_listing" ON "orders" USING btree ("listing_id","id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_of_an_item_have_listing" CHECK (("refunds"."kind" in ('duplicate', 'taken_down')) = ("refunds"."listing_id" is not null));--> statement-breakpoint
CREATE TRIGGER "take_downs_no_delete" BEFORE DELETE OR TRUNCATE ON "take_downs" FOR EACH STATEMENT EXECUTE FUNCTION "reject_delete"();--> statement-breakpoint
CREATE TRIGGER "take_down_orders_no_delete" BEFORE DELETE OR TRUNCATE ON "take_down_orders" FOR EACH STATEMENT EXECUTE FUNCTION "reject_delete"();
