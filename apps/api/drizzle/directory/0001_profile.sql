CREATE TABLE `company_domain` (
	`domain` text PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `company`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `company_domain_company` ON `company_domain` (`company_id`);--> statement-breakpoint
CREATE TABLE `interest_flag` (
	`person_id` integer NOT NULL,
	`goal_type` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`person_id`, `goal_type`),
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `legal_acceptance` (
	`person_id` integer NOT NULL,
	`document` text NOT NULL,
	`version` text NOT NULL,
	`accepted_at` integer NOT NULL,
	PRIMARY KEY(`person_id`, `document`, `version`),
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `access_grant` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`staff_id` integer NOT NULL,
	`person_id` integer NOT NULL,
	`reason` text NOT NULL,
	`granted_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	FOREIGN KEY (`staff_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `access_grant_staff` ON `access_grant` (`staff_id`,`person_id`,`ends_at`);--> statement-breakpoint
CREATE INDEX `access_grant_person` ON `access_grant` (`person_id`);--> statement-breakpoint
CREATE TABLE `interaction` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`person_id` integer NOT NULL,
	`author_id` integer NOT NULL,
	`type` integer NOT NULL,
	`note` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "interaction_type" CHECK("interaction"."type" BETWEEN 0 AND 3)
) STRICT;
--> statement-breakpoint
CREATE INDEX `interaction_person` ON `interaction` (`person_id`,`at`);--> statement-breakpoint
CREATE TABLE `staff_task` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`person_id` integer NOT NULL,
	`author_id` integer NOT NULL,
	`title` text NOT NULL,
	`due_date` text,
	`status` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "staff_task_status" CHECK("staff_task"."status" BETWEEN 0 AND 2)
) STRICT;
--> statement-breakpoint
CREATE INDEX `staff_task_person` ON `staff_task` (`person_id`,`id`);--> statement-breakpoint
ALTER TABLE `audit` ADD `call` text;--> statement-breakpoint
ALTER TABLE `audit` ADD `grant_id` integer;--> statement-breakpoint
ALTER TABLE `audit` ADD `position` integer;--> statement-breakpoint
ALTER TABLE `audit` ADD `hash` text;--> statement-breakpoint
CREATE UNIQUE INDEX `audit_chain` ON `audit` (`person_id`,`position`);--> statement-breakpoint
ALTER TABLE `company` ADD `sso_url` text;--> statement-breakpoint
ALTER TABLE `person` ADD `email_verified_at` integer;