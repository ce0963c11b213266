CREATE TABLE "sync_devices" (
	"user_id" text NOT NULL,
	"device_id" text NOT NULL,
	"name" text NOT NULL,
	"last_sequence" bigint NOT NULL,
	"changed_in" "xid8" NOT NULL,
	"last_synced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sync_devices_user_id_device_id_pk" PRIMARY KEY("user_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "sync_feed" (
	"user_id" text NOT NULL,
	"scope" text NOT NULL,
	"entity" text NOT NULL,
	"row_id" text NOT NULL,
	"changed_in" "xid8" NOT NULL,
	CONSTRAINT "sync_feed_user_id_scope_entity_row_id_pk" PRIMARY KEY("user_id","scope","entity","row_id")
);
--> statement-breakpoint
CREATE TABLE "sync_generation" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"generation" text NOT NULL,
	CONSTRAINT "sync_generation_one_row" CHECK (id)
);
--> statement-breakpoint
CREATE TABLE "sync_mutations" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"refusal" text,
	"applied_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sync_mutations_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "synced_rows" (
	"user_id" text NOT NULL,
	"entity" text NOT NULL,
	"id" text NOT NULL,
	"revision" integer NOT NULL,
	"is_deleted" boolean NOT NULL,
	"content" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "synced_rows_user_id_entity_id_pk" PRIMARY KEY("user_id","entity","id"),
	CONSTRAINT "synced_rows_revision_positive" CHECK ("synced_rows"."revision" > 0)
);
--> statement-breakpoint
ALTER TABLE "sync_devices" ADD CONSTRAINT "sync_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_feed" ADD CONSTRAINT "sync_feed_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_mutations" ADD CONSTRAINT "sync_mutations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "synced_rows" ADD CONSTRAINT "synced_rows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sync_devices_last_synced" ON "sync_devices" USING btree ("last_synced_at");--> statement-breakpoint
CREATE INDEX "sync_feed_changes" ON "sync_feed" USING btree ("user_id","scope","changed_in","entity","row_id");--> statement-breakpoint
CREATE INDEX "sync_mutations_applied" ON "sync_mutations" USING btree ("applied_at");--> statement-breakpoint
CREATE INDEX "synced_rows_tombstones" ON "synced_rows" USING btree ("updated_at") WHERE is_deleted;