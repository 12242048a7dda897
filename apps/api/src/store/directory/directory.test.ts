import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Directory } from './directory.ts'
import { openDirectory } from './open-directory.ts'

const names = { firstName: 'Ada', lastName: 'Test', createdAt: 0 }

describe('the directory', () => {
  let folder: string
  let directory: Directory
  let companyId: number
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'evenkeel-directory-'))
    directory = openDirectory(folder)
    companyId = (await directory.companies.save({ code: 'larkfield', name: 'Larkfield', createdAt: 1 })).id
  })
  afterEach(() => {
    directory.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('saves a company under its code: a second save changes it, and keeps its id and creation time', async () => {
    const again = await directory.companies.save({
      code: 'larkfield',
      name: 'Larkfield & Sons',
      level1: true,
      createdAt: 2,
    })
    expect(again).toMatchObject({ id: companyId, name: 'Larkfield & Sons', level1: true, createdAt: 1 })
    expect(await directory.companies.byId(companyId)).toEqual(again)
  })

  it('holds each email once, regardless of case and Unicode composition', async () => {
    const first = await directory.people.create({ ...names, companyId, email: 'Zo\u00eb@Example.test' })
    expect(first?.email).toBe('Zo\u00eb@Example.test')
    expect(await directory.people.create({ ...names, companyId, email: 'zoe\u0308@example.TEST ' })).toBeUndefined()
    expect(await directory.people.byEmail(' ZO\u00cb@EXAMPLE.test')).toEqual(first)
  })

  it('accepts a person only with a company and a role that exist', async () => {
    await expect(directory.people.create({ ...names, companyId: 99, email: 'a@example.test' })).rejects.toThrow(
      'FOREIGN KEY',
    )
    const file = new Sqlite(join(folder, 'directory.sqlite'))
    await directory.people.create({ ...names, companyId, email: 'a@example.test' })
    expect(() => file.exec('UPDATE person SET role = 3')).toThrow('CHECK')
    expect(() => file.exec("UPDATE person SET created_at = 'soon'")).toThrow('cannot store TEXT')
    file.close()
  })

  it('finds whose ledgers are set aside by an index, because it is asked each second', async () => {
    await directory.people.create({ ...names, companyId, email: 'ada@example.test' })
    const eve = await directory.people.create({ ...names, companyId, email: 'eve@example.test' })
    expect(await directory.ledgerOwners.quarantined()).toEqual([])
    const file = new Sqlite(join(folder, 'directory.sqlite'))
    file.prepare("UPDATE person_ledger SET state = 'quarantined' WHERE person_id = ?").run(eve?.id)
    const plan = file
      .prepare("EXPLAIN QUERY PLAN SELECT person_id FROM person_ledger WHERE state = 'quarantined'")
      .all()
    file.close()
    expect(await directory.ledgerOwners.quarantined()).toEqual([eve?.id])
    expect(JSON.stringify(plan)).toContain('COVERING INDEX person_ledger_quarantined')
  })

  it('ends all sessions of one person and of no other', async () => {
    const ada = await directory.people.create({ ...names, companyId, email: 'ada@example.test' })
    const eve = await directory.people.create({ ...names, companyId, email: 'eve@example.test' })
    await directory.sessions.start({ idHash: 'a1', personId: ada?.id ?? 0, at: 10 })
    await directory.sessions.start({ idHash: 'a2', personId: ada?.id ?? 0, at: 10 })
    await directory.sessions.start({ idHash: 'e1', personId: eve?.id ?? 0, at: 10 })
    await directory.sessions.endAll(ada?.id ?? 0)
    const limits = { seenAfter: 0, createdAfter: 0, createdBefore: 1_000 }
    const found = await Promise.all(['a1', 'a2', 'e1'].map((idHash) => directory.sessions.findLive(idHash, limits)))
    expect(found.map((session) => session?.userId)).toEqual([undefined, undefined, eve?.id])
  })

  it('deletes what has ended: sessions, wrong tries, codes', async () => {
    const ada = await directory.people.create({ ...names, companyId, email: 'ada@example.test' })
    const personId = ada?.id ?? 0
    await directory.sessions.start({ idHash: 'old', personId, at: 10 })
    await directory.sessions.start({ idHash: 'new', personId, at: 100 })
    await directory.sessions.forgetEnded({ seenAfter: 50, createdAfter: 50, createdBefore: 1_000 })
    await directory.signInFailures.add(['ada'], 10)
    await directory.signInFailures.add(['ada'], 100)
    await directory.signInFailures.forgetBefore(50)
    const frame = {
      keyThumbprint: 'k',
      isKeyStored: true,
      isOwnComputer: true,
      showsListLength: false,
      deviceHash: null,
    }
    const grant = { personId, origin: 'https://a.example', ...frame, agreedAt: 1, endsAt: 1000 }
    for (const [codeHash, expiresAt] of [
      ['old', 10],
      ['new', 100],
    ] as const) {
      await directory.widgetGrants.agree(grant, ['budget-modal'], { codeHash, expiresAt })
    }
    await directory.widgetGrants.forgetBefore(50)
    const file = new Sqlite(join(folder, 'directory.sqlite'))
    const left = [
      'SELECT id_hash FROM session',
      'SELECT failed_at FROM sign_in_failure',
      'SELECT code_hash FROM widget_code',
    ].map((query) => file.prepare(query).pluck().all())
    file.close()
    expect(left).toEqual([['new'], [100], ['new']])
  })
})
