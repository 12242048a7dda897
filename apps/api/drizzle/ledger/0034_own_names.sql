-- Names that a person gave one row alone before such a name was marked (0032): the row still has the name that a change of it
-- alone says, no rule names payees like that, and it is neither the bank's text nor what the row was called at first.
UPDATE entry SET is_name_own = 1
WHERE is_name_own = 0
  AND description = (
    SELECT line.after ->> 'description' FROM change_row AS line JOIN change ON change.id = line.change_id
    WHERE line.table_name = 'entry' AND line.row_id = entry.id AND change.what = 'transaction.update'
      AND line.before ->> 'description' <> line.after ->> 'description'
    ORDER BY line.change_id DESC LIMIT 1)
  AND description <> full_description COLLATE NOCASE
  AND description NOT IN (SELECT payee_name FROM rule)
  AND description <> (
    SELECT line.before ->> 'description' FROM change_row AS line
    WHERE line.table_name = 'entry' AND line.row_id = entry.id AND line.before ->> 'description' IS NOT NULL
    ORDER BY line.change_id LIMIT 1);
