CREATE SCHEMA "sealed";
--> statement-breakpoint
CREATE TABLE "desktop_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"challenge" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"user_id" text,
	"token_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_requests_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ip_address" text,
	"user_agent" text,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "sign_in_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"account_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_methods_provider_account" UNIQUE("provider_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "sign_ups" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"username" text NOT NULL,
	"display_name" text NOT NULL,
	"token_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_ups_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	CONSTRAINT "two_factors_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"username" text NOT NULL,
	"display_name" text NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"avatar_key" text,
	"has_second_factor" boolean DEFAULT false NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"suspended_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_email_is_lower_case" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"subject_id" text NOT NULL,
	"reason" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"granted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role")
);
--> statement-breakpoint
CREATE TABLE "catalogue_clock" (
	"id" integer PRIMARY KEY NOT NULL,
	"epoch" bigint NOT NULL,
	"kept_from" bigint NOT NULL,
	"marked_epoch" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "first_acts" (
	"name" text PRIMARY KEY NOT NULL,
	"done_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_search" (
	"listing_id" text NOT NULL,
	"since_epoch" bigint NOT NULL,
	"until_epoch" bigint DEFAULT 9007199254740991 NOT NULL,
	"seller_id" text NOT NULL,
	"version" integer NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"tags" text[] NOT NULL,
	"price_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"card_facts" jsonb NOT NULL,
	"prompt_count" integer NOT NULL,
	"cover" jsonb,
	"is_demo" boolean NOT NULL,
	"models" text[] NOT NULL,
	"works_on" text[] NOT NULL,
	"ratios" text[] NOT NULL,
	"languages" text[] NOT NULL,
	"least_seconds" real NOT NULL,
	"most_seconds" real NOT NULL,
	"has_audio" boolean NOT NULL,
	"review_count" integer NOT NULL,
	"star_sum" integer NOT NULL,
	"bayes_rating" double precision NOT NULL,
	"sales_count" integer NOT NULL,
	"trending" double precision NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"words" text[] NOT NULL,
	"document" "tsvector" NOT NULL,
	CONSTRAINT "listing_search_listing_id_since_epoch_pk" PRIMARY KEY("listing_id","since_epoch")
);
--> statement-breakpoint
CREATE TABLE "search_tags" (
	"tag" text PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"sender_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"fingerprint" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "showcase_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"submitter_id" text,
	"title" text NOT NULL,
	"creator" text NOT NULL,
	"model" text NOT NULL,
	"note" text NOT NULL,
	"host" text NOT NULL,
	"video_id" text NOT NULL,
	"data" jsonb NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "bundle_items" (
	"bundle_id" text NOT NULL,
	"bundle_version" integer NOT NULL,
	"position" integer NOT NULL,
	"item_id" text NOT NULL,
	CONSTRAINT "bundle_items_bundle_id_bundle_version_position_pk" PRIMARY KEY("bundle_id","bundle_version","position"),
	CONSTRAINT "bundle_items_once" UNIQUE("bundle_id","bundle_version","item_id")
);
--> statement-breakpoint
CREATE TABLE "listing_days" (
	"listing_id" text NOT NULL,
	"day" date NOT NULL,
	"sales" integer DEFAULT 0 NOT NULL,
	"wishes" integer DEFAULT 0 NOT NULL,
	"opens" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "listing_days_listing_id_day_pk" PRIMARY KEY("listing_id","day")
);
--> statement-breakpoint
CREATE TABLE "listing_media" (
	"listing_id" text NOT NULL,
	"version" integer NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"media_key" text NOT NULL,
	"alt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "listing_media_listing_id_version_position_pk" PRIMARY KEY("listing_id","version","position")
);
--> statement-breakpoint
CREATE TABLE "listing_versions" (
	"listing_id" text NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"text_language" text NOT NULL,
	"price_cents" integer NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"licence" text NOT NULL,
	"licence_version" text NOT NULL,
	"licence_hash" text NOT NULL,
	"prompts" jsonb NOT NULL,
	"card_facts" jsonb NOT NULL,
	"models" text[] DEFAULT '{}' NOT NULL,
	"works_on" text[] DEFAULT '{}' NOT NULL,
	"ratios" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"least_seconds" real NOT NULL,
	"most_seconds" real NOT NULL,
	"has_audio" boolean NOT NULL,
	"title_words" text[] DEFAULT '{}' NOT NULL,
	"tag_words" text[] DEFAULT '{}' NOT NULL,
	"text_words" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "listing_versions_listing_id_version_pk" PRIMARY KEY("listing_id","version"),
	CONSTRAINT "listing_versions_price" CHECK ("listing_versions"."price_cents" = 0 or "listing_versions"."price_cents" between 99 and 19999)
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"version" integer,
	"is_demo" boolean DEFAULT false NOT NULL,
	"sales_count" integer DEFAULT 0 NOT NULL,
	"stars" integer[] DEFAULT '{0,0,0,0,0}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "listings_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"author_id" text NOT NULL,
	"stars" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"reply_text" text,
	"replied_at" timestamp (3) with time zone,
	CONSTRAINT "reviews_one_a_person" UNIQUE("listing_id","author_id"),
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "sellers" (
	"user_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "development_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"sender" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer,
	"headers" jsonb,
	"body" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_sender_key_pk" PRIMARY KEY("sender","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "sealed"."contents" (
	"listing_id" text NOT NULL,
	"version" integer NOT NULL,
	"data" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contents_listing_id_version_pk" PRIMARY KEY("listing_id","version")
);
--> statement-breakpoint
ALTER TABLE "desktop_codes" ADD CONSTRAINT "desktop_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_requests" ADD CONSTRAINT "mail_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_methods" ADD CONSTRAINT "sign_in_methods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_search" ADD CONSTRAINT "listing_search_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_search" ADD CONSTRAINT "listing_search_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase_entries" ADD CONSTRAINT "showcase_entries_submitter_id_users_id_fk" FOREIGN KEY ("submitter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_items" ADD CONSTRAINT "bundle_items_item_id_listings_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_items" ADD CONSTRAINT "bundle_items_bundle_id_bundle_version_listing_versions_listing_id_version_fk" FOREIGN KEY ("bundle_id","bundle_version") REFERENCES "public"."listing_versions"("listing_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_days" ADD CONSTRAINT "listing_days_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_media" ADD CONSTRAINT "listing_media_listing_id_version_listing_versions_listing_id_version_fk" FOREIGN KEY ("listing_id","version") REFERENCES "public"."listing_versions"("listing_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_versions" ADD CONSTRAINT "listing_versions_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sealed"."contents" ADD CONSTRAINT "contents_listing_id_version_listing_versions_listing_id_version_fk" FOREIGN KEY ("listing_id","version") REFERENCES "public"."listing_versions"("listing_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desktop_codes_user" ON "desktop_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mail_requests_email" ON "mail_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "mail_requests_user" ON "mail_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mail_requests_expiry" ON "mail_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_methods_user" ON "sign_in_methods" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_ups_email" ON "sign_ups" USING btree ("email");--> statement-breakpoint
CREATE INDEX "sign_ups_expiry" ON "sign_ups" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_avatar" ON "users" USING btree ("avatar_key");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_expiry" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_search_now" ON "listing_search" USING btree ("slug") WHERE until_epoch = 9007199254740991;--> statement-breakpoint
CREATE UNIQUE INDEX "listing_search_listing" ON "listing_search" USING btree ("listing_id") WHERE until_epoch = 9007199254740991;--> statement-breakpoint
CREATE INDEX "listing_search_trending" ON "listing_search" USING btree ("trending","listing_id");--> statement-breakpoint
CREATE INDEX "listing_search_newest" ON "listing_search" USING btree ("published_at","listing_id");--> statement-breakpoint
CREATE INDEX "listing_search_selling" ON "listing_search" USING btree ("sales_count","listing_id");--> statement-breakpoint
CREATE INDEX "listing_search_rated" ON "listing_search" USING btree ("bayes_rating","listing_id");--> statement-breakpoint
CREATE INDEX "listing_search_price" ON "listing_search" USING btree ("price_cents","listing_id");--> statement-breakpoint
CREATE INDEX "listing_search_seller" ON "listing_search" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "listing_search_category" ON "listing_search" USING btree ("category","trending","listing_id");--> statement-breakpoint
CREATE INDEX "listing_search_ended" ON "listing_search" USING btree ("until_epoch") WHERE until_epoch < 9007199254740991;--> statement-breakpoint
CREATE INDEX "listing_search_document" ON "listing_search" USING gin ("document");--> statement-breakpoint
CREATE INDEX "listing_search_works_on" ON "listing_search" USING gin ("works_on");--> statement-breakpoint
CREATE INDEX "search_tags_beginning" ON "search_tags" USING btree (lower("tag") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_likeness" ON "search_words" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_beginning" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "contact_messages_fingerprint" ON "contact_messages" USING btree ("fingerprint","received_at");--> statement-breakpoint
CREATE INDEX "contact_messages_sender" ON "contact_messages" USING btree ("sender_id");--> statement-breakpoint
CREATE UNIQUE INDEX "showcase_entries_video" ON "showcase_entries" USING btree ("host","video_id") WHERE state <> 'refused';--> statement-breakpoint
CREATE INDEX "showcase_entries_newest" ON "showcase_entries" USING btree ("state","decided_at","id");--> statement-breakpoint
CREATE INDEX "showcase_entries_submitter" ON "showcase_entries" USING btree ("submitter_id");--> statement-breakpoint
CREATE INDEX "bundle_items_item" ON "bundle_items" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "listing_days_day" ON "listing_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "listings_seller" ON "listings" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("listing_id","id");--> statement-breakpoint
CREATE INDEX "reviews_author" ON "reviews" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");