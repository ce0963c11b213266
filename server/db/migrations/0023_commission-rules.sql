ALTER TABLE "orders" ADD COLUMN "commission_rule" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "commission_rule" DROP DEFAULT;
