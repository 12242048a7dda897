CREATE TABLE `recurring_decision` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`payee` text NOT NULL,
	`is_money_in` integer NOT NULL,
	`repeats` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`decision` text NOT NULL,
	CONSTRAINT "recurring_decision_bounds" CHECK("recurring_decision"."amount_cents" between -9000000000000 and 9000000000000)
) STRICT;
