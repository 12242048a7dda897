CREATE TABLE `entries_in_bulk` (
	`id` integer PRIMARY KEY NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `entry_month_sum` (
	`period` text NOT NULL,
	`category_id` integer NOT NULL,
	`account_id` integer NOT NULL,
	`currency` text NOT NULL,
	`origin` text NOT NULL,
	`is_hidden` integer NOT NULL,
	`is_money_in` integer NOT NULL,
	`value_cents` integer NOT NULL,
	`entries` integer NOT NULL,
	PRIMARY KEY(`period`, `category_id`, `account_id`, `currency`, `origin`, `is_hidden`, `is_money_in`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
DROP INDEX `entry_by_source`;--> statement-breakpoint
DROP INDEX `entry_by_bank_file`;--> statement-breakpoint
DROP INDEX `entry_by_transfer_pair`;--> statement-breakpoint
DROP INDEX `entry_provider`;--> statement-breakpoint
CREATE INDEX `entry_by_source` ON `entry` (`source_entry_id`) WHERE source_entry_id is not null;--> statement-breakpoint
CREATE INDEX `entry_by_bank_file` ON `entry` (`bank_file_id`) WHERE bank_file_id is not null;--> statement-breakpoint
CREATE INDEX `entry_by_transfer_pair` ON `entry` (`transfer_pair_id`) WHERE transfer_pair_id is not null;--> statement-breakpoint
CREATE INDEX `entry_provider` ON `entry` (`account_id`,`provider_id`) WHERE provider_id is not null;