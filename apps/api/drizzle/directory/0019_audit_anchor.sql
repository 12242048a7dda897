CREATE TABLE `audit_anchor` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`last_line` integer NOT NULL,
	`chains` integer NOT NULL,
	`root` text NOT NULL,
	`sent_at` integer
) STRICT;
--> statement-breakpoint
CREATE TABLE `audit_head` (
	`line` integer PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`position` integer NOT NULL,
	`hash` text NOT NULL,
	`has_ledger` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `audit_head_subject` ON `audit_head` (`subject`,`line`);--> statement-breakpoint
ALTER TABLE `directory_mark` ADD `audit_keyed_from` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE directory_mark SET audit_keyed_from = (SELECT coalesce(max(id), 0) + 1 FROM audit);
