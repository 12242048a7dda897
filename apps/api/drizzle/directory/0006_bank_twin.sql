CREATE TABLE `bank_twin_record` (
	`key` text PRIMARY KEY NOT NULL,
	`content` text NOT NULL,
	`expires_at` integer
) STRICT;
--> statement-breakpoint
CREATE INDEX `bank_twin_record_expires` ON `bank_twin_record` (`expires_at`);--> statement-breakpoint
ALTER TABLE `company` ADD `account_connectivity_type` integer DEFAULT 1 NOT NULL;