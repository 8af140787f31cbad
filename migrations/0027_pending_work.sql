CREATE TABLE `pending_work` (
	`kind` text NOT NULL,
	`subject` integer NOT NULL,
	`cursor` text NOT NULL,
	`detail` text,
	`token` integer NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`kind`, `subject`)
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `answers` ADD `is_counted` integer DEFAULT true NOT NULL;
--> statement-breakpoint
UPDATE `answers` SET `is_counted` = 0 WHERE `status` <> 'visible' OR `thread_id` IN (SELECT `id` FROM `threads` WHERE `status` <> 'visible');
