CREATE TABLE "factor_recoveries" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"language" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	CONSTRAINT "factor_recoveries_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "sign_ups" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_ups" ADD COLUMN "nonce_hash" text;--> statement-breakpoint
ALTER TABLE "factor_recoveries" ADD CONSTRAINT "factor_recoveries_user_id_two_factors_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."two_factors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "factor_recoveries_due" ON "factor_recoveries" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "sign_ups" ADD CONSTRAINT "sign_ups_password_has_nonce" CHECK (("sign_ups"."password_hash" is null) = ("sign_ups"."nonce_hash" is null));