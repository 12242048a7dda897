ALTER TABLE `access_grant` ADD `request_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `access_grant_request` ON `access_grant` (`staff_id`,`request_key`);--> statement-breakpoint
ALTER TABLE `interaction` ADD `request_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `interaction_request` ON `interaction` (`author_id`,`request_key`);--> statement-breakpoint
ALTER TABLE `staff_task` ADD `request_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `staff_task_request` ON `staff_task` (`author_id`,`request_key`);