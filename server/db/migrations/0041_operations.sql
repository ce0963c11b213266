CREATE TABLE "invariant_runs" (
	"checked_at" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"milliseconds" integer NOT NULL,
	"total" integer NOT NULL,
	"violations" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "route_failures" (
	"hour" timestamp (3) with time zone NOT NULL,
	"route" text NOT NULL,
	"failures" integer NOT NULL,
	CONSTRAINT "route_failures_hour_route_pk" PRIMARY KEY("hour","route"),
	CONSTRAINT "route_failures_positive" CHECK ("route_failures"."failures" > 0)
);
--> statement-breakpoint
CREATE TABLE "service_days" (
	"day" date NOT NULL,
	"service" text NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "service_days_day_service_pk" PRIMARY KEY("day","service")
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "contact_messages_open" ON "contact_messages" USING btree ("id") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "notices_not_mailed" ON "notices" USING btree ("id") WHERE mail = 'failed';--> statement-breakpoint
CREATE INDEX "refunds_failed" ON "refunds" USING btree ("settled_at") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "payouts_failed" ON "payouts" USING btree ("settled_at") WHERE state = 'failed';