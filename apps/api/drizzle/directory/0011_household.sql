ALTER TABLE `company_benefit` ADD `terms` text;--> statement-breakpoint
ALTER TABLE `company_match` ADD `enrollment_opens` text;--> statement-breakpoint
ALTER TABLE `company_match` ADD `enrollment_closes` text;