CREATE TABLE `position` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`bank_file_id` integer NOT NULL,
	`day` text NOT NULL,
	`name` text NOT NULL,
	`symbol` text NOT NULL,
	`units` real NOT NULL,
	`price` real,
	`value_cents` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`bank_file_id`) REFERENCES `bank_file`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "position_bounds" CHECK("position"."value_cents" between -9000000000000 and 9000000000000)
) STRICT;
--> statement-breakpoint
CREATE INDEX `position_by_account` ON `position` (`account_id`,`day`);--> statement-breakpoint
CREATE TABLE `budget_group` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`place` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `budget_group_member` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`category_id` integer NOT NULL,
	`group_id` integer NOT NULL,
	FOREIGN KEY (`group_id`) REFERENCES `budget_group`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `budget_group_member_category` ON `budget_group_member` (`category_id`);