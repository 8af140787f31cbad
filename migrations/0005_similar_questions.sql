ALTER TABLE `lesson_progress` ADD `retries` text;
