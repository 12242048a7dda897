CREATE TABLE `budget_rollover` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`budget_id` integer NOT NULL,
	`period` text NOT NULL,
	`keeps_left` integer NOT NULL,
	`keeps_over` integer NOT NULL,
	FOREIGN KEY (`budget_id`) REFERENCES `budget`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `budget_rollover_period` ON `budget_rollover` (`budget_id`,`period`);--> statement-breakpoint
CREATE TABLE `planned_payment` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`description` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`category_id` integer NOT NULL,
	`repeats` text NOT NULL,
	`first_date` text NOT NULL,
	`since` text NOT NULL,
	CONSTRAINT "planned_payment_bounds" CHECK("planned_payment"."amount_cents" between -9000000000000 and 9000000000000)
) STRICT;
