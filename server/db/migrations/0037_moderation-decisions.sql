CREATE TABLE "appeals" (
	"id" text PRIMARY KEY NOT NULL,
	"decision_id" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"decided_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "appeals_decisionId_unique" UNIQUE("decision_id"),
	CONSTRAINT "appeals_decided" CHECK (("appeals"."state" = 'open') = ("appeals"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "moderation_decisions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"title" text,
	"reason" text NOT NULL,
	"actor_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_decision_id_moderation_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."moderation_decisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appeals_open" ON "appeals" USING btree ("id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "moderation_decisions_user" ON "moderation_decisions" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_decisions_in_force" ON "moderation_decisions" USING btree ("kind","subject_id") WHERE ended_at is null;--> statement-breakpoint
CREATE TRIGGER "moderation_decisions_no_delete" BEFORE DELETE OR TRUNCATE ON "moderation_decisions" FOR EACH STATEMENT EXECUTE FUNCTION "reject_delete"();--> statement-breakpoint
CREATE TRIGGER "appeals_no_delete" BEFORE DELETE OR TRUNCATE ON "appeals" FOR EACH STATEMENT EXECUTE FUNCTION "reject_delete"();
