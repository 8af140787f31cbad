ALTER TABLE `text_pictures` ADD `thread_id` integer REFERENCES threads(id);--> statement-breakpoint
ALTER TABLE `text_pictures` ADD `answer_id` integer REFERENCES answers(id);--> statement-breakpoint
CREATE INDEX `text_pictures_post` ON `text_pictures` (`thread_id`,`answer_id`) WHERE "text_pictures"."thread_id" is not null;