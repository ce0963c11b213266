CREATE TABLE "country_daily_sales" (
	"day" date NOT NULL,
	"country" text NOT NULL,
	"slot" smallint NOT NULL,
	"sales" integer DEFAULT 0 NOT NULL,
	"gross_cents" bigint DEFAULT 0 NOT NULL,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"disputed_cents" bigint DEFAULT 0 NOT NULL,
	"commission_cents" bigint DEFAULT 0 NOT NULL,
	"fee_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "country_daily_sales_day_country_slot_pk" PRIMARY KEY("day","country","slot")
);
--> statement-breakpoint
CREATE TABLE "seller_country_sales" (
	"seller_id" text NOT NULL,
	"month" date NOT NULL,
	"country" text NOT NULL,
	"sales" integer NOT NULL,
	CONSTRAINT "seller_country_sales_seller_id_month_country_pk" PRIMARY KEY("seller_id","month","country")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "seller_country_sales" ADD CONSTRAINT "seller_country_sales_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seller_country_sales_month" ON "seller_country_sales" USING btree ("month");