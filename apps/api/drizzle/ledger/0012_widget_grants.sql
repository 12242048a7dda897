ALTER TABLE `change` ADD `page` text;--> statement-breakpoint
ALTER TABLE `change` ADD `widget` text;--> statement-breakpoint
ALTER TABLE `change` ADD `page_grant_id` integer;--> statement-breakpoint
CREATE INDEX `change_by_page` ON `change` (`page`,`at`) WHERE page is not null;