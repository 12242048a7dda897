CREATE TABLE `entry_day_sum` (
	`account_id` integer NOT NULL,
	`currency` text NOT NULL,
	`date` text NOT NULL,
	`value_cents` integer NOT NULL,
	`entries` integer NOT NULL,
	PRIMARY KEY(`account_id`, `currency`, `date`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
-- Kept as 0009 keeps entry_month_sum, for entries of an account. An update that changes neither day, account, currency,
-- nor value costs nothing here.
INSERT INTO entry_day_sum (account_id, currency, date, value_cents, entries)
SELECT account_id, currency, date, sum(value_cents), count(*) FROM entry WHERE account_id IS NOT NULL GROUP BY 1, 2, 3;
--> statement-breakpoint
CREATE TRIGGER entry_day_sum_after_insert AFTER INSERT ON entry
WHEN new.account_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM entries_in_bulk) BEGIN
  INSERT INTO entry_day_sum (account_id, currency, date, value_cents, entries)
  VALUES (new.account_id, new.currency, new.date, new.value_cents, 1)
  ON CONFLICT DO UPDATE SET value_cents = value_cents + excluded.value_cents, entries = entries + 1;
END;
--> statement-breakpoint
CREATE TRIGGER entry_day_sum_after_delete AFTER DELETE ON entry
WHEN old.account_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM entries_in_bulk) BEGIN
  UPDATE entry_day_sum SET value_cents = value_cents - old.value_cents, entries = entries - 1
  WHERE account_id = old.account_id AND currency = old.currency AND date = old.date;
END;
--> statement-breakpoint
CREATE TRIGGER entry_day_sum_after_update AFTER UPDATE OF date, account_id, currency, value_cents ON entry
WHEN NOT EXISTS (SELECT 1 FROM entries_in_bulk) AND (new.date <> old.date OR new.account_id IS NOT old.account_id
  OR new.currency <> old.currency OR new.value_cents <> old.value_cents) BEGIN
  UPDATE entry_day_sum SET value_cents = value_cents - old.value_cents, entries = entries - 1
  WHERE account_id = old.account_id AND currency = old.currency AND date = old.date;
  INSERT INTO entry_day_sum (account_id, currency, date, value_cents, entries)
  SELECT new.account_id, new.currency, new.date, new.value_cents, 1 WHERE new.account_id IS NOT NULL
  ON CONFLICT DO UPDATE SET value_cents = value_cents + excluded.value_cents, entries = entries + 1;
END;
