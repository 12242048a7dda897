CREATE TABLE `directory_mark` (
	`one` integer PRIMARY KEY NOT NULL,
	`directory_id` text NOT NULL,
	`restored_count` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "directory_mark_one" CHECK("directory_mark"."one" = 1)
) STRICT;
--> statement-breakpoint
ALTER TABLE `person_ledger` ADD `generation` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `person_ledger` ADD `stamp` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `person_ledger` ADD `reason` text;--> statement-breakpoint
ALTER TABLE `person_ledger` ADD `since` integer;
--> statement-breakpoint
INSERT INTO directory_mark (one, directory_id) VALUES (1, lower(hex(randomblob(16))));
