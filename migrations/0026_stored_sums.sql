DROP INDEX `thread_views_waiting`;--> statement-breakpoint
ALTER TABLE `marketplace_items` ADD `earned_cents` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `marketplace_items_earned` ON `marketplace_items` (`creator_id`,`earned_cents`) WHERE "marketplace_items"."purchases" > 0;--> statement-breakpoint
ALTER TABLE `sellers` ADD `sale_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `payouts_seller` ON `payouts` (`seller_id`,`week_start`);
--> statement-breakpoint
-- What was sold before is summed up, and reviews and saved articles have a time by which pages go on.
UPDATE `marketplace_items` SET `earned_cents` =
	(SELECT ifnull(sum(`creator_cents`), 0) FROM `purchases`
		WHERE `item_id` = `marketplace_items`.`id` AND `status` = 'complete')
	WHERE `id` IN (SELECT `item_id` FROM `purchases` WHERE `status` = 'complete');--> statement-breakpoint
INSERT INTO `sellers` (`user_id`, `created_at`, `sale_count`)
	SELECT `users`.`id`, `users`.`created_at`, sum(`purchases`)
	FROM `marketplace_items` JOIN `users` ON `users`.`id` = `creator_id`
	WHERE `purchases` > 0 GROUP BY `users`.`id`
	ON CONFLICT (`user_id`) DO UPDATE SET `sale_count` = excluded.`sale_count`;--> statement-breakpoint
UPDATE `reviews` SET `created_at` = 0 WHERE `created_at` IS NULL;--> statement-breakpoint
UPDATE `user_article_interactions` SET `saved_at` = `updated_at` WHERE `saved` = 1 AND `saved_at` IS NULL;--> statement-breakpoint
UPDATE `guest_article_interactions` SET `saved_at` = `updated_at` WHERE `saved` = 1 AND `saved_at` IS NULL;
