CREATE TABLE `guest_counts` (
	`address_key` text NOT NULL,
	`thing` text NOT NULL,
	`guest_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`address_key`, `thing`, `guest_id`)
);
--> statement-breakpoint
CREATE INDEX `guest_counts_expiry` ON `guest_counts` (`expires_at`);--> statement-breakpoint
ALTER TABLE `guest_article_interactions` ADD `liked_counted` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `guest_article_interactions` ADD `saved_counted` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `guest_article_interactions` ADD `shared_counted` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- What visitors did before was counted.
UPDATE `guest_article_interactions` SET `liked_counted` = `liked`, `saved_counted` = `saved`, `shared_counted` = `shared`;
