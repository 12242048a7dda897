CREATE TABLE `attachment` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`entry_id` integer NOT NULL,
	`content_id` integer NOT NULL,
	`name` text NOT NULL,
	`added_at` text NOT NULL,
	FOREIGN KEY (`content_id`) REFERENCES `attachment_content`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `attachment_by_entry` ON `attachment` (`entry_id`);--> statement-breakpoint
CREATE INDEX `attachment_by_content` ON `attachment` (`content_id`);--> statement-breakpoint
CREATE TABLE `attachment_content` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`type` text NOT NULL,
	`size` integer NOT NULL,
	`sha256` text NOT NULL,
	`unused_since` text,
	CONSTRAINT "attachment_content_size" CHECK("attachment_content"."size" between 1 and 5242880)
) STRICT;
--> statement-breakpoint
CREATE TABLE `attachment_part` (
	`content_id` integer NOT NULL,
	`part` integer NOT NULL,
	`bytes` blob NOT NULL,
	PRIMARY KEY(`content_id`, `part`),
	FOREIGN KEY (`content_id`) REFERENCES `attachment_content`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `changed_split` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`entry_id` integer NOT NULL,
	`before_cents` integer NOT NULL,
	`after_cents` integer NOT NULL,
	`is_joined` integer NOT NULL,
	CONSTRAINT "changed_split_before" CHECK("changed_split"."before_cents" between -9000000000000 and 9000000000000),
	CONSTRAINT "changed_split_after" CHECK("changed_split"."after_cents" between -9000000000000 and 9000000000000)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `changed_split_entry` ON `changed_split` (`entry_id`);