CREATE TABLE "muted_sellers" (
	"user_id" text NOT NULL,
	"seller_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "muted_sellers_user_id_seller_id_pk" PRIMARY KEY("user_id","seller_id")
);
--> statement-breakpoint
CREATE TABLE "seller_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"client_id" uuid NOT NULL,
	"text" text NOT NULL,
	"recipient_count" integer NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "seller_messages_client_unique" UNIQUE("seller_id","client_id"),
	CONSTRAINT "seller_messages_has_recipients" CHECK ("seller_messages"."recipient_count" > 0)
);
--> statement-breakpoint
ALTER TABLE "muted_sellers" ADD CONSTRAINT "muted_sellers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "muted_sellers" ADD CONSTRAINT "muted_sellers_seller_id_sellers_user_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_messages" ADD CONSTRAINT "seller_messages_seller_id_sellers_user_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_messages" ADD CONSTRAINT "seller_messages_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "muted_sellers_seller" ON "muted_sellers" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "seller_messages_newest" ON "seller_messages" USING btree ("listing_id","id");