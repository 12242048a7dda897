CREATE TABLE `factor_recovery` (
	`person_id` integer PRIMARY KEY NOT NULL,
	`asked_at` integer NOT NULL,
	`mailed` integer DEFAULT 0 NOT NULL,
	`stopped_at` integer,
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `guess_count` (
	`subject` text PRIMARY KEY NOT NULL,
	`wrong` integer NOT NULL,
	`last_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `guess_count_last` ON `guess_count` (`last_at`);