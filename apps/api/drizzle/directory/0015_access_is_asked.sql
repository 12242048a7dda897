ALTER TABLE `access_grant` ADD `opened_at` integer;--> statement-breakpoint
ALTER TABLE `access_grant` ADD `is_urgent` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `access_grant` ADD `approved_by_id` integer;--> statement-breakpoint
UPDATE `access_grant` SET `opened_at` = `granted_at`;