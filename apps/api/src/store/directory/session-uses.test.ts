// Proves: SESS-04
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { drizzleSqlite } from '../sqlite/drizzle-sqlite.ts'
import type { SqliteFile } from '../sqlite/sqlite-file.ts'
import type { Directory } from './directory.ts'
import { openMigratedDirectory } from './directory-file.ts'
import { openDirectory } from './open-directory.ts'
import { gatherUses } from './session-uses.ts'
import { sessions } from './sessions.ts'

const minuteMs = 60_000
const limitsAt = (now: number) => ({ seenAfter: now - 30 * minuteMs, createdAfter: -1, createdBefore: now + 1 })

let folder: string
let directory: Directory
let other: SqliteFile
let personId: number

const ids = ['a', 'b', 'c']
const storedUses = () => other.prepare<[], number>('SELECT last_seen_at FROM session ORDER BY id_hash').pluck().all()
const commitsOfOthers = () => other.pragma('data_version', { simple: true })

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-uses-'))
  directory = openDirectory(folder)
  const company = await directory.companies.save({ code: 'larkfield', name: 'Larkfield', createdAt: 1 })
  const person = { companyId: company.id, firstName: 'Ada', lastName: 'Test', email: 'ada@example.test', createdAt: 0 }
  personId = (await directory.people.create(person))?.id ?? 0
  for (const idHash of ids) await directory.sessions.start({ idHash, personId, at: 0 })
  other = new Sqlite(join(folder, 'directory.sqlite'))
})

afterEach(() => {
  vi.useRealTimers()
  other.close()
  directory.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('uses of sessions', () => {
  it('are written together, and none later than the stop', async () => {
    const before = commitsOfOthers()
    for (const idHash of ids) await directory.sessions.touch(idHash, 7 * minuteMs)
    expect([commitsOfOthers(), storedUses()]).toEqual([before, [0, 0, 0]])
    directory.close()
    expect(storedUses()).toEqual([7 * minuteMs, 7 * minuteMs, 7 * minuteMs])
  })

  it('are written after some seconds, and tried again while the disk is busy', () => {
    vi.useFakeTimers()
    const file = openMigratedDirectory(folder, undefined)
    file.pragma('busy_timeout = 0')
    const { sessions: gathered } = gatherUses(sessions(drizzleSqlite(file)), file, 1_000)
    void gathered.touch('a', 5)
    other.exec('BEGIN IMMEDIATE')
    vi.advanceTimersByTime(1_500)
    other.exec('COMMIT')
    expect(storedUses()).toEqual([0, 0, 0])
    void gathered.touch('b', 6)
    vi.advanceTimersByTime(1_000)
    expect(storedUses()).toEqual([5, 6, 0])
    file.close()
  })

  it('keep a session alive before they are written, and show when it was used last', async () => {
    await directory.sessions.touch('a', 29 * minuteMs)
    const now = 58 * minuteMs
    expect(await directory.sessions.findLive('a', limitsAt(now))).toMatchObject({ lastSeenAt: 29 * minuteMs })
    expect(await directory.sessions.findLive('b', limitsAt(now))).toBeUndefined()
    await directory.sessions.touch('c', 3)
    await directory.sessions.touch('c', 2)
    expect(await directory.sessions.findLive('c', limitsAt(0))).toMatchObject({ lastSeenAt: 3 })
  })

  it('keep it from being cleared away, and count in the list of sessions', async () => {
    await directory.sessions.touch('b', 29 * minuteMs)
    const limits = limitsAt(58 * minuteMs)
    await directory.sessions.touch('c', 30 * minuteMs)
    expect((await directory.sessions.ofPerson(personId, limits)).map(({ idHash }) => idHash)).toEqual(['c', 'b'])
    await directory.sessions.forgetEnded(limits)
    expect(storedUses()).toEqual([29 * minuteMs, 30 * minuteMs])
  })

  it('revive no session that was ended, by this process or by another', async () => {
    await directory.sessions.touch('a', 5)
    await directory.sessions.end('a')
    await directory.sessions.touch('b', 5)
    other.exec("DELETE FROM session WHERE id_hash = 'b'")
    expect(await directory.sessions.findLive('a', limitsAt(5))).toBeUndefined()
    expect(await directory.sessions.findLive('b', limitsAt(5))).toBeUndefined()
    directory.close()
    expect(storedUses()).toEqual([0])
  })
})
