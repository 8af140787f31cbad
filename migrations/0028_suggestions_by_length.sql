DROP INDEX `marketplace_suggestions_best`;--> statement-breakpoint
CREATE INDEX `marketplace_suggestions_shortest_best` ON `marketplace_suggestions` (`prefix`,`kind`,`weight`,-length("value"));