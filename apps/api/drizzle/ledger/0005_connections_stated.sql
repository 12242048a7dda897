ALTER TABLE `connection_account` ADD `stated_rate` real;--> statement-breakpoint
ALTER TABLE `connection_account` ADD `stated_minimum_cents` integer;