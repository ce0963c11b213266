DROP INDEX "search_words_likeness";--> statement-breakpoint
CREATE INDEX "search_words_end" ON "search_words" USING btree (reverse("word") text_pattern_ops);