CREATE TABLE `visitor_work` (
	`visitor_id` text NOT NULL,
	`kind` text NOT NULL,
	`part` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`visitor_id`, `kind`, `part`),
	CONSTRAINT "visitor_work_kinds" CHECK("visitor_work"."kind" in ('check', 'exercise', 'challenge', 'claim')),
	CONSTRAINT "visitor_work_bounded" CHECK(length("visitor_work"."body") <= 200000)
);
--> statement-breakpoint
CREATE INDEX `visitor_work_expiry` ON `visitor_work` (`expires_at`);
