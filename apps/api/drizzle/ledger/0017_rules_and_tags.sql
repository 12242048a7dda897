CREATE TABLE `own_category` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`group_name` text NOT NULL,
	`category_id` integer NOT NULL,
	`color` text NOT NULL,
	`icon` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `own_category_name` ON `own_category` ("name" collate nocase);--> statement-breakpoint
CREATE TABLE `rule` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`place` integer NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`payee` text DEFAULT '' NOT NULL,
	`from_cents` integer,
	`to_cents` integer,
	`account_id` integer,
	`category_id` integer,
	`own_category_id` integer,
	`payee_name` text DEFAULT '' NOT NULL,
	`tags` text DEFAULT '' NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL,
	`split` text DEFAULT '' NOT NULL,
	CONSTRAINT "rule_from_cents" CHECK("rule"."from_cents" between 0 and 9000000000000),
	CONSTRAINT "rule_to_cents" CHECK("rule"."to_cents" between 0 and 9000000000000)
) STRICT;
--> statement-breakpoint
ALTER TABLE `entry` ADD `own_category_id` integer REFERENCES own_category(id);--> statement-breakpoint
ALTER TABLE `entry` ADD `note` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `entry` ADD `tags` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `entry_by_own_category` ON `entry` (`own_category_id`,`date`) WHERE own_category_id is not null;--> statement-breakpoint
CREATE INDEX `entry_with_tags` ON `entry` (`date`) WHERE tags <> '';