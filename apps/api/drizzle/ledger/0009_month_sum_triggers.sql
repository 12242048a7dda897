-- Keeps entry_month_sum as 0001 keeps entry_sum, whoever writes. Who inserts many entries at once adds them to both by
-- itself, and says so with a row in entries_in_bulk: two sums for each entry take longer than the entry.
INSERT INTO entry_month_sum (period, category_id, account_id, currency, origin, is_hidden, is_money_in, value_cents, entries)
SELECT substr(date, 1, 7), category_id, ifnull(account_id, 0), currency, origin, is_hidden, value_cents > 0, sum(value_cents), count(*)
FROM entry GROUP BY 1, 2, 3, 4, 5, 6, 7;
--> statement-breakpoint
DROP TRIGGER entry_sum_after_insert;
--> statement-breakpoint
CREATE TRIGGER entry_sum_after_insert AFTER INSERT ON entry WHEN NOT EXISTS (SELECT 1 FROM entries_in_bulk) BEGIN
  INSERT INTO entry_sum (account_id, category_id, currency, origin, is_hidden, is_money_in, value_cents, entries)
  VALUES (ifnull(new.account_id, 0), new.category_id, new.currency, new.origin, new.is_hidden, new.value_cents > 0, new.value_cents, 1)
  ON CONFLICT DO UPDATE SET value_cents = value_cents + excluded.value_cents, entries = entries + 1;
  INSERT INTO entry_month_sum (period, category_id, account_id, currency, origin, is_hidden, is_money_in, value_cents, entries)
  VALUES (substr(new.date, 1, 7), new.category_id, ifnull(new.account_id, 0), new.currency, new.origin, new.is_hidden, new.value_cents > 0, new.value_cents, 1)
  ON CONFLICT DO UPDATE SET value_cents = value_cents + excluded.value_cents, entries = entries + 1;
END;
--> statement-breakpoint
CREATE TRIGGER entry_month_sum_after_delete AFTER DELETE ON entry BEGIN
  UPDATE entry_month_sum SET value_cents = value_cents - old.value_cents, entries = entries - 1
  WHERE period = substr(old.date, 1, 7) AND category_id = old.category_id AND account_id = ifnull(old.account_id, 0)
    AND currency = old.currency AND origin = old.origin AND is_hidden = old.is_hidden AND is_money_in = (old.value_cents > 0);
END;
--> statement-breakpoint
CREATE TRIGGER entry_month_sum_after_update
AFTER UPDATE OF date, account_id, category_id, currency, origin, is_hidden, value_cents ON entry BEGIN
  UPDATE entry_month_sum SET value_cents = value_cents - old.value_cents, entries = entries - 1
  WHERE period = substr(old.date, 1, 7) AND category_id = old.category_id AND account_id = ifnull(old.account_id, 0)
    AND currency = old.currency AND origin = old.origin AND is_hidden = old.is_hidden AND is_money_in = (old.value_cents > 0);
  INSERT INTO entry_month_sum (period, category_id, account_id, currency, origin, is_hidden, is_money_in, value_cents, entries)
  VALUES (substr(new.date, 1, 7), new.category_id, ifnull(new.account_id, 0), new.currency, new.origin, new.is_hidden, new.value_cents > 0, new.value_cents, 1)
  ON CONFLICT DO UPDATE SET value_cents = value_cents + excluded.value_cents, entries = entries + 1;
END;
