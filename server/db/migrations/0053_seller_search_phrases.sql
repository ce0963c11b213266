CREATE TABLE "seller_search_phrases" (
	"seller_id" text NOT NULL,
	"day" date NOT NULL,
	"hash" text NOT NULL,
	"phrase" text,
	"visitors" integer NOT NULL,
	CONSTRAINT "seller_search_phrases_seller_id_day_hash_pk" PRIMARY KEY("seller_id","day","hash"),
	CONSTRAINT "seller_search_phrases_positive" CHECK ("seller_search_phrases"."visitors" > 0)
);
--> statement-breakpoint
ALTER TABLE "seller_search_phrases" ADD CONSTRAINT "seller_search_phrases_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;