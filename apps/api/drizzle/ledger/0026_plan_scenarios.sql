CREATE TABLE `plan_scenario` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plan_type` integer NOT NULL,
	`name` text NOT NULL,
	`changes` text NOT NULL,
	CONSTRAINT "plan_scenario_type" CHECK("plan_scenario"."plan_type" between 1 and 12)
) STRICT;
