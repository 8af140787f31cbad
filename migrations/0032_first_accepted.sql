ALTER TABLE `answers` ADD `first_accepted_at` integer;--> statement-breakpoint
UPDATE `answers` SET `first_accepted_at` = `updated_at`
	WHERE `id` IN (SELECT `accepted_answer_id` FROM `threads` WHERE `is_answered`);
