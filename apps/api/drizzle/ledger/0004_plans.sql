ALTER TABLE `next_step` ADD `is_removed` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `plan` ADD `draft_input` text;--> statement-breakpoint
ALTER TABLE `plan` ADD `draft_version` integer;--> statement-breakpoint
ALTER TABLE `plan` ADD `committed_input` text;--> statement-breakpoint
ALTER TABLE `plan` ADD `committed_version` integer;--> statement-breakpoint
ALTER TABLE `plan` ADD `committed_facts` text;--> statement-breakpoint
ALTER TABLE `plan` ADD `as_of` text;--> statement-breakpoint
ALTER TABLE `plan` ADD `rule_book` text;--> statement-breakpoint
ALTER TABLE `plan` ADD `committed_at` text;--> statement-breakpoint
ALTER TABLE `plan` ADD `known_attention` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `plan` ADD `dismissed_attention` text;--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_plan_link` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plan_id` integer NOT NULL,
	`account_id` integer NOT NULL,
	`loan_type` integer,
	`name` text,
	`category_name` text,
	`type_name` text,
	`balance_cents` integer,
	`interest_rate` real,
	`minimum_monthly_payment_cents` integer,
	`current_monthly_payment_cents` integer,
	FOREIGN KEY (`plan_id`) REFERENCES `plan`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "plan_link_loan_type" CHECK("__new_plan_link"."loan_type" between 1 and 2),
	CONSTRAINT "plan_link_balance_bounds" CHECK("__new_plan_link"."balance_cents" between -9000000000000 and 9000000000000)
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_plan_link`("id", "plan_id", "account_id") SELECT "id", "plan_id", "account_id" FROM `plan_link`;--> statement-breakpoint
DROP TABLE `plan_link`;--> statement-breakpoint
ALTER TABLE `__new_plan_link` RENAME TO `plan_link`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `plan_link_plan_account` ON `plan_link` (`plan_id`,`account_id`);--> statement-breakpoint
CREATE INDEX `plan_link_by_account` ON `plan_link` (`account_id`);