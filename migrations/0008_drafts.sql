CREATE TABLE `drafts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer,
	`guest_id` text,
	`kind` text NOT NULL,
	`about` integer DEFAULT 0 NOT NULL,
	`fields` text NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "drafts_one_owner" CHECK(("drafts"."user_id" is null) <> ("drafts"."guest_id" is null)),
	CONSTRAINT "drafts_bounded" CHECK(length("drafts"."fields") <= 300000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `drafts_user` ON `drafts` (`user_id`,`kind`,`about`);
--> statement-breakpoint
CREATE UNIQUE INDEX `drafts_guest` ON `drafts` (`guest_id`,`kind`,`about`);
--> statement-breakpoint
CREATE INDEX `drafts_abandoned` ON `drafts` (`updated_at`);
--> statement-breakpoint
-- What was kept of questions and answers before.
INSERT INTO `drafts` (`user_id`, `guest_id`, `kind`, `about`, `fields`, `updated_at`)
	SELECT `user_id`, `guest_id`, iif(`thread_id` is null, 'question', 'answer'), ifnull(`thread_id`, 0),
		iif(`thread_id` is null,
			json_object('title', `title`, 'body', `body`, 'tags', replace(trim(`tag_ids`, '[]'), ' ', '')),
			json_object('body', `body`)),
		`updated_at` FROM `post_drafts`;
--> statement-breakpoint
DELETE FROM `post_drafts`;
