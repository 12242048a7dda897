CREATE TABLE `bank_item` (
	`item_hash` text PRIMARY KEY NOT NULL,
	`person_id` integer NOT NULL,
	`wanted_at` integer,
	`pulled_at` integer,
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `bank_item_person` ON `bank_item` (`person_id`);--> statement-breakpoint
CREATE TABLE `bank_webhook` (
	`event_hash` text PRIMARY KEY NOT NULL,
	`heard_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `bank_webhook_heard` ON `bank_webhook` (`heard_at`);--> statement-breakpoint
CREATE TABLE `ledger_work` (
	`person_id` integer PRIMARY KEY NOT NULL,
	`next_at` integer NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `ledger_work_next` ON `ledger_work` (`next_at`);