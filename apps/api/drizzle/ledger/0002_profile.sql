CREATE TABLE `checkup` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`completed_on` text NOT NULL,
	`score` integer NOT NULL,
	`answers` text NOT NULL,
	CONSTRAINT "checkup_score" CHECK("checkup"."score" between 0 and 100)
) STRICT;
--> statement-breakpoint
CREATE INDEX `checkup_latest` ON `checkup` (`kind`,`id`);--> statement-breakpoint
CREATE TABLE `draft` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`author_id` integer NOT NULL,
	`plan_type` integer,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`at` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `contact_address` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`street1` text,
	`street2` text,
	`city` text,
	`state` text,
	`zip_code` text
) STRICT;
--> statement-breakpoint
CREATE TABLE `dependent` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`date_of_birth` text,
	`relation` integer NOT NULL,
	CONSTRAINT "dependent_relation" CHECK("dependent"."relation" between 0 and 2)
) STRICT;
--> statement-breakpoint
CREATE TABLE `email_preference` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`preference_id` integer NOT NULL,
	`is_subscribed` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `email_preference_once` ON `email_preference` (`preference_id`);--> statement-breakpoint
CREATE TABLE `profile_settings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_connectivity_type` integer DEFAULT 1 NOT NULL,
	`use_test_institutions` integer DEFAULT false NOT NULL,
	CONSTRAINT "profile_settings_connectivity" CHECK("profile_settings"."account_connectivity_type" between 0 and 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `__new_about_me` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`date_of_birth` text,
	`gender` integer,
	`family_status` integer,
	`annual_income_cents` integer,
	`partner_first_name` text,
	`partner_date_of_birth` text,
	`partner_annual_income_cents` integer,
	`risk_tolerance` integer,
	`investment_type` integer,
	`focus_areas` text DEFAULT '[]' NOT NULL,
	CONSTRAINT "about_me_family_status" CHECK("__new_about_me"."family_status" between 0 and 2),
	CONSTRAINT "about_me_risk_tolerance" CHECK("__new_about_me"."risk_tolerance" between 1 and 3),
	CONSTRAINT "about_me_investment_type" CHECK("__new_about_me"."investment_type" between 1 and 3),
	CONSTRAINT "about_me_income" CHECK("__new_about_me"."annual_income_cents" between -9000000000000 and 9000000000000),
	CONSTRAINT "about_me_partner_income" CHECK("__new_about_me"."partner_annual_income_cents" between -9000000000000 and 9000000000000)
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_about_me`("id", "family_status", "partner_first_name") SELECT "id", "family_status", "partner_first_name" FROM `about_me`;--> statement-breakpoint
DROP TABLE `about_me`;--> statement-breakpoint
ALTER TABLE `__new_about_me` RENAME TO `about_me`;