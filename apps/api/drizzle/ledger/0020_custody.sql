ALTER TABLE `ledger_mark` ADD `directory_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `ledger_mark` ADD `generation` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `ledger_mark` ADD `stamp` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `ledger_mark` ADD `previous_stamp` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `ledger_mark` ADD `marked_on` text DEFAULT '' NOT NULL;