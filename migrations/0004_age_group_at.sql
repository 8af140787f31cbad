ALTER TABLE `users` ADD `age_group_at` integer;--> statement-breakpoint
-- Written by hand: nobody knows when those who are here told their age, so it counts from their first day.
UPDATE `users` SET `age_group_at` = `created_at` WHERE `age_group` IS NOT NULL;
