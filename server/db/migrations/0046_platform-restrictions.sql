CREATE TABLE "platform_restrictions" (
	"name" text PRIMARY KEY NOT NULL,
	"is_in_force" boolean NOT NULL,
	"reason" text NOT NULL,
	"actor_id" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "platform_restrictions" ADD CONSTRAINT "platform_restrictions_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER "platform_restrictions_no_delete" BEFORE DELETE OR TRUNCATE ON "platform_restrictions" FOR EACH STATEMENT EXECUTE FUNCTION "reject_delete"();
