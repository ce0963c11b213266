CREATE TABLE "strikes" (
	"decision_id" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"voided_at" timestamp (3) with time zone,
	"voided_by" text,
	"void_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "strikes_points" CHECK ("strikes"."points" > 0)
);
--> statement-breakpoint
ALTER TABLE "strikes" ADD CONSTRAINT "strikes_decision_id_moderation_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."moderation_decisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strikes" ADD CONSTRAINT "strikes_voided_by_users_id_fk" FOREIGN KEY ("voided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER "strikes_no_delete" BEFORE DELETE OR TRUNCATE ON "strikes" FOR EACH STATEMENT EXECUTE FUNCTION "reject_delete"();
--> statement-breakpoint
CREATE FUNCTION "reject_strike_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a strike never changes; it is voided once, and deleting the account empties the reason' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "strikes_immutable" BEFORE UPDATE ON "strikes" FOR EACH ROW
  WHEN (
    (OLD."decision_id", OLD."points", OLD."expires_at") IS DISTINCT FROM (NEW."decision_id", NEW."points", NEW."expires_at")
    OR (OLD."voided_at" IS NOT NULL AND (
      (OLD."voided_at", OLD."voided_by") IS DISTINCT FROM (NEW."voided_at", NEW."voided_by")
      OR NEW."void_reason" NOT IN (OLD."void_reason", '')
    ))
  )
  EXECUTE FUNCTION "reject_strike_change"();
