CREATE TABLE "account_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"author_id" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_notes" ADD CONSTRAINT "account_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_notes" ADD CONSTRAINT "account_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_notes_newest" ON "account_notes" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "users_names" ON "users" USING gin ("display_name" gin_trgm_ops,"username" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_email_prefix" ON "users" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_suspended" ON "users" USING btree ("id") WHERE suspended_at is not null;--> statement-breakpoint
CREATE INDEX "users_unverified" ON "users" USING btree ("id") WHERE not is_verified and deleted_at is null;--> statement-breakpoint
CREATE INDEX "user_roles_role" ON "user_roles" USING btree ("role","user_id");--> statement-breakpoint
CREATE INDEX "sellers_state" ON "sellers" USING btree ("state","user_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE TRIGGER "account_notes_no_delete" BEFORE DELETE OR TRUNCATE ON "account_notes" FOR EACH STATEMENT EXECUTE FUNCTION "reject_delete"();
--> statement-breakpoint
CREATE FUNCTION "reject_note_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a note never changes; deleting the account that it is about empties it' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "account_notes_immutable" BEFORE UPDATE ON "account_notes" FOR EACH ROW
  WHEN (
    (OLD."id", OLD."user_id", OLD."author_id", OLD."created_at") IS DISTINCT FROM (NEW."id", NEW."user_id", NEW."author_id", NEW."created_at")
    OR NEW."text" NOT IN (OLD."text", '')
  )
  EXECUTE FUNCTION "reject_note_change"();
