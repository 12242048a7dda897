CREATE TABLE `about_me` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`family_status` integer NOT NULL,
	`partner_first_name` text,
	CONSTRAINT "about_me_family_status" CHECK("about_me"."family_status" between 0 and 2)
) STRICT;
--> statement-breakpoint
CREATE TABLE `account` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`category_name` text NOT NULL,
	`type_name` text NOT NULL,
	`currency` text DEFAULT 'USD' NOT NULL,
	`balance_cents` integer NOT NULL,
	`balance_as_of` text,
	`interest_rate` real,
	`monthly_minimum_payment_cents` integer,
	`current_monthly_payment_cents` integer,
	`origin` text NOT NULL,
	`account_connection_id` integer,
	`is_hidden_from_net_worth` integer DEFAULT false NOT NULL,
	`is_hidden_from_totals` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`account_connection_id`) REFERENCES `account_connection`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "account_balance_bounds" CHECK("account"."balance_cents" between -9000000000000 and 9000000000000),
	CONSTRAINT "account_minimum_bounds" CHECK("account"."monthly_minimum_payment_cents" between -9000000000000 and 9000000000000),
	CONSTRAINT "account_payment_bounds" CHECK("account"."current_monthly_payment_cents" between -9000000000000 and 9000000000000)
) STRICT;
--> statement-breakpoint
CREATE INDEX `account_by_connection` ON `account` (`account_connection_id`);--> statement-breakpoint
CREATE TABLE `account_connection` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`has_sync_issue` integer DEFAULT false NOT NULL,
	`is_syncing_accounts` integer DEFAULT false NOT NULL,
	`is_syncing_transactions` integer DEFAULT false NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `account_file_key` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`key` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `account_file_key_key` ON `account_file_key` (`key`);--> statement-breakpoint
CREATE INDEX `account_file_key_by_account` ON `account_file_key` (`account_id`);--> statement-breakpoint
CREATE TABLE `balance_day` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`day` text NOT NULL,
	`balance_cents` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "balance_day_bounds" CHECK("balance_day"."balance_cents" between -9000000000000 and 9000000000000)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `balance_day_account_day` ON `balance_day` (`account_id`,`day`);--> statement-breakpoint
CREATE TABLE `bank_file` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`file_name` text NOT NULL,
	`format` text NOT NULL,
	`uploaded_at` text NOT NULL,
	`status` text NOT NULL,
	`answer` text
) STRICT;
--> statement-breakpoint
CREATE TABLE `bank_file_part` (
	`bank_file_id` integer NOT NULL,
	`part` integer NOT NULL,
	`content` text NOT NULL,
	PRIMARY KEY(`bank_file_id`, `part`),
	FOREIGN KEY (`bank_file_id`) REFERENCES `bank_file`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `budget` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`category_id` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `budget_category` ON `budget` (`category_id`);--> statement-breakpoint
CREATE TABLE `budget_change` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`budget_id` integer NOT NULL,
	`period` text NOT NULL,
	`target_cents` integer,
	FOREIGN KEY (`budget_id`) REFERENCES `budget`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "budget_change_bounds" CHECK("budget_change"."target_cents" between 1 and 9000000000000)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `budget_change_period` ON `budget_change` (`budget_id`,`period`);--> statement-breakpoint
CREATE TABLE `category_memory` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`normalized_description` text NOT NULL,
	`category_id` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `category_memory_description` ON `category_memory` (`normalized_description`);--> statement-breakpoint
CREATE TABLE `change` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`what` text NOT NULL,
	`at` text NOT NULL,
	`undoes_change_id` integer
) STRICT;
--> statement-breakpoint
CREATE TABLE `change_row` (
	`change_id` integer NOT NULL,
	`position` integer NOT NULL,
	`table_name` text NOT NULL,
	`row_id` integer NOT NULL,
	`before` text,
	`after` text,
	PRIMARY KEY(`change_id`, `position`),
	FOREIGN KEY (`change_id`) REFERENCES `change`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `change_row_by_row` ON `change_row` (`table_name`,`row_id`,`change_id`);--> statement-breakpoint
CREATE TABLE `entry` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`date` text NOT NULL,
	`value_cents` integer NOT NULL,
	`currency` text DEFAULT 'USD' NOT NULL,
	`category_id` integer NOT NULL,
	`category_source` text NOT NULL,
	`description` text NOT NULL,
	`full_description` text NOT NULL,
	`normalized_description` text NOT NULL,
	`account_id` integer,
	`origin` text NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL,
	`source_entry_id` integer,
	`transfer_pair_id` integer,
	`bank_file_id` integer,
	`provider_id` text,
	FOREIGN KEY (`account_id`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`source_entry_id`) REFERENCES `entry`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`bank_file_id`) REFERENCES `bank_file`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "entry_value_bounds" CHECK("entry"."value_cents" between -9000000000000 and 9000000000000)
) STRICT;
--> statement-breakpoint
CREATE INDEX `entry_by_date` ON `entry` (`date`,`id`);--> statement-breakpoint
CREATE INDEX `entry_by_description` ON `entry` ("description" collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `entry_by_value` ON `entry` (`value_cents`,`id`);--> statement-breakpoint
CREATE INDEX `entry_by_account` ON `entry` (`account_id`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `entry_by_category` ON `entry` (`category_id`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `entry_totals` ON `entry` (`date`,`category_id`,`is_hidden`,`currency`,`account_id`,`origin`,`value_cents`);--> statement-breakpoint
CREATE INDEX `entry_by_source` ON `entry` (`source_entry_id`);--> statement-breakpoint
CREATE INDEX `entry_by_bank_file` ON `entry` (`bank_file_id`);--> statement-breakpoint
CREATE INDEX `entry_by_transfer_pair` ON `entry` (`transfer_pair_id`);--> statement-breakpoint
CREATE INDEX `entry_provider` ON `entry` (`account_id`,`provider_id`);--> statement-breakpoint
CREATE TABLE `entry_sum` (
	`account_id` integer NOT NULL,
	`category_id` integer NOT NULL,
	`currency` text NOT NULL,
	`origin` text NOT NULL,
	`is_hidden` integer NOT NULL,
	`is_money_in` integer NOT NULL,
	`value_cents` integer NOT NULL,
	`entries` integer NOT NULL,
	PRIMARY KEY(`account_id`, `category_id`, `currency`, `origin`, `is_hidden`, `is_money_in`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `idempotency_key` (
	`key` text PRIMARY KEY NOT NULL,
	`fingerprint` text NOT NULL,
	`status` integer NOT NULL,
	`body` text NOT NULL,
	`change_id` integer,
	`at` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `idempotency_key_by_time` ON `idempotency_key` (`at`);--> statement-breakpoint
CREATE TABLE `next_step` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`step_key` text NOT NULL,
	`status` integer NOT NULL,
	CONSTRAINT "next_step_status" CHECK("next_step"."status" between 0 and 2)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `next_step_key` ON `next_step` (`step_key`);--> statement-breakpoint
CREATE TABLE `plan` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plan_type` integer NOT NULL,
	`status` integer NOT NULL,
	`is_default` integer DEFAULT false NOT NULL,
	`is_last_modified` integer DEFAULT false NOT NULL,
	CONSTRAINT "plan_status" CHECK("plan"."status" between 0 and 3)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `plan_type` ON `plan` (`plan_type`);--> statement-breakpoint
CREATE TABLE `plan_link` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plan_id` integer NOT NULL,
	`account_id` integer NOT NULL,
	FOREIGN KEY (`plan_id`) REFERENCES `plan`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `plan_link_plan_account` ON `plan_link` (`plan_id`,`account_id`);--> statement-breakpoint
CREATE INDEX `plan_link_by_account` ON `plan_link` (`account_id`);