DROP INDEX `person_roster_entry`;--> statement-breakpoint
DROP INDEX `person_sso_subject`;--> statement-breakpoint
CREATE INDEX `person_roster_entry` ON `person` (`roster_entry_id`);--> statement-breakpoint
CREATE INDEX `person_sso_subject` ON `person` (`sso_subject`);