CREATE TABLE `review_cards` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`item` text NOT NULL,
	`skill_id` text NOT NULL,
	`content` text,
	`was_known` integer NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`stability` real NOT NULL,
	`difficulty` real NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`misses` integer DEFAULT 0 NOT NULL,
	`seen_day` text NOT NULL,
	`due_at` integer NOT NULL,
	`answer` text,
	`grade` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "review_cards_tries" CHECK("review_cards"."misses" between 0 and "review_cards"."tries")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `review_cards_once` ON `review_cards` (`user_id`,`kind`,`item`);
--> statement-breakpoint
CREATE INDEX `review_cards_due` ON `review_cards` (`user_id`,`due_at`);
--> statement-breakpoint
CREATE INDEX `review_cards_fading` ON `review_cards` (`user_id`,`skill_id`) WHERE "review_cards"."grade" = 'missed';
--> statement-breakpoint
CREATE TABLE `review_counts` (
	`user_id` integer NOT NULL,
	`strand` text NOT NULL,
	`days_since` integer NOT NULL,
	`asked` integer NOT NULL,
	`known` integer NOT NULL,
	PRIMARY KEY(`user_id`, `strand`, `days_since`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "review_counts_known" CHECK("review_counts"."known" between 0 and "review_counts"."asked")
);
--> statement-breakpoint
ALTER TABLE `users` ADD `review_day` text;
--> statement-breakpoint
ALTER TABLE `users` ADD `review_seconds` integer DEFAULT 0 NOT NULL;
