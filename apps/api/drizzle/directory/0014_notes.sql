CREATE TABLE `note_stop` (
	`person_id` integer NOT NULL,
	`kind` integer NOT NULL,
	PRIMARY KEY(`person_id`, `kind`),
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
ALTER TABLE `person` ADD `time_zone` text;