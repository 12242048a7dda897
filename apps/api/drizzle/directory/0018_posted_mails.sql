CREATE TABLE `posted_mail` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`person_id` integer,
	`subject` text,
	`body` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`posted_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`next_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `posted_mail_key_unique` ON `posted_mail` (`key`);--> statement-breakpoint
CREATE INDEX `posted_mail_next` ON `posted_mail` (`state`,`next_at`);--> statement-breakpoint
CREATE INDEX `posted_mail_posted` ON `posted_mail` (`posted_at`);--> statement-breakpoint
CREATE INDEX `posted_mail_person` ON `posted_mail` (`person_id`,`posted_at`);