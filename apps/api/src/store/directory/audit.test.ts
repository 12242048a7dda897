// Proves: STAFF-05
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashOfSecret } from '../../identity/keys.ts'
import type { Directory } from './directory.ts'
import { openDirectory } from './open-directory.ts'

const auditSign = (text: string) => hashOfSecret(`test ${text}`)

describe('the audit log', () => {
  let folder: string
  let directory: Directory
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'evenkeel-audit-'))
    directory = openDirectory(folder, { auditSign })
    for (let at = 1; at <= 5; at += 1)
      await directory.audit.add({ at, actorId: 9, personId: 7, event: 'staff-call', call: 'staffBudgets', grantId: at })
    await directory.audit.add({ at: 6, actorId: 8, personId: 8, event: 'signed-in' })
  })
  afterEach(() => {
    directory.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const tamper = (sql: string) => {
    const file = new Sqlite(join(folder, 'directory.sqlite'))
    file.exec(sql)
    file.close()
  }

  it('returns the newest lines of one person', async () => {
    const lines = await directory.audit.ofPerson(7, 2)
    expect(lines).toMatchObject([
      { at: 5, position: 5, call: 'staffBudgets', grantId: 5 },
      { at: 4, position: 4 },
    ])
    expect(await directory.audit.ofPerson(8, 10)).toMatchObject([{ at: 6, position: 1, call: null, grantId: null }])
  })

  it('is a chain that verifies until a line is edited', async () => {
    expect([
      await directory.audit.firstFault(7),
      await directory.audit.firstFault(8),
      await directory.audit.firstFault(99),
    ]).toEqual([null, null, null])
  })

  it.each([
    ['a changed moment', 'UPDATE audit SET at = 99 WHERE person_id = 7 AND position = 3', 3],
    ['another actor', 'UPDATE audit SET actor_id = 1 WHERE person_id = 7 AND position = 2', 2],
    ['another call', "UPDATE audit SET call = 'staffTasks' WHERE person_id = 7 AND position = 5", 5],
    ['a line taken out', 'DELETE FROM audit WHERE person_id = 7 AND position = 2', 2],
    [
      'a line taken out and the others moved up',
      'DELETE FROM audit WHERE person_id = 7 AND position = 2; UPDATE audit SET position = position - 1 WHERE person_id = 7 AND position > 2',
      2,
    ],
    ['a hash taken away', 'UPDATE audit SET hash = NULL WHERE person_id = 7 AND position = 4', 4],
    ['somebody else’s line', 'UPDATE audit SET person_id = 7, position = 6 WHERE person_id = 8', 6],
  ])('reports the first line that was changed: %s', async (_what, sql, position) => {
    tamper(sql)
    expect(await directory.audit.firstFault(7)).toBe(position)
  })

  it('keeps its order and loses nothing under concurrent writes', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => directory.audit.add({ at, actorId: 1, personId: 7, event: 'signed-in' })),
    )
    const lines = await directory.audit.ofPerson(7, 100)
    expect(lines.map(({ position }) => position).toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 25 }, (_, index) => index + 1),
    )
    expect(await directory.audit.firstFault(7)).toBeNull()
  })

  it('continues after lines from before there were chains', async () => {
    tamper("INSERT INTO audit (at, actor_id, person_id, event) VALUES (0, 5, 5, 'signed-in'), (1, 5, 5, 'signed-out')")
    await directory.audit.add({ at: 2, actorId: 5, personId: 5, event: 'signed-in' })
    expect(await directory.audit.ofPerson(5, 10)).toHaveLength(3)
    expect(await directory.audit.firstFault(5)).toBeNull()
  })
})
