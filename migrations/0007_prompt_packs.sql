ALTER TABLE `listing_drafts` ADD `prompts` text DEFAULT '[]' NOT NULL;
