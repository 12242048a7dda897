CREATE TABLE `company_benefit` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`company_id` integer NOT NULL,
	`name` text NOT NULL,
	`category` text NOT NULL,
	`description` text NOT NULL,
	`url` text,
	FOREIGN KEY (`company_id`) REFERENCES `company`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `company_benefit_company` ON `company_benefit` (`company_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `company_benefit_name` ON `company_benefit` (`company_id`,`name`);--> statement-breakpoint
CREATE TABLE `company_match` (
	`company_id` integer PRIMARY KEY NOT NULL,
	`match_limit` real NOT NULL,
	`match_rate` real NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `company`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "company_match_bounds" CHECK("company_match"."match_limit" BETWEEN 0 AND 1 AND "company_match"."match_rate" BETWEEN 0 AND 5)
) STRICT;
