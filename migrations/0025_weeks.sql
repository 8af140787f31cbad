CREATE TABLE `week_feeds` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `week_feeds_token` ON `week_feeds` (`token_hash`);
--> statement-breakpoint
ALTER TABLE `activity_days` ADD `cards` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `activity_days` ADD `cards_known` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `users` ADD `week_due_at` integer;
--> statement-breakpoint
CREATE INDEX `answers_time` ON `answers` (`thread_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `exercise_attempts_time` ON `exercise_attempts` (`user_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `answer_votes_time` ON `answer_votes` (`answer_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `thread_votes_time` ON `thread_votes` (`thread_id`,`created_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_week` ON `notifications` (`user_id`,`href`) WHERE "notifications"."kind" = 'week';
