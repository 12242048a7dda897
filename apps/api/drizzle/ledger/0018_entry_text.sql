-- The words of each entry, for searching: without the texts themselves, which the entry has. Kept by triggers, whoever
-- writes; who inserts many entries at once adds their words itself, as with the kept sums.
CREATE VIRTUAL TABLE entry_text USING fts5(words, content='', contentless_delete=1, detail=none);
--> statement-breakpoint
INSERT INTO entry_text (rowid, words) SELECT id, description || ' ' || full_description || ' ' || note || ' ' || tags FROM entry;
--> statement-breakpoint
CREATE TRIGGER entry_text_after_insert AFTER INSERT ON entry WHEN NOT EXISTS (SELECT 1 FROM entries_in_bulk) BEGIN
  INSERT INTO entry_text (rowid, words)
  VALUES (new.id, new.description || ' ' || new.full_description || ' ' || new.note || ' ' || new.tags);
END;
--> statement-breakpoint
CREATE TRIGGER entry_text_after_delete AFTER DELETE ON entry BEGIN
  DELETE FROM entry_text WHERE rowid = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER entry_text_after_update AFTER UPDATE OF description, full_description, note, tags ON entry
WHEN new.description <> old.description OR new.full_description <> old.full_description OR new.note <> old.note OR new.tags <> old.tags BEGIN
  DELETE FROM entry_text WHERE rowid = old.id;
  INSERT INTO entry_text (rowid, words)
  VALUES (new.id, new.description || ' ' || new.full_description || ' ' || new.note || ' ' || new.tags);
END;
