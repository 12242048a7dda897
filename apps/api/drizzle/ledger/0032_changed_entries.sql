CREATE TABLE `changed_entry` (
	`id` integer PRIMARY KEY NOT NULL,
	`token` integer NOT NULL,
	`entry_id` integer,
	`period` text
) STRICT;
--> statement-breakpoint
ALTER TABLE `entry` ADD `is_name_own` integer DEFAULT false NOT NULL;
--> statement-breakpoint
-- Every change of an entry is noted with its month; a change of many at once, and of how an account's entries count, as one
-- that may have changed any. Few are kept: who was away for longer reads anew.
CREATE TRIGGER changed_entry_after_insert AFTER INSERT ON entry WHEN NOT EXISTS (SELECT 1 FROM entries_in_bulk) BEGIN
  INSERT INTO changed_entry (token, entry_id, period) VALUES (random() & 4294967295, new.id, substr(new.date, 1, 7));
END;
--> statement-breakpoint
CREATE TRIGGER changed_entry_after_delete AFTER DELETE ON entry WHEN NOT EXISTS (SELECT 1 FROM entries_in_bulk) BEGIN
  INSERT INTO changed_entry (token, entry_id, period) VALUES (random() & 4294967295, old.id, substr(old.date, 1, 7));
END;
--> statement-breakpoint
CREATE TRIGGER changed_entry_after_update AFTER UPDATE ON entry WHEN NOT EXISTS (SELECT 1 FROM entries_in_bulk) BEGIN
  INSERT INTO changed_entry (token, entry_id, period) SELECT random() & 4294967295, old.id, substr(old.date, 1, 7)
  WHERE substr(old.date, 1, 7) <> substr(new.date, 1, 7) OR old.id <> new.id;
  INSERT INTO changed_entry (token, entry_id, period) VALUES (random() & 4294967295, new.id, substr(new.date, 1, 7));
END;
--> statement-breakpoint
CREATE TRIGGER changed_entry_as_bulk_begins AFTER INSERT ON entries_in_bulk BEGIN
  INSERT INTO changed_entry (token) VALUES (random() & 4294967295);
END;
--> statement-breakpoint
CREATE TRIGGER changed_entry_as_bulk_ends AFTER DELETE ON entries_in_bulk BEGIN
  INSERT INTO changed_entry (token) VALUES (random() & 4294967295);
END;
--> statement-breakpoint
CREATE TRIGGER changed_entry_after_account_insert AFTER INSERT ON account BEGIN
  INSERT INTO changed_entry (token) VALUES (random() & 4294967295);
END;
--> statement-breakpoint
CREATE TRIGGER changed_entry_after_account_delete AFTER DELETE ON account BEGIN
  INSERT INTO changed_entry (token) VALUES (random() & 4294967295);
END;
--> statement-breakpoint
CREATE TRIGGER changed_entry_after_account_update AFTER UPDATE ON account
WHEN new.is_hidden_from_totals <> old.is_hidden_from_totals OR new.category_name <> old.category_name OR new.id <> old.id BEGIN
  INSERT INTO changed_entry (token) VALUES (random() & 4294967295);
END;
--> statement-breakpoint
CREATE TRIGGER changed_entry_few AFTER INSERT ON changed_entry BEGIN
  DELETE FROM changed_entry WHERE id <= new.id - 64;
END;
