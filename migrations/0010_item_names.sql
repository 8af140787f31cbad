CREATE INDEX `marketplace_items_name` ON `marketplace_items` (lower("name"));
