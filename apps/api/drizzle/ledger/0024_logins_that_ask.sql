ALTER TABLE `connection_account` ADD `sameness` text;--> statement-breakpoint
ALTER TABLE `connection_account` ADD `joining_facts` text;