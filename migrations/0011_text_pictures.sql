CREATE TABLE `text_pictures` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`owner_id` integer NOT NULL,
	`address` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `text_pictures_address` ON `text_pictures` (`address`);
--> statement-breakpoint
CREATE INDEX `text_pictures_owner` ON `text_pictures` (`owner_id`);
--> statement-breakpoint
CREATE INDEX `text_pictures_unused` ON `text_pictures` (`created_at`) WHERE "text_pictures"."used_at" is null;
