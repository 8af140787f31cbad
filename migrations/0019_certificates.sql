CREATE TABLE `certificates` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`subject` text NOT NULL,
	`name` text,
	`title` text NOT NULL,
	`shown` text NOT NULL,
	`credential` text NOT NULL,
	`issued_at` integer NOT NULL,
	`revoked_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "certificates_name" CHECK("certificates"."name" is null or length("certificates"."name") between 1 and 80)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_once` ON `certificates` (`user_id`,`subject`) WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX `certificates_owner` ON `certificates` (`user_id`,`issued_at`);