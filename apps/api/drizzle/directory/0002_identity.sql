CREATE TABLE `attempt_window` (
	`subject` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`count` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `attempt_window_started` ON `attempt_window` (`started_at`);--> statement-breakpoint
CREATE TABLE `one_time_code` (
	`purpose` text NOT NULL,
	`subject` text NOT NULL,
	`asker` text NOT NULL,
	`code_hash` text NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`used_at` integer,
	PRIMARY KEY(`purpose`, `subject`, `asker`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `one_time_code_expires` ON `one_time_code` (`expires_at`);--> statement-breakpoint
CREATE TABLE `used_token` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `used_token_expires` ON `used_token` (`expires_at`);--> statement-breakpoint
CREATE TABLE `past_password` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`person_id` integer NOT NULL,
	`password_hash` text NOT NULL,
	`replaced_at` integer NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `past_password_person` ON `past_password` (`person_id`);--> statement-breakpoint
CREATE TABLE `roster_entry` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`company_id` integer NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`match_hash` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `company`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `roster_entry_match` ON `roster_entry` (`company_id`,`match_hash`);--> statement-breakpoint
CREATE INDEX `roster_entry_company` ON `roster_entry` (`company_id`);--> statement-breakpoint
CREATE TABLE `half_session` (
	`id_hash` text PRIMARY KEY NOT NULL,
	`person_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`wrong_tries` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `half_session_person` ON `half_session` (`person_id`);--> statement-breakpoint
CREATE INDEX `half_session_created` ON `half_session` (`created_at`);--> statement-breakpoint
CREATE TABLE `recovery_code` (
	`person_id` integer NOT NULL,
	`code_hash` text NOT NULL,
	`used_at` integer,
	PRIMARY KEY(`person_id`, `code_hash`),
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `second_factor` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`person_id` integer NOT NULL,
	`kind` text NOT NULL,
	`started_at` integer NOT NULL,
	`confirmed_at` integer,
	`sealed_secret` text,
	`last_use` integer DEFAULT 0 NOT NULL,
	`credential_id` text,
	`public_key` text,
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "second_factor_kind" CHECK("second_factor"."kind" IN ('authenticator', 'passkey'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `second_factor_person` ON `second_factor` (`person_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `second_factor_credential` ON `second_factor` (`credential_id`);--> statement-breakpoint
ALTER TABLE `company` ADD `sso_issuer` text;--> statement-breakpoint
ALTER TABLE `company` ADD `sso_key` text;--> statement-breakpoint
ALTER TABLE `company` ADD `password_policy` text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE `company` ADD `requires_second_factor` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `company` ADD `validators` text DEFAULT '["lastName","dateOfBirth","employeeId"]' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `company_sso_issuer_unique` ON `company` (`sso_issuer`);--> statement-breakpoint
ALTER TABLE `person` ADD `roster_entry_id` integer REFERENCES roster_entry(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE `person` ADD `sso_subject` text;--> statement-breakpoint
CREATE UNIQUE INDEX `person_roster_entry` ON `person` (`roster_entry_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `person_sso_subject` ON `person` (`sso_subject`);--> statement-breakpoint
ALTER TABLE `session` ADD `device` text DEFAULT '' NOT NULL;