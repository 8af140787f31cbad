DROP INDEX `marketplace_files_unfinished`;
--> statement-breakpoint
ALTER TABLE `marketplace_files` ADD `published_at` integer;
--> statement-breakpoint
CREATE INDEX `marketplace_files_unpublished` ON `marketplace_files` (`created_at`) WHERE "marketplace_files"."published_at" is null;
--> statement-breakpoint
CREATE INDEX `marketplace_item_versions_image` ON `marketplace_item_versions` (`image_path`);
--> statement-breakpoint
-- What was approved before is public already.
UPDATE `marketplace_files` SET `published_at` = `created_at`
WHERE `id` IN (SELECT `file_id` FROM `marketplace_item_versions` WHERE `status` = 'approved')
  OR '/files/' || `object_key` IN (SELECT `image_path` FROM `marketplace_item_versions` WHERE `status` = 'approved');
--> statement-breakpoint
-- Signs that turn the direction of a name are taken out of names that are kept already.
UPDATE `marketplace_files` SET `file_name` = replace(replace(replace(replace(replace(replace(
  replace(replace(replace(replace(replace(replace(`file_name`,
  char(1564), ''), char(8206), ''), char(8207), ''), char(8234), ''), char(8235), ''), char(8236), ''),
  char(8237), ''), char(8238), ''), char(8294), ''), char(8295), ''), char(8296), ''), char(8297), '');
--> statement-breakpoint
-- What people who have left since wrote for us alone goes, and so does their address.
UPDATE `marketplace_items` SET `support_email` = NULL
WHERE `creator_id` IN (SELECT `id` FROM `users` WHERE `username` = 'former member ' || `id`);
--> statement-breakpoint
UPDATE `marketplace_item_versions` SET `support_email` = NULL
WHERE `item_id` IN (SELECT `marketplace_items`.`id` FROM `marketplace_items`
  JOIN `users` ON `users`.`id` = `creator_id` WHERE `username` = 'former member ' || `users`.`id`);
--> statement-breakpoint
UPDATE `reports` SET `note` = NULL
WHERE `reporter_id` IN (SELECT `id` FROM `users` WHERE `username` = 'former member ' || `id`);
--> statement-breakpoint
UPDATE `refunds` SET `reason` = NULL
WHERE `user_id` IN (SELECT `id` FROM `users` WHERE `username` = 'former member ' || `id`);
