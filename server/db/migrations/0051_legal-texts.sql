CREATE TABLE "accepted_seller_terms" (
	"seller_id" text NOT NULL,
	"version" text NOT NULL,
	"hash" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "accepted_seller_terms_seller_id_version_pk" PRIMARY KEY("seller_id","version")
);
--> statement-breakpoint
CREATE TABLE "legal_texts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"version" text NOT NULL,
	"texts" jsonb NOT NULL,
	"hash" text NOT NULL,
	"effective_at" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"actor_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"withdrawn_by" text,
	CONSTRAINT "legal_texts_begin_later" CHECK ("legal_texts"."effective_at" > "legal_texts"."created_at"),
	CONSTRAINT "legal_texts_withdrawn" CHECK ("legal_texts"."withdrawn_at" < "legal_texts"."effective_at"),
	CONSTRAINT "legal_texts_hash" CHECK ("legal_texts"."hash" = encode(sha256(convert_to("legal_texts"."texts" ->> 'en', 'UTF8')), 'hex'))
);
--> statement-breakpoint
ALTER TABLE "accepted_seller_terms" ADD CONSTRAINT "accepted_seller_terms_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_texts" ADD CONSTRAINT "legal_texts_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_texts" ADD CONSTRAINT "legal_texts_withdrawn_by_users_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "legal_texts_version" ON "legal_texts" USING btree ("name","version") WHERE withdrawn_at is null;
--> statement-breakpoint
CREATE FUNCTION "reject_legal_text_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a text never changes; one that has not begun can be withdrawn' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "legal_texts_immutable" BEFORE UPDATE ON "legal_texts" FOR EACH ROW
  WHEN (
    OLD."withdrawn_at" IS NOT NULL OR NEW."withdrawn_at" IS NULL
    OR (OLD."id", OLD."name", OLD."version", OLD."texts", OLD."hash", OLD."effective_at", OLD."reason", OLD."actor_id", OLD."created_at")
      IS DISTINCT FROM (NEW."id", NEW."name", NEW."version", NEW."texts", NEW."hash", NEW."effective_at", NEW."reason", NEW."actor_id", NEW."created_at")
  )
  EXECUTE FUNCTION "reject_legal_text_change"();
--> statement-breakpoint
CREATE TRIGGER "legal_texts_no_delete" BEFORE DELETE OR TRUNCATE ON "legal_texts" FOR EACH STATEMENT EXECUTE FUNCTION "reject_delete"();
--> statement-breakpoint
INSERT INTO "accepted_seller_terms" ("seller_id", "version", "hash", "accepted_at")
  SELECT "user_id", "terms_version", "terms_hash", "created_at" FROM "sellers" WHERE "terms_version" IS NOT NULL AND "terms_hash" IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER "accepted_seller_terms_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "accepted_seller_terms" FOR EACH STATEMENT EXECUTE FUNCTION "reject_change"();
