import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { dumpDatabase } from './dump-database.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-dump-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function createDatabase(name: string, script: string): string {
  const path = join(folder, name)
  const file = new Sqlite(path)
  file.pragma('foreign_keys = OFF')
  file.exec(script)
  file.close()
  return path
}

it('a dump recreates the same database: rows of every kind of table, the next ids, indexes and triggers', () => {
  const path = createDatabase(
    'one.sqlite',
    `CREATE TABLE child (id INTEGER PRIMARY KEY AUTOINCREMENT, parent INTEGER REFERENCES parent(id), name TEXT) STRICT;
     CREATE TABLE parent (id INTEGER PRIMARY KEY, share REAL, raw BLOB) STRICT;
     CREATE TABLE sums (period TEXT NOT NULL, kind INTEGER NOT NULL, cents INTEGER NOT NULL, PRIMARY KEY (period, kind)) STRICT, WITHOUT ROWID;
     CREATE INDEX child_by_name ON child (name);
     CREATE TRIGGER child_sum AFTER INSERT ON child BEGIN UPDATE sums SET cents = cents + 1; END;
     INSERT INTO sums VALUES ('2026-02', 1, 5), ('2026-01', 2, -7), ('2026-01', 1, 0);
     INSERT INTO parent VALUES (7, 0.1, x'00ff'), (3, NULL, NULL);
     INSERT INTO child (parent, name) VALUES (7, 'it''s'), (3, 'Café'), (NULL, NULL);
     DELETE FROM child WHERE id = 3;`,
  )
  const dump = dumpDatabase(path)
  expect(dumpDatabase(createDatabase('two.sqlite', dump))).toBe(dump)
  // The trigger counted three children; restoring the two that are left must not count them again.
  expect(dump).toContain(`('2026-01',1,3),\n('2026-01',2,-4),\n('2026-02',1,8);`)
  expect(dump).toContain(`INSERT INTO "sqlite_sequence" VALUES\n('child',3);`)
})
