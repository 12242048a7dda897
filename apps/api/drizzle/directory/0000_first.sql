CREATE TABLE `audit` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`actor_id` integer NOT NULL,
	`person_id` integer NOT NULL,
	`event` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `audit_person` ON `audit` (`person_id`,`at`);--> statement-breakpoint
CREATE TABLE `company` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`logo_url` text,
	`support_email` text,
	`level1` integer DEFAULT false NOT NULL,
	`fund_style` integer DEFAULT 0 NOT NULL,
	`is_sso_enabled` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "company_fund_style" CHECK("company"."fund_style" BETWEEN 0 AND 3)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `company_code_unique` ON `company` (`code`);--> statement-breakpoint
CREATE TABLE `company_origin` (
	`company_id` integer NOT NULL,
	`origin` text NOT NULL,
	PRIMARY KEY(`company_id`, `origin`),
	FOREIGN KEY (`company_id`) REFERENCES `company`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `company_origin_origin` ON `company_origin` (`origin`);--> statement-breakpoint
CREATE TABLE `embed_agreement` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`person_id` integer NOT NULL,
	`widget` text NOT NULL,
	`origin` text NOT NULL,
	`agreed_at` integer NOT NULL,
	`withdrawn_at` integer,
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `embed_agreement_once` ON `embed_agreement` (`person_id`,`widget`,`origin`);--> statement-breakpoint
CREATE TABLE `embed_code` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`agreement_id` integer NOT NULL,
	`family` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`agreement_id`) REFERENCES `embed_agreement`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `embed_code_family` ON `embed_code` (`family`);--> statement-breakpoint
CREATE INDEX `embed_code_expires` ON `embed_code` (`expires_at`);--> statement-breakpoint
CREATE TABLE `known_device` (
	`device_hash` text NOT NULL,
	`person_id` integer NOT NULL,
	`first_seen_at` integer NOT NULL,
	PRIMARY KEY(`person_id`, `device_hash`),
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `person` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`company_id` integer NOT NULL,
	`role` integer DEFAULT 0 NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`phone` text,
	`password_hash` text,
	`accepted_terms` text,
	`scheduling_url` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `company`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "person_role" CHECK("person"."role" BETWEEN 0 AND 2),
	CONSTRAINT "person_id" CHECK("person"."id" BETWEEN 1 AND 9000000)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `person_email_key` ON `person` (`email_key`);--> statement-breakpoint
CREATE INDEX `person_company` ON `person` (`company_id`,`role`);--> statement-breakpoint
CREATE TABLE `planner_assignment` (
	`employee_id` integer PRIMARY KEY NOT NULL,
	`planner_id` integer NOT NULL,
	`assigned_at` integer NOT NULL,
	FOREIGN KEY (`employee_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`planner_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `planner_assignment_planner` ON `planner_assignment` (`planner_id`);--> statement-breakpoint
CREATE TABLE `session` (
	`id_hash` text PRIMARY KEY NOT NULL,
	`person_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `session_person` ON `session` (`person_id`);--> statement-breakpoint
CREATE INDEX `session_last_seen` ON `session` (`last_seen_at`);--> statement-breakpoint
CREATE TABLE `sign_in_failure` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subject` text NOT NULL,
	`failed_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `sign_in_failure_subject` ON `sign_in_failure` (`subject`,`failed_at`);--> statement-breakpoint
CREATE INDEX `sign_in_failure_at` ON `sign_in_failure` (`failed_at`);