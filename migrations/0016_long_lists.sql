CREATE TABLE `report_cases` (
	`target_kind` text NOT NULL,
	`target_id` integer NOT NULL,
	`first_report_id` integer NOT NULL,
	`since` integer NOT NULL,
	`open_count` integer NOT NULL,
	`reasons` text NOT NULL,
	PRIMARY KEY(`target_kind`, `target_id`)
);
--> statement-breakpoint
CREATE INDEX `report_cases_queue` ON `report_cases` (`since`,`first_report_id`);--> statement-breakpoint
DROP INDEX `reports_queue`;--> statement-breakpoint
CREATE INDEX `reports_open` ON `reports` (`target_kind`,`target_id`) WHERE "reports"."status" = 'open';--> statement-breakpoint
DROP INDEX `payouts_paid`;--> statement-breakpoint
CREATE INDEX `payouts_paid` ON `payouts` (`paid_at`) WHERE "payouts"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX `marketplace_items_creator_newest` ON `marketplace_items` (`creator_id`,`status`,`updated_at`);--> statement-breakpoint
CREATE INDEX `orders_open` ON `orders` (`user_id`,`created_at`) WHERE "orders"."status" = 'pending';--> statement-breakpoint
CREATE INDEX `thread_bookmarks_list` ON `thread_bookmarks` (`user_id`,`created_at`,`thread_id`);--> statement-breakpoint
CREATE INDEX `thread_follows_first` ON `thread_follows` (`thread_id`,`created_at`,`user_id`);--> statement-breakpoint
-- What was stored before has its counts and cases, too.
INSERT INTO `marketplace_lists` (`list`, `item_count`)
SELECT 'creator:' || `creator_id`, count(*) FROM `marketplace_items` WHERE `status` = 'active' GROUP BY `creator_id`;--> statement-breakpoint
INSERT INTO `report_cases` (`target_kind`, `target_id`, `first_report_id`, `since`, `open_count`, `reasons`)
SELECT `target_kind`, `target_id`, min(`id`), min(`created_at`), min(count(*), 100), json_group_array(DISTINCT `reason`)
FROM `reports` WHERE `status` = 'open' GROUP BY `target_kind`, `target_id`;
