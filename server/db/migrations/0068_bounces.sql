CREATE TABLE "sent_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"notice_id" text,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"is_superseded" boolean DEFAULT false NOT NULL,
	"bounce" text,
	"bounced_at" timestamp (3) with time zone,
	"bounce_status" text,
	"bounce_diagnostic" text,
	CONSTRAINT "sent_mails_bounce" CHECK ("sent_mails"."bounce" in ('soft', 'hard')),
	CONSTRAINT "sent_mails_bounced_at" CHECK (("sent_mails"."bounce" is null) = ("sent_mails"."bounced_at" is null)),
	CONSTRAINT "sent_mails_bounce_is_short" CHECK (char_length("sent_mails"."bounce_status") <= 11 and char_length("sent_mails"."bounce_diagnostic") <= 160)
);
--> statement-breakpoint
CREATE TABLE "undeliverable_addresses" (
	"user_id" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sent_mails" ADD CONSTRAINT "sent_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "undeliverable_addresses" ADD CONSTRAINT "undeliverable_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_mails_user" ON "sent_mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sent_mails_bounced" ON "sent_mails" USING btree ("bounced_at") WHERE bounced_at is not null;