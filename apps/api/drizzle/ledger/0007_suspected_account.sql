CREATE TABLE `suspected_account` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`bank_account_id` integer NOT NULL,
	`existing_account_id` integer NOT NULL,
	`decision` text
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `suspected_account_pair` ON `suspected_account` (`bank_account_id`,`existing_account_id`);