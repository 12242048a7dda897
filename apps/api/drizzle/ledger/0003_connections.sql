CREATE TABLE `connection_account` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`connection_id` integer NOT NULL,
	`account_id` integer,
	`provider_account_id` text NOT NULL,
	`fingerprint` text NOT NULL,
	`bank_name` text NOT NULL,
	`is_elsewhere` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`connection_id`) REFERENCES `account_connection`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `connection_account_provider` ON `connection_account` (`connection_id`,`provider_account_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `connection_account_once` ON `connection_account` (`fingerprint`) WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX `connection_account_by_account` ON `connection_account` (`account_id`);--> statement-breakpoint
CREATE TABLE `connection_removal` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`connection_id` integer NOT NULL,
	`provider` text NOT NULL,
	`access_token` text NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`next_try_at` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `departed_entry` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`provider_id` text NOT NULL,
	`content` text NOT NULL,
	`at` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `departed_entry_provider` ON `departed_entry` (`account_id`,`provider_id`);--> statement-breakpoint
CREATE TABLE `link_error` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` text NOT NULL,
	`error_code` text,
	`error_message` text,
	`display_message` text,
	`error_type` text,
	`request_id` text,
	`institution_id` text,
	`link_session_id` text
) STRICT;
--> statement-breakpoint
CREATE TABLE `link_session` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`handle_hash` text NOT NULL,
	`session_hash` text NOT NULL,
	`provider` text NOT NULL,
	`link_token` text NOT NULL,
	`connection_id` integer,
	`expires_at` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `link_session_handle` ON `link_session` (`handle_hash`);--> statement-breakpoint
CREATE TABLE `suspected_duplicate` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`entry_id` integer NOT NULL,
	`existing_entry_id` integer NOT NULL,
	`decision` text
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `suspected_duplicate_pair` ON `suspected_duplicate` (`entry_id`,`existing_entry_id`);--> statement-breakpoint
ALTER TABLE `account_connection` ADD `provider` text;--> statement-breakpoint
ALTER TABLE `account_connection` ADD `institution_id` text;--> statement-breakpoint
ALTER TABLE `account_connection` ADD `item_id` text;--> statement-breakpoint
ALTER TABLE `account_connection` ADD `access_token` text;--> statement-breakpoint
ALTER TABLE `account_connection` ADD `public_token_hash` text;--> statement-breakpoint
ALTER TABLE `account_connection` ADD `cursor` text;--> statement-breakpoint
ALTER TABLE `account_connection` ADD `issue` text;--> statement-breakpoint
ALTER TABLE `account_connection` ADD `works_until` text;--> statement-breakpoint
ALTER TABLE `account_connection` ADD `last_synced_at` text;--> statement-breakpoint
ALTER TABLE `account_connection` ADD `next_sync_at` text;--> statement-breakpoint
ALTER TABLE `account_connection` ADD `wants_full_sync` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `account_connection` ADD `failures` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `account_connection` ADD `transactions_read` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `account_connection` ADD `refused_rows` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `account_connection` ADD `skipped_accounts` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `account_connection_item` ON `account_connection` (`provider`,`item_id`);--> statement-breakpoint
ALTER TABLE `entry` ADD `is_pending` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `entry` ADD `provider_description` text;--> statement-breakpoint
CREATE UNIQUE INDEX `entry_of_connection` ON `entry` (`account_id`,`provider_id`) WHERE origin = 'connection' and source_entry_id is null;