CREATE TABLE "categories" (
	"key" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_es" text NOT NULL,
	"position" integer NOT NULL,
	"retired_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "category_aliases" (
	"alias" text PRIMARY KEY NOT NULL,
	"category_key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "category_aliases" ADD CONSTRAINT "category_aliases_category_key_categories_key_fk" FOREIGN KEY ("category_key") REFERENCES "public"."categories"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_aliases_category" ON "category_aliases" USING btree ("category_key");--> statement-breakpoint
INSERT INTO "categories" ("key", "name_en", "name_es", "position")
SELECT name_en, name_en, name_es, position FROM (VALUES
	('Cinematic realism', 'Realismo cinematográfico', 1),
	('Documentary', 'Documental', 2),
	('Film noir', 'Cine negro', 3),
	('Neo-noir', 'Neo-noir', 4),
	('Science fiction', 'Ciencia ficción', 5),
	('Cyberpunk', 'Cyberpunk', 6),
	('Steampunk', 'Steampunk', 7),
	('Fantasy', 'Fantasía', 8),
	('Magical realism', 'Realismo mágico', 9),
	('Horror', 'Terror', 10),
	('Thriller', 'Suspense', 11),
	('Western', 'Wéstern', 12),
	('Period drama', 'Drama de época', 13),
	('Romantic comedy', 'Comedia romántica', 14),
	('French New Wave', 'Nouvelle vague', 15),
	('Italian neorealism', 'Neorrealismo italiano', 16),
	('German expressionism', 'Expresionismo alemán', 17),
	('Surrealism', 'Surrealismo', 18),
	('Minimalism', 'Minimalismo', 19),
	('Retro futurism', 'Retrofuturismo', 20),
	('1970s film', 'Cine de los años 70', 21),
	('1980s film', 'Cine de los años 80', 22),
	('VHS home video', 'Vídeo doméstico en VHS', 23),
	('Vintage', 'Vintage', 24),
	('Found footage', 'Metraje encontrado', 25),
	('Mockumentary', 'Falso documental', 26),
	('Vlog', 'Vlog', 27),
	('News report', 'Reportaje', 28),
	('Music video', 'Videoclip', 29),
	('Commercial', 'Anuncio', 30),
	('Fashion film', 'Película de moda', 31),
	('Corporate', 'Corporativo', 32),
	('Sports broadcast', 'Retransmisión deportiva', 33),
	('Nature documentary', 'Documental de naturaleza', 34),
	('Educational', 'Educativo', 35),
	('Anime', 'Anime', 36),
	('2D animation', 'Animación 2D', 37),
	('3D animation', 'Animación 3D', 38),
	('Stop-motion', 'Stop motion', 39),
	('Claymation', 'Animación con plastilina', 40),
	('Watercolor animation', 'Animación en acuarela', 41),
	('Pixel art', 'Pixel art', 42),
	('Comic book', 'Cómic', 43),
	('Paper cutout', 'Papel recortado', 44),
	('Motion graphics', 'Grafismo animado', 45),
	('Hyperrealism', 'Hiperrealismo', 46),
	('Social media', 'Redes sociales', 47),
	('General', 'General', 48)
) known (name_en, name_es, position);--> statement-breakpoint
-- Of texts that differ in case only, the one that most versions carry.
INSERT INTO "categories" ("key", "name_en", "name_es", "position")
SELECT category, category, category, 48 + row_number() OVER (ORDER BY category) FROM (
	SELECT DISTINCT ON (lower(category)) category FROM "listing_versions"
	WHERE category <> ''
		AND NOT EXISTS (SELECT FROM "categories" WHERE lower(category) IN (lower(key), lower(name_es)))
	GROUP BY category ORDER BY lower(category), count(*) DESC, category
) used;--> statement-breakpoint
INSERT INTO "category_aliases" ("alias", "category_key")
SELECT lower(key), key FROM "categories" UNION SELECT lower(name_es), key FROM "categories";
