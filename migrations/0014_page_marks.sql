-- The three tables that held them before stay, unused: no migration drops a table.
CREATE TABLE `page_marks` (
	`list` text NOT NULL,
	`position` integer NOT NULL,
	`sort_key` real NOT NULL,
	`row_id` integer NOT NULL,
	PRIMARY KEY(`list`, `position`)
);
