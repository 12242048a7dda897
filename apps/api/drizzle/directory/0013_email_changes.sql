CREATE TABLE `email_change` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`person_id` integer NOT NULL,
	`former_email` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `email_change_person` ON `email_change` (`person_id`);--> statement-breakpoint
CREATE INDEX `email_change_at` ON `email_change` (`at`);