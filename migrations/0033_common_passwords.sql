CREATE TABLE `common_passwords` (
	`number` integer PRIMARY KEY NOT NULL
);
