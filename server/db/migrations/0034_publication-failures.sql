ALTER TABLE "listing_submissions" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "listing_submissions" ADD CONSTRAINT "listing_submissions_failure_is_returned" CHECK ("listing_submissions"."failure" is null or "listing_submissions"."state" = 'changes_requested');--> statement-breakpoint
-- Until now the reason was stored as an English sentence.
UPDATE "listing_submissions" SET "failure" = known."failure", "decision_reason" = ''
FROM (VALUES
  ('not_selling', 'You need an active seller account to do this. Your listings page shows the reason.'),
  ('media_missing', 'An image or video of this listing is no longer on the server. Remove it, then add it again.'),
  ('bundle_not_valid', 'A prompt in this bundle is no longer on sale, or the bundle costs more than its prompts do one by one. Nothing was submitted.'),
  ('draft_not_valid', 'The media of the draft are not valid')
) known ("failure", "reason")
WHERE "state" = 'changes_requested' AND "publish_at" IS NOT NULL AND "decision_reason" = known."reason";
