CREATE TABLE `attempt_dictionaries` (
	`id` integer PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`content` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `attempt_dictionaries_hash` ON `attempt_dictionaries` (`hash`);--> statement-breakpoint
CREATE TABLE `course_parts` (
	`id` integer PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`content` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_parts_hash` ON `course_parts` (`hash`);--> statement-breakpoint
ALTER TABLE `exercise_attempts` ADD `packed` blob;--> statement-breakpoint
ALTER TABLE `exercise_attempts` ADD `dictionary_id` integer;