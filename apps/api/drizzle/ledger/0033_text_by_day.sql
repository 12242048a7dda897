-- The words of each entry again, under a number that begins with its day: what has a word is then found newest first, or within
-- some days, and the search stops at the end of a page. The last 30 bits of the number are the entry's place in the
-- range of the person's ids.
DROP TRIGGER entry_text_after_insert;
--> statement-breakpoint
DROP TRIGGER entry_text_after_delete;
--> statement-breakpoint
DROP TRIGGER entry_text_after_update;
--> statement-breakpoint
DROP TABLE entry_text;
--> statement-breakpoint
CREATE VIRTUAL TABLE entry_text USING fts5(words, content='', contentless_delete=1, detail=none);
--> statement-breakpoint
-- Its words themselves, each as often as an entry has it: the words with a beginning are found one by one.
CREATE VIRTUAL TABLE entry_text_word USING fts5vocab(entry_text, instance);
--> statement-breakpoint
INSERT INTO entry_text (rowid, words) SELECT ifnull(unixepoch(date), 0) / 86400 * 1073741824 + id % 1000000000, description || ' ' || full_description || ' ' || note || ' ' || tags FROM entry;
--> statement-breakpoint
CREATE TRIGGER entry_text_after_insert AFTER INSERT ON entry WHEN NOT EXISTS (SELECT 1 FROM entries_in_bulk) BEGIN
  INSERT INTO entry_text (rowid, words)
  VALUES (ifnull(unixepoch(new.date), 0) / 86400 * 1073741824 + new.id % 1000000000, new.description || ' ' || new.full_description || ' ' || new.note || ' ' || new.tags);
END;
--> statement-breakpoint
CREATE TRIGGER entry_text_after_delete AFTER DELETE ON entry WHEN NOT EXISTS (SELECT 1 FROM entries_in_bulk) BEGIN
  DELETE FROM entry_text WHERE rowid = ifnull(unixepoch(old.date), 0) / 86400 * 1073741824 + old.id % 1000000000;
END;
--> statement-breakpoint
CREATE TRIGGER entry_text_after_update AFTER UPDATE OF date, description, full_description, note, tags ON entry
WHEN NOT EXISTS (SELECT 1 FROM entries_in_bulk) AND (new.date <> old.date OR new.description <> old.description
  OR new.full_description <> old.full_description OR new.note <> old.note OR new.tags <> old.tags) BEGIN
  DELETE FROM entry_text WHERE rowid = ifnull(unixepoch(old.date), 0) / 86400 * 1073741824 + old.id % 1000000000;
  INSERT INTO entry_text (rowid, words)
  VALUES (ifnull(unixepoch(new.date), 0) / 86400 * 1073741824 + new.id % 1000000000, new.description || ' ' || new.full_description || ' ' || new.note || ' ' || new.tags);
END;
