CREATE TABLE `tags` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`topic_group` text,
	`position` integer DEFAULT 0 NOT NULL,
	`thread_count` integer DEFAULT 0 NOT NULL,
	`answered_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	CONSTRAINT "tags_counted" CHECK("tags"."answered_count" between 0 and "tags"."thread_count")
);
--> statement-breakpoint
CREATE TABLE `thread_lists` (
	`list` text PRIMARY KEY NOT NULL,
	`thread_count` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "thread_lists_counted" CHECK("thread_lists"."thread_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE `thread_page_marks` (
	`list` text NOT NULL,
	`position` integer NOT NULL,
	`sort_key` real NOT NULL,
	`thread_id` integer NOT NULL,
	PRIMARY KEY(`list`, `position`)
);
--> statement-breakpoint
CREATE TABLE `ai_tools` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`category` text NOT NULL,
	`icon_class` text,
	`bg_gradient` text,
	`difficulty` text,
	`tags` text,
	`popularity` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `marketplace_lists` (
	`list` text PRIMARY KEY NOT NULL,
	`item_count` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "marketplace_lists_counted" CHECK("marketplace_lists"."item_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE `marketplace_page_marks` (
	`list` text NOT NULL,
	`position` integer NOT NULL,
	`sort_key` real NOT NULL,
	`item_id` integer NOT NULL,
	PRIMARY KEY(`list`, `position`)
);
--> statement-breakpoint
CREATE TABLE `marketplace_tags` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`item_count` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "marketplace_tags_counted" CHECK("marketplace_tags"."item_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE `blocked_networks` (
	`network_key` text PRIMARY KEY NOT NULL,
	`until` integer NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `comment_domains` (
	`domain` text PRIMARY KEY NOT NULL,
	`window_start` integer NOT NULL,
	`comment_count` integer DEFAULT 0 NOT NULL,
	`removed_count` integer DEFAULT 0 NOT NULL,
	`blocked_at` integer,
	CONSTRAINT "comment_domains_counted" CHECK("comment_domains"."comment_count" >= 0 and "comment_domains"."removed_count" between 0 and "comment_domains"."comment_count")
);
--> statement-breakpoint
CREATE TABLE `news_lists` (
	`list` text PRIMARY KEY NOT NULL,
	`article_count` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "news_lists_counted" CHECK("news_lists"."article_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE `news_page_marks` (
	`list` text NOT NULL,
	`position` integer NOT NULL,
	`feed_at` integer NOT NULL,
	`article_id` integer NOT NULL,
	PRIMARY KEY(`list`, `position`)
);
--> statement-breakpoint
CREATE TABLE `revoked_sessions` (
	`id_hash` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`username` text NOT NULL,
	`email` text,
	`password` text NOT NULL,
	`age_group` text,
	`competence_level` text,
	`industry` text,
	`learning_goal` text,
	`ai_skill_score` integer DEFAULT 0 NOT NULL,
	`streak` integer DEFAULT 0 NOT NULL,
	`last_active` integer,
	`longest_streak` integer DEFAULT 0 NOT NULL,
	`freezes` integer DEFAULT 0 NOT NULL,
	`last_day` text,
	`last_day_zone` text,
	`time_zone` text,
	`public_name` text,
	`notifications` text,
	`chose_own_password` integer DEFAULT true NOT NULL,
	`role` text DEFAULT 'learner' NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`session_version` integer DEFAULT 0 NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	CONSTRAINT "users_score_range" CHECK("users"."ai_skill_score" between 0 and 100),
	CONSTRAINT "users_streak_positive" CHECK("users"."streak" >= 0 and "users"."freezes" between 0 and 2)
);
--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`reset_at` integer NOT NULL,
	CONSTRAINT "rate_limits_counted" CHECK(typeof("rate_limits"."count") = 'integer' and "rate_limits"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE `search_documents` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`ref` text NOT NULL,
	`title` text NOT NULL,
	`excerpt` text NOT NULL,
	`href` text NOT NULL,
	`length` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `search_terms` (
	`term` text PRIMARY KEY NOT NULL,
	`documents` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `site_facts` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `community_members` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`question_count` integer DEFAULT 0 NOT NULL,
	`answer_count` integer DEFAULT 0 NOT NULL,
	`accepted_count` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "community_members_counted" CHECK(min("community_members"."question_count", "community_members"."accepted_count") >= 0 and "community_members"."accepted_count" <= "community_members"."answer_count")
);
--> statement-breakpoint
CREATE TABLE `moderation_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`actor_id` integer,
	`action` text NOT NULL,
	`target_kind` text NOT NULL,
	`target_id` integer NOT NULL,
	`subject_id` integer,
	`reason` text NOT NULL,
	`note` text,
	`private_note` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`subject_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `reports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reporter_id` integer NOT NULL,
	`target_kind` text NOT NULL,
	`target_id` integer NOT NULL,
	`reason` text NOT NULL,
	`note` text,
	`status` text DEFAULT 'open' NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`decided_at` integer,
	FOREIGN KEY (`reporter_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `threads` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`body_html` text DEFAULT '' NOT NULL,
	`excerpt` text DEFAULT '' NOT NULL,
	`author_id` integer NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`view_count` integer DEFAULT 0 NOT NULL,
	`upvotes` integer DEFAULT 0 NOT NULL,
	`downvotes` integer DEFAULT 0 NOT NULL,
	`is_answered` integer DEFAULT false NOT NULL,
	`accepted_answer_id` integer,
	`answer_count` integer DEFAULT 0 NOT NULL,
	`comment_count` integer DEFAULT 0 NOT NULL,
	`tags` text DEFAULT '[]' NOT NULL,
	`related_ids` text DEFAULT '[]' NOT NULL,
	`status` text DEFAULT 'visible' NOT NULL,
	`submission_key` text,
	`edited_at` integer,
	`is_demo` integer DEFAULT false NOT NULL,
	`hot` real GENERATED ALWAYS AS (case when downvotes > upvotes then -log(1 + downvotes - upvotes) else log(max(1, upvotes - downvotes + 0.5 * min(answer_count, 4) + 0.5 * is_answered + 0.25 * cast(ln(1 + view_count) / ln(2) + 1e-9 as integer))) end + created_at / 79200000.0) STORED NOT NULL,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "threads_counters" CHECK(min("threads"."view_count", "threads"."upvotes", "threads"."downvotes", "threads"."answer_count", "threads"."comment_count") >= 0),
	CONSTRAINT "threads_answered" CHECK("threads"."is_answered" = ("threads"."accepted_answer_id" is not null))
);
--> statement-breakpoint
CREATE TABLE `challenge_answers` (
	`user_id` integer NOT NULL,
	`challenge` text NOT NULL,
	`option` integer NOT NULL,
	`correct` integer NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	PRIMARY KEY(`user_id`, `challenge`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `courses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`title` text NOT NULL,
	`course` text NOT NULL,
	`provenance` text NOT NULL,
	`engine` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `exercises` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`ai_tool_id` integer NOT NULL,
	`title` text NOT NULL,
	`instructions` text NOT NULL,
	`example_prompt` text,
	`difficulty` text,
	`order` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`ai_tool_id`) REFERENCES `ai_tools`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `learning_paths` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`steps` text NOT NULL,
	`progress` integer DEFAULT 0 NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "learning_paths_progress_range" CHECK("learning_paths"."progress" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE `skill_checks` (
	`user_id` integer NOT NULL,
	`skill_id` text NOT NULL,
	`number` integer NOT NULL,
	`answers` text NOT NULL,
	`correct` integer NOT NULL,
	`asked` integer NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	PRIMARY KEY(`user_id`, `skill_id`, `number`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "skill_checks_counted" CHECK("skill_checks"."correct" between 0 and "skill_checks"."asked")
);
--> statement-breakpoint
CREATE TABLE `skill_progress` (
	`user_id` integer NOT NULL,
	`skill_id` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`full_marks` integer DEFAULT 0 NOT NULL,
	`attempted_at` integer NOT NULL,
	`passed_at` integer,
	`passed_again_at` integer,
	`mixed_at` integer,
	`passed_item` text,
	PRIMARY KEY(`user_id`, `skill_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `carts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `marketplace_files` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`owner_id` integer,
	`guest_id` text,
	`kind` text NOT NULL,
	`status` text DEFAULT 'uploading' NOT NULL,
	`object_key` text NOT NULL,
	`upload_id` text,
	`file_name` text NOT NULL,
	`content_type` text NOT NULL,
	`size_bytes` integer DEFAULT 0 NOT NULL,
	`sha256` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "marketplace_files_size" CHECK(typeof("marketplace_files"."size_bytes") = 'integer' and "marketplace_files"."size_bytes" between 0 and case "marketplace_files"."kind" when 'cover' then 5242880 else 52428800 end),
	CONSTRAINT "marketplace_files_owned" CHECK("marketplace_files"."owner_id" is not null or "marketplace_files"."guest_id" is not null)
);
--> statement-breakpoint
CREATE TABLE `marketplace_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`full_description` text,
	`full_description_html` text,
	`creator_id` integer NOT NULL,
	`price_cents` integer,
	`pricing_model` text DEFAULT 'one-time' NOT NULL,
	`rating` real DEFAULT 0 NOT NULL,
	`rating_count` integer DEFAULT 0 NOT NULL,
	`stars_1` integer DEFAULT 0 NOT NULL,
	`stars_2` integer DEFAULT 0 NOT NULL,
	`stars_3` integer DEFAULT 0 NOT NULL,
	`stars_4` integer DEFAULT 0 NOT NULL,
	`stars_5` integer DEFAULT 0 NOT NULL,
	`verified_rating_count` integer DEFAULT 0 NOT NULL,
	`verified_rating_sum` integer DEFAULT 0 NOT NULL,
	`image_url` text,
	`image_path` text,
	`tags` text DEFAULT '[]' NOT NULL,
	`type` text DEFAULT 'Agent' NOT NULL,
	`category` text DEFAULT 'Productivity' NOT NULL,
	`downloads` integer DEFAULT 0 NOT NULL,
	`purchases` integer DEFAULT 0 NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`license` text DEFAULT 'Personal',
	`support_email` text,
	`seller_verified` integer DEFAULT false NOT NULL,
	`version_number` integer DEFAULT 1 NOT NULL,
	`similar_ids` text DEFAULT '[]' NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	`popularity` integer GENERATED ALWAYS AS (downloads + purchases) STORED NOT NULL,
	`sort_price_cents` integer GENERATED ALWAYS AS (ifnull(price_cents, 0)) STORED NOT NULL,
	`rating_rank` real GENERATED ALWAYS AS ((0.25 * (stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5) + 0.75 * verified_rating_sum + 19.5) / (0.25 * rating_count + 0.75 * verified_rating_count + 5)) STORED NOT NULL,
	FOREIGN KEY (`creator_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "marketplace_items_price" CHECK(typeof("marketplace_items"."price_cents") in ('integer', 'null') and "marketplace_items"."price_cents" between 0 and 1000000000 and "marketplace_items"."price_cents" > 0),
	CONSTRAINT "marketplace_items_counters" CHECK(min("marketplace_items"."downloads", "marketplace_items"."purchases", "marketplace_items"."stars_1", "marketplace_items"."stars_2", "marketplace_items"."stars_3", "marketplace_items"."stars_4", "marketplace_items"."stars_5") >= 0),
	CONSTRAINT "marketplace_items_rating" CHECK("marketplace_items"."rating" between 0 and 5 and ("marketplace_items"."rating_count" > 0 or "marketplace_items"."rating" = 0) and "marketplace_items"."rating_count" = "marketplace_items"."stars_1" + "marketplace_items"."stars_2" + "marketplace_items"."stars_3" + "marketplace_items"."stars_4" + "marketplace_items"."stars_5" and abs("marketplace_items"."rating" * "marketplace_items"."rating_count" - ("marketplace_items"."stars_1" + 2 * "marketplace_items"."stars_2" + 3 * "marketplace_items"."stars_3" + 4 * "marketplace_items"."stars_4" + 5 * "marketplace_items"."stars_5")) <= 0.006 * "marketplace_items"."rating_count"),
	CONSTRAINT "marketplace_items_verified_rating" CHECK("marketplace_items"."verified_rating_count" between 0 and "marketplace_items"."rating_count" and "marketplace_items"."verified_rating_sum" between "marketplace_items"."verified_rating_count" and 5 * "marketplace_items"."verified_rating_count")
);
--> statement-breakpoint
CREATE TABLE `payouts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`seller_id` integer NOT NULL,
	`provider` text NOT NULL,
	`week_start` integer NOT NULL,
	`sale_count` integer DEFAULT 0 NOT NULL,
	`earned_cents` integer DEFAULT 0 NOT NULL,
	`refunded_cents` integer DEFAULT 0 NOT NULL,
	`paid_at` integer,
	`paid_reference` text,
	FOREIGN KEY (`seller_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payouts_money" CHECK(typeof("payouts"."earned_cents") in ('integer', 'null') and "payouts"."earned_cents" between 0 and 1000000000 and typeof("payouts"."refunded_cents") in ('integer', 'null') and "payouts"."refunded_cents" between 0 and 1000000000 and "payouts"."sale_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE `sellers` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`verified_at` integer,
	`stripe_account_id` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `news_articles` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`content` text NOT NULL,
	`content_html` text DEFAULT '' NOT NULL,
	`source` text NOT NULL,
	`author` text DEFAULT 'Admin' NOT NULL,
	`editor_id` integer,
	`image_url` text,
	`image_path` text,
	`image_alt` text,
	`image_width` integer,
	`image_height` integer,
	`published_at` integer,
	`status` text DEFAULT 'published' NOT NULL,
	`scheduled_at` integer,
	`likes` integer DEFAULT 0 NOT NULL,
	`saves` integer DEFAULT 0 NOT NULL,
	`shares` integer DEFAULT 0 NOT NULL,
	`comment_count` integer DEFAULT 0 NOT NULL,
	`reading_minutes` integer DEFAULT 1 NOT NULL,
	`related_ids` text DEFAULT '[]' NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`submission_key` text,
	`is_demo` integer DEFAULT false NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`feed_at` integer GENERATED ALWAYS AS (ifnull(published_at, 0)) STORED NOT NULL,
	`trend` real GENERATED ALWAYS AS (log(1 + likes + 2 * saves + 3 * comment_count + shares) + ifnull(published_at, 0) / 45000000.0) STORED NOT NULL,
	FOREIGN KEY (`editor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "news_articles_counters" CHECK(min("news_articles"."likes", "news_articles"."saves", "news_articles"."shares", "news_articles"."comment_count") >= 0),
	CONSTRAINT "news_articles_schedule" CHECK("news_articles"."status" <> 'scheduled' or "news_articles"."scheduled_at" is not null)
);
--> statement-breakpoint
CREATE TABLE `achievements` (
	`user_id` integer NOT NULL,
	`achievement_id` text NOT NULL,
	`earned_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `achievement_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `activity_days` (
	`user_id` integer NOT NULL,
	`day` text NOT NULL,
	`finished` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`user_id`, `day`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "activity_days_counted" CHECK(typeof("activity_days"."finished") = 'integer' and "activity_days"."finished" > 0)
);
--> statement-breakpoint
CREATE TABLE `password_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`issued_by` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`issued_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`href` text NOT NULL,
	`read_at` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `search_postings` (
	`term` text NOT NULL,
	`kind` text NOT NULL,
	`weight` integer NOT NULL,
	`document_id` integer NOT NULL,
	PRIMARY KEY(`term`, `document_id`),
	FOREIGN KEY (`document_id`) REFERENCES `search_documents`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `answers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`thread_id` integer NOT NULL,
	`author_id` integer NOT NULL,
	`body` text NOT NULL,
	`body_html` text DEFAULT '' NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`upvotes` integer DEFAULT 0 NOT NULL,
	`downvotes` integer DEFAULT 0 NOT NULL,
	`comment_count` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'visible' NOT NULL,
	`submission_key` text,
	`edited_at` integer,
	`confidence` real GENERATED ALWAYS AS ((upvotes + 2.0) / (upvotes + downvotes + 4.0)) STORED NOT NULL,
	FOREIGN KEY (`thread_id`) REFERENCES `threads`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "answers_counters" CHECK(min("answers"."upvotes", "answers"."downvotes", "answers"."comment_count") >= 0)
);
--> statement-breakpoint
CREATE TABLE `post_drafts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer,
	`guest_id` text,
	`thread_id` integer,
	`title` text DEFAULT '' NOT NULL,
	`body` text DEFAULT '' NOT NULL,
	`tag_ids` text DEFAULT '[]' NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`thread_id`) REFERENCES `threads`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "post_drafts_one_owner" CHECK(("post_drafts"."user_id" is null) <> ("post_drafts"."guest_id" is null))
);
--> statement-breakpoint
CREATE TABLE `thread_bookmarks` (
	`user_id` integer NOT NULL,
	`thread_id` integer NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	PRIMARY KEY(`user_id`, `thread_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`thread_id`) REFERENCES `threads`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `thread_follows` (
	`thread_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	PRIMARY KEY(`thread_id`, `user_id`),
	FOREIGN KEY (`thread_id`) REFERENCES `threads`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `thread_tags` (
	`thread_id` integer NOT NULL,
	`tag_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`hot` real NOT NULL,
	`is_answered` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`thread_id`, `tag_id`),
	FOREIGN KEY (`thread_id`) REFERENCES `threads`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tag_id`) REFERENCES `tags`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `thread_views` (
	`thread_id` integer PRIMARY KEY NOT NULL,
	`waiting` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`thread_id`) REFERENCES `threads`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "thread_views_counted" CHECK("thread_views"."waiting" >= 0)
);
--> statement-breakpoint
CREATE TABLE `thread_votes` (
	`thread_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`value` integer NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	PRIMARY KEY(`thread_id`, `user_id`),
	FOREIGN KEY (`thread_id`) REFERENCES `threads`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "thread_votes_value" CHECK("thread_votes"."value" in (1, -1))
);
--> statement-breakpoint
CREATE TABLE `exercise_attempts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`exercise_id` integer NOT NULL,
	`prompt` text NOT NULL,
	`response` text NOT NULL,
	`feedback` text NOT NULL,
	`score` integer,
	`engine` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`exercise_id`) REFERENCES `exercises`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "exercise_attempts_score" CHECK("exercise_attempts"."score" is null or "exercise_attempts"."score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE `lesson_progress` (
	`user_id` integer NOT NULL,
	`course_id` integer NOT NULL,
	`lesson` text NOT NULL,
	`answers` text,
	`finished_at` integer,
	PRIMARY KEY(`user_id`, `course_id`, `lesson`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `user_progress` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`exercise_id` integer NOT NULL,
	`completed` integer DEFAULT false NOT NULL,
	`completed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`exercise_id`) REFERENCES `exercises`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `cart_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cart_id` integer NOT NULL,
	`item_id` integer NOT NULL,
	`quantity` integer DEFAULT 1 NOT NULL,
	`offer_cents` integer,
	`added_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`cart_id`) REFERENCES `carts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`item_id`) REFERENCES `marketplace_items`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "cart_items_quantity" CHECK(typeof("cart_items"."quantity") = 'integer' and "cart_items"."quantity" >= 1),
	CONSTRAINT "cart_items_offer" CHECK(typeof("cart_items"."offer_cents") in ('integer', 'null') and "cart_items"."offer_cents" between 0 and 1000000000)
);
--> statement-breakpoint
CREATE TABLE `coupons` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`code` text NOT NULL,
	`kind` text NOT NULL,
	`percent` integer,
	`amount_cents` integer,
	`scope` text DEFAULT 'all' NOT NULL,
	`seller_id` integer,
	`item_id` integer,
	`category` text,
	`min_subtotal_cents` integer DEFAULT 0 NOT NULL,
	`starts_at` integer,
	`ends_at` integer,
	`max_uses` integer,
	`max_uses_per_user` integer,
	`used_count` integer DEFAULT 0 NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`seller_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`item_id`) REFERENCES `marketplace_items`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "coupons_code_form" CHECK(length("coupons"."code") between 3 and 24 and "coupons"."code" not glob '*[^A-Z0-9_-]*'),
	CONSTRAINT "coupons_value" CHECK(case "coupons"."kind" when 'percent' then "coupons"."amount_cents" is null and typeof("coupons"."percent") = 'integer' and "coupons"."percent" between 1 and 100 else "coupons"."percent" is null and typeof("coupons"."amount_cents") = 'integer' and "coupons"."amount_cents" between 1 and 1000000000 end),
	CONSTRAINT "coupons_scope" CHECK(case "coupons"."scope" when 'seller' then "coupons"."seller_id" is not null when 'item' then "coupons"."item_id" is not null when 'category' then "coupons"."category" is not null else 1 end),
	CONSTRAINT "coupons_minimum" CHECK(typeof("coupons"."min_subtotal_cents") in ('integer', 'null') and "coupons"."min_subtotal_cents" between 0 and 1000000000),
	CONSTRAINT "coupons_used" CHECK("coupons"."used_count" >= 0 and ("coupons"."max_uses" is null or "coupons"."used_count" <= "coupons"."max_uses"))
);
--> statement-breakpoint
CREATE TABLE `listing_drafts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer,
	`guest_id` text,
	`item_id` integer,
	`step` text DEFAULT 'type' NOT NULL,
	`type` text,
	`title` text DEFAULT '' NOT NULL,
	`short_description` text DEFAULT '' NOT NULL,
	`full_description` text DEFAULT '' NOT NULL,
	`upload_method` text,
	`replit_link` text DEFAULT '' NOT NULL,
	`link_url` text DEFAULT '' NOT NULL,
	`instructions` text DEFAULT '' NOT NULL,
	`price_cents` integer DEFAULT 0 NOT NULL,
	`pricing_model` text DEFAULT 'one-time' NOT NULL,
	`license` text DEFAULT 'personal' NOT NULL,
	`support_offered` integer DEFAULT false NOT NULL,
	`contact_email` text DEFAULT '' NOT NULL,
	`category` text DEFAULT 'Productivity' NOT NULL,
	`tags` text DEFAULT '[]' NOT NULL,
	`terms_agreed` integer DEFAULT false NOT NULL,
	`cover_file_id` integer,
	`file_id` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`item_id`) REFERENCES `marketplace_items`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`cover_file_id`) REFERENCES `marketplace_files`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`file_id`) REFERENCES `marketplace_files`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "listing_drafts_owned" CHECK("listing_drafts"."user_id" is not null or "listing_drafts"."guest_id" is not null),
	CONSTRAINT "listing_drafts_short" CHECK(length("listing_drafts"."short_description") <= 200),
	CONSTRAINT "listing_drafts_price" CHECK(typeof("listing_drafts"."price_cents") in ('integer', 'null') and "listing_drafts"."price_cents" between 0 and 1000000000)
);
--> statement-breakpoint
CREATE TABLE `marketplace_downloads` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`item_id` integer NOT NULL,
	`user_id` integer,
	`guest_id` text,
	`times` integer DEFAULT 1 NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`last_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`item_id`) REFERENCES `marketplace_items`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "marketplace_downloads_one_owner" CHECK(("marketplace_downloads"."user_id" is null) <> ("marketplace_downloads"."guest_id" is null)),
	CONSTRAINT "marketplace_downloads_counted" CHECK("marketplace_downloads"."times" >= 0)
);
--> statement-breakpoint
CREATE TABLE `marketplace_item_days` (
	`item_id` integer NOT NULL,
	`day` integer NOT NULL,
	`downloads` integer DEFAULT 0 NOT NULL,
	`purchases` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`item_id`, `day`),
	FOREIGN KEY (`item_id`) REFERENCES `marketplace_items`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "marketplace_item_days_counted" CHECK(min("marketplace_item_days"."downloads", "marketplace_item_days"."purchases") >= 0)
);
--> statement-breakpoint
CREATE TABLE `marketplace_item_tags` (
	`tag_id` integer NOT NULL,
	`item_id` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`item_id`, `tag_id`),
	FOREIGN KEY (`tag_id`) REFERENCES `marketplace_tags`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`item_id`) REFERENCES `marketplace_items`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `marketplace_item_versions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`item_id` integer NOT NULL,
	`number` integer NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`type` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`full_description` text NOT NULL,
	`category` text NOT NULL,
	`tags` text DEFAULT '[]' NOT NULL,
	`image_url` text,
	`image_path` text,
	`price_cents` integer,
	`pricing_model` text NOT NULL,
	`license` text,
	`support_email` text,
	`upload_method` text NOT NULL,
	`file_id` integer,
	`link_url` text,
	`instructions` text,
	`content` text,
	`changes` text,
	`submission_key` text,
	`submitted_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`decided_at` integer,
	FOREIGN KEY (`item_id`) REFERENCES `marketplace_items`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`file_id`) REFERENCES `marketplace_files`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "marketplace_item_versions_price" CHECK(typeof("marketplace_item_versions"."price_cents") in ('integer', 'null') and "marketplace_item_versions"."price_cents" between 0 and 1000000000 and "marketplace_item_versions"."price_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE `marketplace_saves` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer,
	`guest_id` text,
	`item_id` integer NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`item_id`) REFERENCES `marketplace_items`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "marketplace_saves_one_owner" CHECK(("marketplace_saves"."user_id" is null) <> ("marketplace_saves"."guest_id" is null))
);
--> statement-breakpoint
CREATE TABLE `marketplace_suggestions` (
	`prefix` text NOT NULL,
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`weight` integer DEFAULT 0 NOT NULL,
	`item_id` integer,
	FOREIGN KEY (`item_id`) REFERENCES `marketplace_items`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `reviews` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`item_id` integer NOT NULL,
	`rating` integer NOT NULL,
	`review_text` text,
	`image_url` text,
	`image_path` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)),
	`updated_at` integer,
	`helpful` integer DEFAULT 0 NOT NULL,
	`verified` integer DEFAULT false NOT NULL,
	`status` text DEFAULT 'visible' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`item_id`) REFERENCES `marketplace_items`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "reviews_rating" CHECK(typeof("reviews"."rating") = 'integer' and "reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_text" CHECK(length("reviews"."review_text") <= 1000),
	CONSTRAINT "reviews_counted" CHECK("reviews"."helpful" >= 0)
);
--> statement-breakpoint
CREATE TABLE `article_comments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`article_id` integer NOT NULL,
	`user_id` integer,
	`guest_id` text,
	`comment` text NOT NULL,
	`username` text,
	`status` text DEFAULT 'published' NOT NULL,
	`score` integer,
	`score_reasons` text,
	`network_key` text,
	`text_hash` text,
	`form_nonce` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`decided_at` integer,
	FOREIGN KEY (`article_id`) REFERENCES `news_articles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "article_comments_length" CHECK(length("article_comments"."comment") between 1 and 280),
	CONSTRAINT "article_comments_name" CHECK(length("article_comments"."username") <= 50),
	CONSTRAINT "article_comments_signed" CHECK("article_comments"."user_id" is not null or "article_comments"."username" is not null)
);
--> statement-breakpoint
CREATE TABLE `article_revisions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`article_id` integer NOT NULL,
	`revision` integer NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`content` text NOT NULL,
	`source` text NOT NULL,
	`author` text NOT NULL,
	`image_url` text,
	`editor_id` integer,
	`note` text,
	`is_correction` integer DEFAULT false NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`article_id`) REFERENCES `news_articles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`editor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `guest_article_interactions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`guest_id` text NOT NULL,
	`article_id` integer NOT NULL,
	`liked` integer DEFAULT false NOT NULL,
	`saved` integer DEFAULT false NOT NULL,
	`shared` integer DEFAULT false NOT NULL,
	`saved_at` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`article_id`) REFERENCES `news_articles`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `user_article_interactions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`article_id` integer NOT NULL,
	`liked` integer DEFAULT false NOT NULL,
	`saved` integer DEFAULT false NOT NULL,
	`shared` integer DEFAULT false NOT NULL,
	`saved_at` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`article_id`) REFERENCES `news_articles`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `answer_votes` (
	`answer_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`value` integer NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	PRIMARY KEY(`answer_id`, `user_id`),
	FOREIGN KEY (`answer_id`) REFERENCES `answers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "answer_votes_value" CHECK("answer_votes"."value" in (1, -1))
);
--> statement-breakpoint
CREATE TABLE `post_revisions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`thread_id` integer NOT NULL,
	`answer_id` integer,
	`editor_id` integer NOT NULL,
	`title` text,
	`body` text NOT NULL,
	`tags` text,
	`reason` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`thread_id`) REFERENCES `threads`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`answer_id`) REFERENCES `answers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`editor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `thread_comments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`thread_id` integer NOT NULL,
	`answer_id` integer,
	`author_id` integer NOT NULL,
	`body` text NOT NULL,
	`body_html` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'visible' NOT NULL,
	`submission_key` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`edited_at` integer,
	FOREIGN KEY (`thread_id`) REFERENCES `threads`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`answer_id`) REFERENCES `answers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `listing_decisions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`item_id` integer NOT NULL,
	`version_id` integer,
	`actor_id` integer,
	`from_status` text NOT NULL,
	`to_status` text NOT NULL,
	`reasons` text DEFAULT '[]' NOT NULL,
	`note_to_creator` text,
	`private_note` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`item_id`) REFERENCES `marketplace_items`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`version_id`) REFERENCES `marketplace_item_versions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `orders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reference` text NOT NULL,
	`user_id` integer NOT NULL,
	`idempotency_key` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`source` text NOT NULL,
	`provider` text NOT NULL,
	`provider_session_id` text,
	`provider_payment_id` text,
	`currency` text DEFAULT 'USD' NOT NULL,
	`subtotal_cents` integer NOT NULL,
	`discount_cents` integer DEFAULT 0 NOT NULL,
	`total_cents` integer NOT NULL,
	`refunded_cents` integer DEFAULT 0 NOT NULL,
	`coupon_id` integer,
	`coupon_code` text,
	`terms_accepted_at` integer NOT NULL,
	`failure` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`completed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`coupon_id`) REFERENCES `coupons`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "orders_money" CHECK(typeof("orders"."subtotal_cents") in ('integer', 'null') and "orders"."subtotal_cents" between 0 and 1000000000 and typeof("orders"."discount_cents") in ('integer', 'null') and "orders"."discount_cents" between 0 and 1000000000 and typeof("orders"."total_cents") in ('integer', 'null') and "orders"."total_cents" between 0 and 1000000000 and typeof("orders"."refunded_cents") in ('integer', 'null') and "orders"."refunded_cents" between 0 and 1000000000),
	CONSTRAINT "orders_total" CHECK("orders"."total_cents" = "orders"."subtotal_cents" - "orders"."discount_cents" and "orders"."refunded_cents" <= "orders"."total_cents")
);
--> statement-breakpoint
CREATE TABLE `review_helpful_votes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`review_id` integer NOT NULL,
	`user_id` integer,
	`guest_id` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`review_id`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "review_helpful_votes_one_voter" CHECK(("review_helpful_votes"."user_id" is null) <> ("review_helpful_votes"."guest_id" is null))
);
--> statement-breakpoint
CREATE TABLE `coupon_uses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`coupon_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`order_id` integer NOT NULL,
	`nth` integer DEFAULT 1 NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`coupon_id`) REFERENCES `coupons`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "coupon_uses_counted" CHECK("coupon_uses"."nth" >= 1)
);
--> statement-breakpoint
CREATE TABLE `order_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` integer NOT NULL,
	`item_id` integer NOT NULL,
	`seller_id` integer NOT NULL,
	`version_number` integer DEFAULT 1 NOT NULL,
	`name` text NOT NULL,
	`license` text,
	`quantity` integer DEFAULT 1 NOT NULL,
	`unit_price_cents` integer NOT NULL,
	`discount_cents` integer DEFAULT 0 NOT NULL,
	`total_cents` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`item_id`) REFERENCES `marketplace_items`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`seller_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_items_quantity" CHECK(typeof("order_items"."quantity") = 'integer' and "order_items"."quantity" >= 1),
	CONSTRAINT "order_items_money" CHECK(typeof("order_items"."unit_price_cents") in ('integer', 'null') and "order_items"."unit_price_cents" between 0 and 1000000000 and typeof("order_items"."discount_cents") in ('integer', 'null') and "order_items"."discount_cents" between 0 and 1000000000 and typeof("order_items"."total_cents") in ('integer', 'null') and "order_items"."total_cents" between 0 and 1000000000),
	CONSTRAINT "order_items_total" CHECK("order_items"."total_cents" = "order_items"."unit_price_cents" * "order_items"."quantity" - "order_items"."discount_cents")
);
--> statement-breakpoint
CREATE TABLE `payment_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`provider` text NOT NULL,
	`event_id` text NOT NULL,
	`type` text NOT NULL,
	`order_id` integer,
	`payload` text NOT NULL,
	`received_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`processed_at` integer,
	`failure` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `purchases` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`item_id` integer NOT NULL,
	`purchase_date` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`status` text DEFAULT 'complete' NOT NULL,
	`amount_cents` integer NOT NULL,
	`stripe_session_id` text,
	`access_type` text DEFAULT 'full' NOT NULL,
	`order_item_id` integer,
	`provider` text DEFAULT 'test' NOT NULL,
	`quantity` integer DEFAULT 1 NOT NULL,
	`version_number` integer DEFAULT 1 NOT NULL,
	`license` text,
	`license_text` text,
	`seller_id` integer,
	`platform_fee_cents` integer,
	`processing_fee_cents` integer,
	`creator_cents` integer,
	`payout_id` integer,
	`refunded_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`item_id`) REFERENCES `marketplace_items`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_item_id`) REFERENCES `order_items`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`seller_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payout_id`) REFERENCES `payouts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "purchases_money" CHECK(typeof("purchases"."amount_cents") in ('integer', 'null') and "purchases"."amount_cents" between 0 and 1000000000 and typeof("purchases"."platform_fee_cents") in ('integer', 'null') and "purchases"."platform_fee_cents" between 0 and 1000000000 and typeof("purchases"."processing_fee_cents") in ('integer', 'null') and "purchases"."processing_fee_cents" between 0 and 1000000000 and typeof("purchases"."creator_cents") in ('integer', 'null') and "purchases"."creator_cents" between 0 and 1000000000),
	CONSTRAINT "purchases_split" CHECK("purchases"."platform_fee_cents" + "purchases"."processing_fee_cents" + "purchases"."creator_cents" = "purchases"."amount_cents"),
	CONSTRAINT "purchases_quantity" CHECK("purchases"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE `refunds` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`purchase_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`status` text DEFAULT 'requested' NOT NULL,
	`amount_cents` integer NOT NULL,
	`reason` text,
	`answer` text,
	`provider_refund_id` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`decided_at` integer,
	FOREIGN KEY (`purchase_id`) REFERENCES `purchases`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refunds_money" CHECK(typeof("refunds"."amount_cents") in ('integer', 'null') and "refunds"."amount_cents" between 0 and 1000000000)
);
--> statement-breakpoint
CREATE INDEX `answer_votes_user` ON `answer_votes` (`user_id`);
--> statement-breakpoint
CREATE INDEX `answers_best` ON `answers` (`thread_id`,`status`,`confidence`);
--> statement-breakpoint
CREATE INDEX `answers_author` ON `answers` (`author_id`,`created_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `answers_submission` ON `answers` (`author_id`,`submission_key`);
--> statement-breakpoint
CREATE INDEX `moderation_log_target` ON `moderation_log` (`target_kind`,`target_id`);
--> statement-breakpoint
CREATE INDEX `moderation_log_actor` ON `moderation_log` (`actor_id`);
--> statement-breakpoint
CREATE INDEX `moderation_log_subject` ON `moderation_log` (`subject_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `post_drafts_user_question` ON `post_drafts` (`user_id`) WHERE "post_drafts"."thread_id" is null and "post_drafts"."user_id" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX `post_drafts_user_answer` ON `post_drafts` (`user_id`,`thread_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `post_drafts_guest_question` ON `post_drafts` (`guest_id`) WHERE "post_drafts"."thread_id" is null and "post_drafts"."guest_id" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX `post_drafts_guest_answer` ON `post_drafts` (`guest_id`,`thread_id`);
--> statement-breakpoint
CREATE INDEX `post_drafts_thread` ON `post_drafts` (`thread_id`);
--> statement-breakpoint
CREATE INDEX `post_drafts_abandoned` ON `post_drafts` (`updated_at`);
--> statement-breakpoint
CREATE INDEX `post_revisions_list` ON `post_revisions` (`thread_id`,`answer_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `post_revisions_answer` ON `post_revisions` (`answer_id`);
--> statement-breakpoint
CREATE INDEX `post_revisions_editor` ON `post_revisions` (`editor_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_once` ON `reports` (`reporter_id`,`target_kind`,`target_id`);
--> statement-breakpoint
CREATE INDEX `reports_queue` ON `reports` (`created_at`) WHERE "reports"."status" = 'open';
--> statement-breakpoint
CREATE INDEX `reports_target` ON `reports` (`target_kind`,`target_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `tags_slug` ON `tags` (`slug`);
--> statement-breakpoint
CREATE INDEX `tags_used` ON `tags` (`thread_count`);
--> statement-breakpoint
CREATE INDEX `thread_bookmarks_thread` ON `thread_bookmarks` (`thread_id`);
--> statement-breakpoint
CREATE INDEX `thread_comments_list` ON `thread_comments` (`thread_id`,`answer_id`,`status`,`created_at`);
--> statement-breakpoint
CREATE INDEX `thread_comments_answer` ON `thread_comments` (`answer_id`);
--> statement-breakpoint
CREATE INDEX `thread_comments_author` ON `thread_comments` (`author_id`,`created_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `thread_comments_submission` ON `thread_comments` (`author_id`,`submission_key`);
--> statement-breakpoint
CREATE INDEX `thread_follows_user` ON `thread_follows` (`user_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `thread_tags_newest` ON `thread_tags` (`tag_id`,`created_at`,`thread_id`);
--> statement-breakpoint
CREATE INDEX `thread_tags_hot` ON `thread_tags` (`tag_id`,`hot`,`thread_id`);
--> statement-breakpoint
CREATE INDEX `thread_tags_answered_newest` ON `thread_tags` (`tag_id`,`is_answered`,`created_at`,`thread_id`);
--> statement-breakpoint
CREATE INDEX `thread_tags_answered_hot` ON `thread_tags` (`tag_id`,`is_answered`,`hot`,`thread_id`);
--> statement-breakpoint
CREATE INDEX `thread_views_waiting` ON `thread_views` (`waiting`);
--> statement-breakpoint
CREATE INDEX `thread_votes_user` ON `thread_votes` (`user_id`);
--> statement-breakpoint
CREATE INDEX `threads_newest` ON `threads` (`status`,`created_at`);
--> statement-breakpoint
CREATE INDEX `threads_hot` ON `threads` (`status`,`hot`);
--> statement-breakpoint
CREATE INDEX `threads_answered_newest` ON `threads` (`status`,`is_answered`,`created_at`);
--> statement-breakpoint
CREATE INDEX `threads_answered_hot` ON `threads` (`status`,`is_answered`,`hot`);
--> statement-breakpoint
CREATE INDEX `threads_author` ON `threads` (`author_id`,`created_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `threads_submission` ON `threads` (`author_id`,`submission_key`);
--> statement-breakpoint
CREATE INDEX `courses_owner` ON `courses` (`user_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `exercise_attempts_best` ON `exercise_attempts` (`user_id`,`exercise_id`,`score`);
--> statement-breakpoint
CREATE INDEX `exercises_tool` ON `exercises` (`ai_tool_id`,`order`);
--> statement-breakpoint
CREATE UNIQUE INDEX `learning_paths_user` ON `learning_paths` (`user_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_progress_once` ON `user_progress` (`user_id`,`exercise_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `cart_items_once` ON `cart_items` (`cart_id`,`item_id`);
--> statement-breakpoint
CREATE INDEX `cart_items_item` ON `cart_items` (`item_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `carts_user` ON `carts` (`user_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `coupon_uses_order` ON `coupon_uses` (`order_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `coupon_uses_nth` ON `coupon_uses` (`coupon_id`,`user_id`,`nth`);
--> statement-breakpoint
CREATE INDEX `coupon_uses_user` ON `coupon_uses` (`user_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `coupons_code` ON `coupons` (`code`);
--> statement-breakpoint
CREATE INDEX `coupons_seller` ON `coupons` (`seller_id`);
--> statement-breakpoint
CREATE INDEX `coupons_item` ON `coupons` (`item_id`);
--> statement-breakpoint
CREATE INDEX `listing_decisions_item` ON `listing_decisions` (`item_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `listing_decisions_version` ON `listing_decisions` (`version_id`);
--> statement-breakpoint
CREATE INDEX `listing_decisions_actor` ON `listing_decisions` (`actor_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `listing_drafts_user` ON `listing_drafts` (`user_id`,`updated_at`);
--> statement-breakpoint
CREATE INDEX `listing_drafts_guest` ON `listing_drafts` (`guest_id`,`updated_at`);
--> statement-breakpoint
CREATE INDEX `listing_drafts_item` ON `listing_drafts` (`item_id`);
--> statement-breakpoint
CREATE INDEX `listing_drafts_cover` ON `listing_drafts` (`cover_file_id`);
--> statement-breakpoint
CREATE INDEX `listing_drafts_file` ON `listing_drafts` (`file_id`);
--> statement-breakpoint
CREATE INDEX `listing_drafts_abandoned` ON `listing_drafts` (`updated_at`) WHERE "listing_drafts"."user_id" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX `marketplace_downloads_user` ON `marketplace_downloads` (`item_id`,`user_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `marketplace_downloads_guest` ON `marketplace_downloads` (`item_id`,`guest_id`);
--> statement-breakpoint
CREATE INDEX `marketplace_downloads_library` ON `marketplace_downloads` (`user_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `marketplace_downloads_guest_library` ON `marketplace_downloads` (`guest_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `marketplace_files_object` ON `marketplace_files` (`object_key`);
--> statement-breakpoint
CREATE INDEX `marketplace_files_owner` ON `marketplace_files` (`owner_id`);
--> statement-breakpoint
CREATE INDEX `marketplace_files_unfinished` ON `marketplace_files` (`created_at`) WHERE "marketplace_files"."status" = 'uploading';
--> statement-breakpoint
CREATE INDEX `marketplace_item_days_day` ON `marketplace_item_days` (`day`);
--> statement-breakpoint
CREATE INDEX `marketplace_item_tags_newest` ON `marketplace_item_tags` (`tag_id`,`updated_at`,`item_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `marketplace_item_versions_number` ON `marketplace_item_versions` (`item_id`,`number`);
--> statement-breakpoint
CREATE UNIQUE INDEX `marketplace_item_versions_submission` ON `marketplace_item_versions` (`submission_key`);
--> statement-breakpoint
CREATE UNIQUE INDEX `marketplace_item_versions_open` ON `marketplace_item_versions` (`item_id`) WHERE "marketplace_item_versions"."status" in ('pending', 'changes_requested');
--> statement-breakpoint
CREATE INDEX `marketplace_item_versions_queue` ON `marketplace_item_versions` (`submitted_at`) WHERE "marketplace_item_versions"."status" = 'pending';
--> statement-breakpoint
CREATE INDEX `marketplace_item_versions_file` ON `marketplace_item_versions` (`file_id`);
--> statement-breakpoint
CREATE INDEX `marketplace_items_newest` ON `marketplace_items` (`status`,`updated_at`);
--> statement-breakpoint
CREATE INDEX `marketplace_items_popular` ON `marketplace_items` (`status`,`popularity`);
--> statement-breakpoint
CREATE INDEX `marketplace_items_price` ON `marketplace_items` (`status`,`sort_price_cents`);
--> statement-breakpoint
CREATE INDEX `marketplace_items_rated` ON `marketplace_items` (`status`,`rating`,`rating_rank`);
--> statement-breakpoint
CREATE INDEX `marketplace_items_category_newest` ON `marketplace_items` (`status`,`category`,`updated_at`);
--> statement-breakpoint
CREATE INDEX `marketplace_items_category_popular` ON `marketplace_items` (`status`,`category`,`popularity`);
--> statement-breakpoint
CREATE INDEX `marketplace_items_category_price` ON `marketplace_items` (`status`,`category`,`sort_price_cents`);
--> statement-breakpoint
CREATE INDEX `marketplace_items_category_rated` ON `marketplace_items` (`status`,`category`,`rating`,`rating_rank`);
--> statement-breakpoint
CREATE INDEX `marketplace_items_verified_newest` ON `marketplace_items` (`status`,`updated_at`) WHERE "marketplace_items"."seller_verified" = 1;
--> statement-breakpoint
CREATE INDEX `marketplace_items_verified_popular` ON `marketplace_items` (`status`,`popularity`) WHERE "marketplace_items"."seller_verified" = 1;
--> statement-breakpoint
CREATE INDEX `marketplace_items_verified_price` ON `marketplace_items` (`status`,`sort_price_cents`) WHERE "marketplace_items"."seller_verified" = 1;
--> statement-breakpoint
CREATE INDEX `marketplace_items_verified_rated` ON `marketplace_items` (`status`,`rating`,`rating_rank`) WHERE "marketplace_items"."seller_verified" = 1;
--> statement-breakpoint
CREATE INDEX `marketplace_items_creator` ON `marketplace_items` (`creator_id`,`updated_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `marketplace_saves_user` ON `marketplace_saves` (`user_id`,`item_id`,`kind`);
--> statement-breakpoint
CREATE UNIQUE INDEX `marketplace_saves_guest` ON `marketplace_saves` (`guest_id`,`item_id`,`kind`);
--> statement-breakpoint
CREATE INDEX `marketplace_saves_user_list` ON `marketplace_saves` (`user_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `marketplace_saves_guest_list` ON `marketplace_saves` (`guest_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `marketplace_saves_item` ON `marketplace_saves` (`item_id`);
--> statement-breakpoint
CREATE INDEX `marketplace_suggestions_best` ON `marketplace_suggestions` (`prefix`,`kind`,`weight`);
--> statement-breakpoint
CREATE UNIQUE INDEX `marketplace_suggestions_item` ON `marketplace_suggestions` (`item_id`,`prefix`);
--> statement-breakpoint
CREATE UNIQUE INDEX `marketplace_suggestions_value` ON `marketplace_suggestions` (`kind`,`value`,`prefix`) WHERE "marketplace_suggestions"."item_id" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX `marketplace_tags_slug` ON `marketplace_tags` (`slug`);
--> statement-breakpoint
CREATE INDEX `marketplace_tags_used` ON `marketplace_tags` (`item_count`);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_items_once` ON `order_items` (`order_id`,`item_id`);
--> statement-breakpoint
CREATE INDEX `order_items_item` ON `order_items` (`item_id`);
--> statement-breakpoint
CREATE INDEX `order_items_seller` ON `order_items` (`seller_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_reference` ON `orders` (`reference`);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_once` ON `orders` (`user_id`,`idempotency_key`);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_session` ON `orders` (`provider_session_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_payment` ON `orders` (`provider_payment_id`);
--> statement-breakpoint
CREATE INDEX `orders_user` ON `orders` (`user_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `orders_coupon` ON `orders` (`coupon_id`);
--> statement-breakpoint
CREATE INDEX `orders_unsettled` ON `orders` (`created_at`) WHERE "orders"."status" = 'pending';
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_events_once` ON `payment_events` (`provider`,`event_id`);
--> statement-breakpoint
CREATE INDEX `payment_events_order` ON `payment_events` (`order_id`);
--> statement-breakpoint
CREATE INDEX `payment_events_waiting` ON `payment_events` (`received_at`) WHERE "payment_events"."processed_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX `payouts_week` ON `payouts` (`seller_id`,`provider`,`week_start`);
--> statement-breakpoint
CREATE INDEX `payouts_due` ON `payouts` (`week_start`) WHERE "payouts"."paid_at" is null;
--> statement-breakpoint
CREATE INDEX `payouts_paid` ON `payouts` (`paid_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `purchases_order_item` ON `purchases` (`order_item_id`);
--> statement-breakpoint
CREATE INDEX `purchases_user` ON `purchases` (`user_id`,`purchase_date`);
--> statement-breakpoint
CREATE INDEX `purchases_owned` ON `purchases` (`user_id`,`item_id`,`status`);
--> statement-breakpoint
CREATE INDEX `purchases_item` ON `purchases` (`item_id`,`purchase_date`);
--> statement-breakpoint
CREATE INDEX `purchases_seller` ON `purchases` (`seller_id`,`purchase_date`);
--> statement-breakpoint
CREATE INDEX `purchases_payout` ON `purchases` (`payout_id`);
--> statement-breakpoint
CREATE INDEX `purchases_session` ON `purchases` (`stripe_session_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_once` ON `refunds` (`purchase_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_provider` ON `refunds` (`provider_refund_id`);
--> statement-breakpoint
CREATE INDEX `refunds_user` ON `refunds` (`user_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `refunds_queue` ON `refunds` (`created_at`) WHERE "refunds"."status" = 'requested';
--> statement-breakpoint
CREATE UNIQUE INDEX `review_helpful_votes_user` ON `review_helpful_votes` (`review_id`,`user_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `review_helpful_votes_guest` ON `review_helpful_votes` (`review_id`,`guest_id`);
--> statement-breakpoint
CREATE INDEX `review_helpful_votes_by_user` ON `review_helpful_votes` (`user_id`);
--> statement-breakpoint
CREATE INDEX `review_helpful_votes_by_guest` ON `review_helpful_votes` (`guest_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_once` ON `reviews` (`user_id`,`item_id`);
--> statement-breakpoint
CREATE INDEX `reviews_helpful` ON `reviews` (`item_id`,`status`,`helpful`,`verified`,`created_at`);
--> statement-breakpoint
CREATE INDEX `reviews_recent` ON `reviews` (`item_id`,`status`,`created_at`);
--> statement-breakpoint
CREATE INDEX `reviews_rated` ON `reviews` (`item_id`,`status`,`rating`,`created_at`);
--> statement-breakpoint
CREATE INDEX `article_comments_list` ON `article_comments` (`article_id`,`status`,`created_at`);
--> statement-breakpoint
CREATE INDEX `article_comments_held` ON `article_comments` (`created_at`) WHERE "article_comments"."status" = 'held';
--> statement-breakpoint
CREATE INDEX `article_comments_spam` ON `article_comments` (`created_at`) WHERE "article_comments"."status" = 'spam';
--> statement-breakpoint
CREATE INDEX `article_comments_user` ON `article_comments` (`user_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `article_comments_guest` ON `article_comments` (`guest_id`);
--> statement-breakpoint
CREATE INDEX `article_comments_text` ON `article_comments` (`text_hash`,`created_at`);
--> statement-breakpoint
CREATE INDEX `article_comments_network` ON `article_comments` (`network_key`,`created_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `article_comments_nonce` ON `article_comments` (`form_nonce`);
--> statement-breakpoint
CREATE UNIQUE INDEX `article_revisions_number` ON `article_revisions` (`article_id`,`revision`);
--> statement-breakpoint
CREATE INDEX `article_revisions_editor` ON `article_revisions` (`editor_id`);
--> statement-breakpoint
CREATE INDEX `blocked_networks_expiry` ON `blocked_networks` (`until`);
--> statement-breakpoint
CREATE UNIQUE INDEX `guest_article_interactions_once` ON `guest_article_interactions` (`guest_id`,`article_id`);
--> statement-breakpoint
CREATE INDEX `guest_article_interactions_saved` ON `guest_article_interactions` (`guest_id`,`saved_at`) WHERE "guest_article_interactions"."saved" = 1;
--> statement-breakpoint
CREATE INDEX `guest_article_interactions_article` ON `guest_article_interactions` (`article_id`);
--> statement-breakpoint
CREATE INDEX `news_articles_newest` ON `news_articles` (`status`,`feed_at`);
--> statement-breakpoint
CREATE INDEX `news_articles_source_newest` ON `news_articles` (`status`,`source`,`feed_at`);
--> statement-breakpoint
CREATE INDEX `news_articles_trending` ON `news_articles` (`status`,`trend`);
--> statement-breakpoint
CREATE INDEX `news_articles_desk` ON `news_articles` (`status`,`updated_at`);
--> statement-breakpoint
CREATE INDEX `news_articles_due` ON `news_articles` (`status`,`scheduled_at`);
--> statement-breakpoint
CREATE INDEX `news_articles_editor` ON `news_articles` (`editor_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `news_articles_submission` ON `news_articles` (`submission_key`);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_article_interactions_once` ON `user_article_interactions` (`user_id`,`article_id`);
--> statement-breakpoint
CREATE INDEX `user_article_interactions_saved` ON `user_article_interactions` (`user_id`,`saved_at`) WHERE "user_article_interactions"."saved" = 1;
--> statement-breakpoint
CREATE INDEX `user_article_interactions_article` ON `user_article_interactions` (`article_id`);
--> statement-breakpoint
CREATE INDEX `password_links_user` ON `password_links` (`user_id`);
--> statement-breakpoint
CREATE INDEX `revoked_sessions_expiry` ON `revoked_sessions` (`expires_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_unique` ON `users` (lower("username"));
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (lower("email"));
--> statement-breakpoint
CREATE UNIQUE INDEX `users_public_name_unique` ON `users` (lower("public_name"));
--> statement-breakpoint
CREATE INDEX `notifications_list` ON `notifications` (`user_id`,`id`);
--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`user_id`) WHERE "notifications"."read_at" is null;
--> statement-breakpoint
CREATE INDEX `rate_limits_expiry` ON `rate_limits` (`reset_at`);
--> statement-breakpoint
CREATE INDEX `search_documents_ref` ON `search_documents` (`kind`,`ref`);
--> statement-breakpoint
CREATE INDEX `search_postings_best` ON `search_postings` (`term`,`weight`);
--> statement-breakpoint
CREATE INDEX `search_postings_document` ON `search_postings` (`document_id`);
