CREATE TABLE `widget_code` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`grant_id` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`grant_id`) REFERENCES `widget_grant`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `widget_code_expires` ON `widget_code` (`expires_at`);--> statement-breakpoint
CREATE TABLE `widget_grant` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`person_id` integer NOT NULL,
	`origin` text NOT NULL,
	`key_thumbprint` text NOT NULL,
	`is_key_stored` integer NOT NULL,
	`is_own_computer` integer NOT NULL,
	`shows_list_length` integer NOT NULL,
	`device_hash` text,
	`agreed_at` integer NOT NULL,
	`connected_at` integer,
	`ends_at` integer NOT NULL,
	`ended_at` integer,
	`cookie_serial` integer DEFAULT 0 NOT NULL,
	`cookie_replaced` text DEFAULT '[]' NOT NULL,
	`mailed_at` integer,
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `widget_grant_person` ON `widget_grant` (`person_id`,`origin`);--> statement-breakpoint
CREATE TABLE `widget_of_grant` (
	`grant_id` integer NOT NULL,
	`widget` text NOT NULL,
	`since` integer NOT NULL,
	`until` integer NOT NULL,
	`ended_at` integer,
	PRIMARY KEY(`grant_id`, `widget`),
	FOREIGN KEY (`grant_id`) REFERENCES `widget_grant`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `widget_read_day` (
	`grant_id` integer NOT NULL,
	`widget` text NOT NULL,
	`day` text NOT NULL,
	`reads` integer NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`grant_id`, `day`, `widget`),
	FOREIGN KEY (`grant_id`) REFERENCES `widget_grant`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
ALTER TABLE `audit` ADD `page` text;--> statement-breakpoint
ALTER TABLE `audit` ADD `widget` text;