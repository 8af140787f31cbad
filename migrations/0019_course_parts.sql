CREATE TABLE `course_parts` (
	`id` integer PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`content` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_parts_hash` ON `course_parts` (`hash`);