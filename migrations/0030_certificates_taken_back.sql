DROP INDEX `certificates_once`;--> statement-breakpoint
ALTER TABLE `certificates` ADD `revoked_by` text;--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_once` ON `certificates` (`user_id`,`subject`) WHERE revoked_at is null or revoked_by = 'editor';