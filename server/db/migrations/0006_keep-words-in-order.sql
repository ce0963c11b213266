DROP INDEX "listing_search_document";--> statement-breakpoint
CREATE INDEX "listing_search_document" ON "listing_search" USING gin ("document") WITH (fastupdate=false);