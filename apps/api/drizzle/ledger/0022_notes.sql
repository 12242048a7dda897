CREATE TABLE `note_choice` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`shows_details` integer DEFAULT false NOT NULL,
	`time_zone` text
) STRICT;
--> statement-breakpoint
CREATE TABLE `sent_note` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`kind` integer NOT NULL,
	`subject` text NOT NULL,
	`state` text NOT NULL,
	`at` text NOT NULL,
	`day` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `sent_note_once` ON `sent_note` (`key`);--> statement-breakpoint
CREATE INDEX `sent_note_at` ON `sent_note` (`at`);