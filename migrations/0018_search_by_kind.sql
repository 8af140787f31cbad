CREATE TABLE `search_term_kinds` (
	`term` text NOT NULL,
	`kind` text NOT NULL,
	`documents` integer NOT NULL,
	PRIMARY KEY(`term`, `kind`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `__new_search_postings` (
	`term` text NOT NULL,
	`kind` text NOT NULL,
	`weight` integer NOT NULL,
	`document_id` integer NOT NULL,
	PRIMARY KEY(`term`, `kind`, `document_id`),
	FOREIGN KEY (`document_id`) REFERENCES `search_documents`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `__new_search_terms` (
	`term` text PRIMARY KEY NOT NULL,
	`documents` integer DEFAULT 0 NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
-- In the order of the key, so that the new tables are written from one end to the other.
INSERT INTO `__new_search_postings` (`term`, `kind`, `weight`, `document_id`) SELECT `term`, `kind`, `weight`, `document_id` FROM `search_postings` ORDER BY `term`, `kind`, `document_id`;--> statement-breakpoint
INSERT INTO `__new_search_terms` (`term`, `documents`) SELECT `term`, `documents` FROM `search_terms` ORDER BY `term`;--> statement-breakpoint
DROP TABLE `search_postings`;--> statement-breakpoint
DROP TABLE `search_terms`;--> statement-breakpoint
ALTER TABLE `__new_search_postings` RENAME TO `search_postings`;--> statement-breakpoint
ALTER TABLE `__new_search_terms` RENAME TO `search_terms`;--> statement-breakpoint
CREATE INDEX `search_postings_best` ON `search_postings` (`term`,`kind`,`weight`);--> statement-breakpoint
CREATE INDEX `search_postings_document` ON `search_postings` (`document_id`);--> statement-breakpoint
INSERT INTO `search_term_kinds` (`term`, `kind`, `documents`) SELECT `term`, `kind`, count(*) FROM `search_postings` GROUP BY `term`, `kind`;
