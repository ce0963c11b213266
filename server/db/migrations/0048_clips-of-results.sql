ALTER TABLE "buyer_results" ALTER COLUMN "host" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "buyer_results" ALTER COLUMN "video_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "buyer_results" ADD COLUMN "clip_id" text;--> statement-breakpoint
ALTER TABLE "buyer_results" ADD CONSTRAINT "buyer_results_clip_id_media_id_fk" FOREIGN KEY ("clip_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "buyer_results_clip" ON "buyer_results" USING btree ("clip_id");--> statement-breakpoint
ALTER TABLE "buyer_results" ADD CONSTRAINT "buyer_results_video" CHECK (num_nonnulls("buyer_results"."host", "buyer_results"."video_id") = case when "buyer_results"."clip_id" is null then 2 else 0 end);