-- A change or a deletion of many entries at once adds to the kept sums and to the search itself, as inserting many does: inside
-- such a transaction these triggers leave an entry alone. An update that changes nothing a sum is made of touches no sum.
DROP TRIGGER entry_sum_after_delete;
--> statement-breakpoint
DROP TRIGGER entry_sum_after_update;
--> statement-breakpoint
DROP TRIGGER entry_month_sum_after_delete;
--> statement-breakpoint
DROP TRIGGER entry_month_sum_after_update;
--> statement-breakpoint
DROP TRIGGER entry_text_after_delete;
--> statement-breakpoint
DROP TRIGGER entry_text_after_update;
--> statement-breakpoint
CREATE TRIGGER entry_sum_after_delete AFTER DELETE ON entry WHEN NOT EXISTS (SELECT 1 FROM entries_in_bulk) BEGIN
  UPDATE entry_sum SET value_cents = value_cents - old.value_cents, entries = entries - 1
  WHERE account_id = ifnull(old.account_id, 0) AND category_id = old.category_id AND currency = old.currency
    AND origin = old.origin AND is_hidden = old.is_hidden AND is_money_in = (old.value_cents > 0);
END;
--> statement-breakpoint
CREATE TRIGGER entry_sum_after_update
AFTER UPDATE OF account_id, category_id, currency, origin, is_hidden, value_cents ON entry
WHEN NOT EXISTS (SELECT 1 FROM entries_in_bulk) AND (new.account_id IS NOT old.account_id OR new.category_id <> old.category_id
  OR new.currency <> old.currency OR new.origin <> old.origin OR new.is_hidden <> old.is_hidden OR new.value_cents <> old.value_cents) BEGIN
  UPDATE entry_sum SET value_cents = value_cents - old.value_cents, entries = entries - 1
  WHERE account_id = ifnull(old.account_id, 0) AND category_id = old.category_id AND currency = old.currency
    AND origin = old.origin AND is_hidden = old.is_hidden AND is_money_in = (old.value_cents > 0);
  INSERT INTO entry_sum (account_id, category_id, currency, origin, is_hidden, is_money_in, value_cents, entries)
  VALUES (ifnull(new.account_id, 0), new.category_id, new.currency, new.origin, new.is_hidden, new.value_cents > 0, new.value_cents, 1)
  ON CONFLICT DO UPDATE SET value_cents = value_cents + excluded.value_cents, entries = entries + 1;
END;
--> statement-breakpoint
CREATE TRIGGER entry_month_sum_after_delete AFTER DELETE ON entry WHEN NOT EXISTS (SELECT 1 FROM entries_in_bulk) BEGIN
  UPDATE entry_month_sum SET value_cents = value_cents - old.value_cents, entries = entries - 1
  WHERE period = substr(old.date, 1, 7) AND category_id = old.category_id AND account_id = ifnull(old.account_id, 0)
    AND currency = old.currency AND origin = old.origin AND is_hidden = old.is_hidden AND is_money_in = (old.value_cents > 0);
END;
--> statement-breakpoint
CREATE TRIGGER entry_month_sum_after_update
AFTER UPDATE OF date, account_id, category_id, currency, origin, is_hidden, value_cents ON entry
WHEN NOT EXISTS (SELECT 1 FROM entries_in_bulk) AND (new.date <> old.date OR new.account_id IS NOT old.account_id
  OR new.category_id <> old.category_id OR new.currency <> old.currency OR new.origin <> old.origin
  OR new.is_hidden <> old.is_hidden OR new.value_cents <> old.value_cents) BEGIN
  UPDATE entry_month_sum SET value_cents = value_cents - old.value_cents, entries = entries - 1
  WHERE period = substr(old.date, 1, 7) AND category_id = old.category_id AND account_id = ifnull(old.account_id, 0)
    AND currency = old.currency AND origin = old.origin AND is_hidden = old.is_hidden AND is_money_in = (old.value_cents > 0);
  INSERT INTO entry_month_sum (period, category_id, account_id, currency, origin, is_hidden, is_money_in, value_cents, entries)
  VALUES (substr(new.date, 1, 7), new.category_id, ifnull(new.account_id, 0), new.currency, new.origin, new.is_hidden, new.value_cents > 0, new.value_cents, 1)
  ON CONFLICT DO UPDATE SET value_cents = value_cents + excluded.value_cents, entries = entries + 1;
END;
--> statement-breakpoint
CREATE TRIGGER entry_text_after_delete AFTER DELETE ON entry WHEN NOT EXISTS (SELECT 1 FROM entries_in_bulk) BEGIN
  DELETE FROM entry_text WHERE rowid = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER entry_text_after_update AFTER UPDATE OF description, full_description, note, tags ON entry
WHEN NOT EXISTS (SELECT 1 FROM entries_in_bulk) AND (new.description <> old.description
  OR new.full_description <> old.full_description OR new.note <> old.note OR new.tags <> old.tags) BEGIN
  DELETE FROM entry_text WHERE rowid = old.id;
  INSERT INTO entry_text (rowid, words)
  VALUES (new.id, new.description || ' ' || new.full_description || ' ' || new.note || ' ' || new.tags);
END;
