CREATE TABLE `ledger_mark` (
	`one` integer PRIMARY KEY NOT NULL,
	`ledger_id` text NOT NULL,
	`person_id` integer NOT NULL,
	CONSTRAINT "ledger_mark_one" CHECK("ledger_mark"."one" = 1)
) STRICT;
