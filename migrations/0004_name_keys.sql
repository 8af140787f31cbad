ALTER TABLE `users` ADD `name_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `users_name_key_unique` ON `users` (`name_key`);--> statement-breakpoint
-- Names chosen before that others could take for ours: their owners are asked for another one.
UPDATE `users` SET `public_name` = NULL WHERE lower(`public_name`) = 'lamplight' OR lower(`public_name`) GLOB 'lamplight *'
  OR lower(`public_name`) IN ('admin', 'administrator', 'moderator', 'editor', 'staff', 'support', 'team', 'user', 'guest')
  OR lower(`public_name`) GLOB 'learner [0-9]*';--> statement-breakpoint
UPDATE `article_comments` SET `username` = 'Guest' WHERE `user_id` IS NULL AND (lower(`username`) = 'lamplight' OR lower(`username`) GLOB 'lamplight *'
  OR lower(`username`) IN ('admin', 'administrator', 'moderator', 'editor', 'staff', 'support', 'team', 'user')
  OR lower(`username`) GLOB 'learner [0-9]*' OR lower(`username`) GLOB 'former member*');--> statement-breakpoint
-- The key of ASCII names, as `nameKey` makes it. Of others their small letters, until they are chosen anew.
-- Of two that look alike the older one has the key.
UPDATE OR IGNORE `users` SET `name_key` = trim(replace(replace(replace(replace(replace(replace(replace(replace(
    ' ' || lower(`public_name`), '.', ' '), '-', ' '), '_', ' '), '''', ''), ' i', ' l'), '0', 'o'), '1', 'l'), 'm', 'rn'))
  WHERE `public_name` IS NOT NULL AND `public_name` NOT GLOB 'Former member (*)';
