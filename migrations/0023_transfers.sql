CREATE TABLE `transfers` (
	`user_id` integer NOT NULL,
	`exercise_id` integer NOT NULL,
	`assistant` text,
	`usable` text NOT NULL,
	`useful` text NOT NULL,
	`wrong` text NOT NULL,
	`next` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `exercise_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`exercise_id`) REFERENCES `exercises`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "transfers_usable" CHECK("transfers"."usable" in ('as-is', 'with-changes', 'not'))
);
