CREATE TABLE `person_ledger` (
	`person_id` integer PRIMARY KEY NOT NULL,
	`ledger_id` text NOT NULL,
	`state` text NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `person_ledger_id` ON `person_ledger` (`ledger_id`);
--> statement-breakpoint
-- Whose ledgers are there already only the disk can tell: it is looked at once, after this.
INSERT INTO person_ledger (person_id, ledger_id, state)
SELECT id, lower(hex(randomblob(16))), CASE role WHEN 0 THEN 'unlooked' ELSE 'never' END FROM person;
--> statement-breakpoint
-- With the person, in the same statement: nobody is without a mark, whoever writes them in.
CREATE TRIGGER person_ledger_with_person AFTER INSERT ON person BEGIN
  INSERT INTO person_ledger (person_id, ledger_id, state)
  VALUES (new.id, lower(hex(randomblob(16))), CASE new.role WHEN 0 THEN 'new' ELSE 'never' END);
END;
