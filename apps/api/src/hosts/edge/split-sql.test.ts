import { describe, expect, it } from 'vitest'
import { directoryMigrations } from '../../store/directory/migrations.generated.ts'
import { ledgerMigrations } from '../../store/ledger/migrations.generated.ts'
import { splitSql } from './split-sql.ts'

describe('splitting a script', () => {
  it('returns each statement once, and nothing for a comment alone', () => {
    expect(
      splitSql(
        '-- first; of all\nCREATE TABLE a (b);--> statement-breakpoint\n INSERT INTO a VALUES (1)\n;;/* the; end */',
      ),
    ).toEqual(['-- first; of all\nCREATE TABLE a (b)', '--> statement-breakpoint\n INSERT INTO a VALUES (1)'])
  })

  it('leaves semicolons in strings and names alone', () => {
    const one = `INSERT INTO "a;b" VALUES ('it''s; here', \`c;d\`)`
    expect(splitSql(`${one}; SELECT 2`)).toEqual([one, 'SELECT 2'])
  })

  it('keeps a trigger whole, with the cases in it', () => {
    const trigger =
      'CREATE TEMP TRIGGER t AFTER INSERT ON a BEGIN UPDATE a SET b = CASE WHEN 1 THEN 2 END; DELETE FROM c; END'
    expect(splitSql(`${trigger}; SELECT CASE 1 WHEN 1 THEN 2 END; SELECT 3`)).toEqual([
      trigger,
      'SELECT CASE 1 WHEN 1 THEN 2 END',
      'SELECT 3',
    ])
  })

  it('loses nothing of our own migrations', () => {
    for (const { sql } of [...directoryMigrations, ...ledgerMigrations]) {
      const bare = (text: string) => text.replaceAll(/[\s;]/g, '')
      expect(bare(splitSql(sql).join(''))).toBe(bare(sql))
      expect(
        splitSql(sql).filter(
          (statement) => !/^(?:--[^\n]*\s+)*(?:CREATE|ALTER|INSERT|UPDATE|DELETE|DROP|PRAGMA|WITH)\b/i.test(statement),
        ),
      ).toEqual([])
    }
  })
})
