CREATE TABLE `plan_proposal` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`author_id` integer NOT NULL,
	`plan_type` integer NOT NULL,
	`note` text NOT NULL,
	`verdict` text,
	`at` text NOT NULL,
	`ends_at` text NOT NULL,
	`withdrawn_at` text,
	`request_key` text
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `plan_proposal_request` ON `plan_proposal` (`author_id`,`request_key`);--> statement-breakpoint
CREATE TABLE `plan_proposal_line` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`proposal_id` integer NOT NULL,
	`field` text NOT NULL,
	`value_before` real,
	`value` real NOT NULL,
	`verdict` text,
	`decision` text,
	FOREIGN KEY (`proposal_id`) REFERENCES `plan_proposal`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `plan_proposal_line_proposal` ON `plan_proposal_line` (`proposal_id`);--> statement-breakpoint
CREATE TABLE `planner_share` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subject` text NOT NULL,
	`is_shared` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `planner_share_subject` ON `planner_share` (`subject`);