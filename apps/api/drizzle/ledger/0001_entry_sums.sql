-- Keeps entry_sum equal to the sums over entry, whoever writes: the services, the journal's undo, a later migration.
CREATE TRIGGER entry_sum_after_insert AFTER INSERT ON entry BEGIN
  INSERT INTO entry_sum (account_id, category_id, currency, origin, is_hidden, is_money_in, value_cents, entries)
  VALUES (ifnull(new.account_id, 0), new.category_id, new.currency, new.origin, new.is_hidden, new.value_cents > 0, new.value_cents, 1)
  ON CONFLICT DO UPDATE SET value_cents = value_cents + excluded.value_cents, entries = entries + 1;
END;
--> statement-breakpoint
CREATE TRIGGER entry_sum_after_delete AFTER DELETE ON entry BEGIN
  UPDATE entry_sum SET value_cents = value_cents - old.value_cents, entries = entries - 1
  WHERE account_id = ifnull(old.account_id, 0) AND category_id = old.category_id AND currency = old.currency
    AND origin = old.origin AND is_hidden = old.is_hidden AND is_money_in = (old.value_cents > 0);
END;
--> statement-breakpoint
CREATE TRIGGER entry_sum_after_update
AFTER UPDATE OF account_id, category_id, currency, origin, is_hidden, value_cents ON entry BEGIN
  UPDATE entry_sum SET value_cents = value_cents - old.value_cents, entries = entries - 1
  WHERE account_id = ifnull(old.account_id, 0) AND category_id = old.category_id AND currency = old.currency
    AND origin = old.origin AND is_hidden = old.is_hidden AND is_money_in = (old.value_cents > 0);
  INSERT INTO entry_sum (account_id, category_id, currency, origin, is_hidden, is_money_in, value_cents, entries)
  VALUES (ifnull(new.account_id, 0), new.category_id, new.currency, new.origin, new.is_hidden, new.value_cents > 0, new.value_cents, 1)
  ON CONFLICT DO UPDATE SET value_cents = value_cents + excluded.value_cents, entries = entries + 1;
END;
