// Proves: ASVS-11.4.3, ASVS-12.3.1, ASVS-15.3.2, ASVS-16.4.2, ASVS-16.4.3
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createKeys } from '../../src/identity/keys.ts'
import { createAnchorPlace, keepAuditAnchors } from '../../src/ops/audit-anchor.ts'
import type { SentAnchor } from '../../src/store/directory/audit-anchors.ts'
import type { Directory } from '../../src/store/directory/directory.ts'
import { openDirectory } from '../../src/store/directory/open-directory.ts'
import { openKeyring } from '../../src/store/keyring/keyring.ts'
import { newMasterKey, readMasterKeys } from '../../src/store/keyring/key-wrapper.ts'
import { openAuditBooks } from './audit-books.ts'
import { checkAudit } from './check-audit.ts'

const keys = createKeys(new TextEncoder().encode('a secret of this test, long enough for it'))
const sign = (text: string) => keys.sign('audit', text)
const hourMs = 3_600_000

let folder: string
let directory: Directory
let sent: SentAnchor[]
let now: number
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-audit-'))
  directory = openDirectory(folder, { auditSign: sign })
  sent = []
  now = 10 * hourMs
  const company = await directory.companies.save({ code: 'test', name: 'Test', createdAt: 0 })
  for (const [index, role] of ([0, 0, 1] as const).entries())
    await directory.people.create({
      companyId: company.id,
      role,
      firstName: 'A',
      lastName: 'B',
      email: `p${index + 1}@one.example`,
      passwordHash: null,
      acceptedTerms: null,
      createdAt: 0,
    })
  await write(1, 5)
  await write(2, 3)
  await anchor()
})
afterEach(() => {
  directory.close()
  rmSync(folder, { recursive: true, force: true })
})

async function write(personId: number, count: number): Promise<void> {
  for (let at = 1; at <= count; at += 1)
    await directory.audit.add({ at, actorId: 3, personId, event: 'staff-call', call: 'staffBudgets', grantId: at })
}

/** An hour later, the state is recorded and sent. */
async function anchor(): Promise<void> {
  now += hourMs
  await keepAuditAnchors({
    directory,
    clock: { now: () => now },
    log: ({ event }) => expect(event).toBe('never'),
    anchorPlace: async (one) => void sent.push(one),
  })
}

const tamper = (sql: string) => {
  const file = new Sqlite(join(folder, 'directory.sqlite'))
  file.exec(sql)
  file.close()
}

function faults(leavers?: string): string[] {
  const keyring = openKeyring(':memory:', readMasterKeys(newMasterKey('1')))
  if (leavers !== undefined) keyring.forget(leavers, now)
  const { books, close } = openAuditBooks(folder, keyring, now)
  try {
    return checkAudit(books, sent, sign).faults
  } finally {
    close()
    keyring.close()
  }
}

describe('the check of the audit log', () => {
  it('finds nothing in one that was left alone, before and after further lines and anchors', async () => {
    expect(faults()).toEqual([])
    await write(1, 2)
    expect(faults()).toEqual([])
    await anchor()
    await write(2, 1)
    await anchor()
    expect(sent.map(({ anchor: id, chains }) => [id, chains])).toEqual([
      [1, 2],
      [2, 2],
      [3, 2],
    ])
    expect(faults()).toEqual([])
  })

  it.each([
    [
      'changed',
      'UPDATE audit SET actor_id = 1 WHERE person_id = 1 AND position = 3',
      'Person 1: line 3 was changed, moved, or taken out.',
    ],
    [
      'removed',
      'DELETE FROM audit WHERE person_id = 1 AND position = 2',
      'Person 1: line 2 was changed, moved, or taken out.',
    ],
    [
      'reordered',
      'UPDATE audit SET position = CASE position WHEN 2 THEN -3 ELSE -2 END WHERE person_id = 1 AND position IN (2, 3); UPDATE audit SET position = -position WHERE position < 0',
      'Person 1: line 2 was changed, moved, or taken out.',
    ],
    [
      'truncated',
      'DELETE FROM audit WHERE person_id = 1 AND position > 3',
      'Person 1: the lines after 3 are cut off; there were 5.',
    ],
    [
      'taken out with all others',
      'DELETE FROM audit WHERE person_id = 2',
      'Person 2: the lines after 0 are cut off; there were 3.',
    ],
    [
      'moved to another person',
      'UPDATE audit SET person_id = 2, position = 4 WHERE person_id = 1 AND position = 5',
      'Person 1: the lines after 4 are cut off; there were 5.',
    ],
  ])('names the first line that was %s', (_what, sql, sentence) => {
    tamper(sql)
    expect(faults()).toContain(sentence)
  })

  it('names a chain whose lines were hashed again after one was removed, by someone who has the source and no key (F22)', () => {
    const file = new Sqlite(join(folder, 'directory.sqlite'))
    file.exec(
      'DELETE FROM audit WHERE person_id = 1 AND position = 2; UPDATE audit SET position = position - 1 WHERE person_id = 1 AND position > 2',
    )
    const rows = file
      .prepare<[], { id: number; at: number; event: string; grant: number; position: number }>(
        'SELECT id, at, event, grant_id AS "grant", position FROM audit WHERE person_id = 1 ORDER BY position',
      )
      .all()
    let previous = ''
    for (const { id, at, event, grant, position } of rows) {
      const text = JSON.stringify([previous, position, at, 3, 1, event, 'staffBudgets', grant])
      previous = createHash('sha256').update(text).digest('base64url')
      file.prepare('UPDATE audit SET hash = ? WHERE id = ?').run(previous, id)
    }
    file.close()
    expect(faults()).toContain('Person 1: line 1 was changed, moved, or taken out.')
  })

  it('finds by the place outside that the end was cut off together with the directory’s own anchors', async () => {
    await write(1, 2)
    await anchor()
    tamper(
      'DELETE FROM audit WHERE person_id = 1 AND position > 5; DELETE FROM audit_anchor WHERE id = 2; DELETE FROM audit_head WHERE line > 8',
    )
    expect(faults()).toContainEqual(
      expect.stringMatching(/^Anchor 2 of .* is not in the directory: it is an older copy, or was cut off\.$/),
    )
  })

  it('finds an older copy of the whole directory, which is right in itself', async () => {
    directory.close()
    copyFileSync(join(folder, 'directory.sqlite'), join(folder, 'older.sqlite'))
    directory = openDirectory(folder, { auditSign: sign })
    await write(1, 1)
    await anchor()
    directory.close()
    copyFileSync(join(folder, 'older.sqlite'), join(folder, 'directory.sqlite'))
    directory = openDirectory(folder, { auditSign: sign })
    expect(faults()).toEqual([expect.stringContaining('Anchor 2 of')])
  })

  it('finds heads that were changed to fit a shorter chain', () => {
    tamper(
      'DELETE FROM audit WHERE person_id = 1 AND position = 5; UPDATE audit_head SET position = 4, hash = (SELECT hash FROM audit WHERE person_id = 1 AND position = 4) WHERE position = 5',
    )
    expect(faults()).toEqual(['The last lines of the chains are others than anchor 1 has.'])
  })

  it('knows who has left from who was taken out', async () => {
    const owner = await directory.ledgerOwners.of(2)
    await directory.people.remove(2)
    expect(faults(owner?.ledgerId)).toEqual([])
    expect(faults()).toEqual([
      '1 chain belongs to a person who is not in the directory and did not leave in the last 42 days.',
    ])
  })

  it('holds a million lines’ worth of anchors to one each hour or thousand lines', async () => {
    await keepAuditAnchors({ directory, clock: { now: () => now }, log: () => {}, anchorPlace: undefined })
    expect(sent).toHaveLength(1)
    await write(1, 1_000)
    await keepAuditAnchors({
      directory,
      clock: { now: () => now },
      log: () => {},
      anchorPlace: async (one) => void sent.push(one),
    })
    expect(sent).toHaveLength(2)
    expect(faults()).toEqual([])
  })
})

describe('the place outside', () => {
  it('is sent again what it did not take', async () => {
    const events: string[] = []
    let isDown = true
    const keep = () =>
      keepAuditAnchors({
        directory,
        clock: { now: () => now },
        log: ({ event }) => void events.push(event),
        anchorPlace: async (one) => {
          if (isDown) throw new Error('down')
          sent.push(one)
        },
      })
    now += hourMs
    await write(1, 1)
    await keep()
    now += hourMs
    await write(1, 1)
    await keep()
    isDown = false
    await keep()
    expect(events).toEqual(['audit-anchor-failed', 'audit-anchor-failed'])
    expect(sent.map(({ anchor: id }) => id)).toEqual([1, 2, 3])
    expect(faults()).toEqual([])
  })

  it('is a file, an address, or the log', async () => {
    const one = { anchor: 1, at: '2026-11-24T10:00:00.000Z', chains: 2, root: 'r', previous: '' }
    const heard: unknown[] = []
    const outside = {
      http: async (request: Request) => {
        heard.push([request.url, request.method, request.redirect, await request.text()])
        return new Response(null, { status: 204 })
      },
      log: (entry: object) => void heard.push(entry),
      append: (path: string, line: string) => void heard.push([path, line]),
    }
    for (const place of ['file:/mnt/audit/anchors', 'https://audit.example/a', 'log'])
      await createAnchorPlace(place, outside)?.(one)
    expect(heard).toEqual([
      ['/mnt/audit/anchors', `${JSON.stringify(one)}\n`],
      ['https://audit.example/a', 'POST', 'error', JSON.stringify(one)],
      { event: 'audit-anchor', requestId: '', call: 'audit', ...one },
    ])
    expect([createAnchorPlace('none', outside), createAnchorPlace(undefined, outside)]).toEqual([undefined, undefined])
    const refusing = { ...outside, http: async () => new Response(null, { status: 500 }) }
    await expect(createAnchorPlace('https://audit.example/a', refusing)?.(one)).rejects.toThrow('answered 500')
  })
})
