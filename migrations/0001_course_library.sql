CREATE TABLE `course_library` (
	`part` text PRIMARY KEY NOT NULL,
	`content` text NOT NULL
);
