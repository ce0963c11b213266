ALTER TABLE "sellers" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "sells" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "terms_version" text;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "terms_hash" text;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "until" timestamp (3) with time zone;