CREATE TABLE `factor_recovery` (
	`person_id` integer PRIMARY KEY NOT NULL,
	`asked_at` integer NOT NULL,
	`mailed` integer DEFAULT 0 NOT NULL,
	`stopped_at` integer,
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
