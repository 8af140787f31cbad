CREATE TABLE `directory_tools` (
	`id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`entry` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `directory_tools_position` ON `directory_tools` (`position`);
--> statement-breakpoint
CREATE UNIQUE INDEX `directory_tools_name` ON `directory_tools` (`name`);
