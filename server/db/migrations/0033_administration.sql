DROP INDEX "audit_entries_actor";--> statement-breakpoint
DROP INDEX "audit_entries_subject";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "stepped_up_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_entries_created" ON "audit_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_id","id");