ALTER TABLE `text_pictures` ADD `review_id` integer REFERENCES reviews(id);--> statement-breakpoint
CREATE INDEX `text_pictures_review` ON `text_pictures` (`review_id`) WHERE "text_pictures"."review_id" is not null;--> statement-breakpoint
-- Pictures of reviews are seen with them from now on; those of people under 18 and of people who left are not kept.
INSERT INTO `text_pictures` (`owner_id`, `address`, `created_at`, `used_at`, `review_id`)
	SELECT `user_id`, `image_path`, ifnull(`reviews`.`created_at`, 0),
		iif(`age_group` = 'under18' OR `username` = 'former member ' || `users`.`id`, NULL, ifnull(`reviews`.`created_at`, 0)),
		iif(`age_group` = 'under18' OR `username` = 'former member ' || `users`.`id`, NULL, `reviews`.`id`)
	FROM `reviews` JOIN `users` ON `users`.`id` = `user_id`
	WHERE `image_path` LIKE '/files/images/%'
	ON CONFLICT (`address`) DO NOTHING;--> statement-breakpoint
UPDATE `reviews` SET `image_url` = NULL, `image_path` = NULL
	WHERE `image_url` IS NOT NULL AND `user_id` IN (SELECT `id` FROM `users`
		WHERE `age_group` = 'under18' OR `username` = 'former member ' || `id`);
