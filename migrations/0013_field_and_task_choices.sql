ALTER TABLE `users` ADD `field_choice` text;--> statement-breakpoint
ALTER TABLE `users` ADD `task_choice` text;