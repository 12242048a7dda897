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

  it('saves a company under its code: again changes it, and keeps its id and birthday', async () => {
    const again = await directory.companies.save({
      code: 'larkfield',
      name: 'Larkfield & Sons',
      level1: true,
      createdAt: 2,
    })
    expect(again).toMatchObject({ id: companyId, name: 'Larkfield & Sons', level1: true, createdAt: 1 })
    expect(await directory.companies.byId(companyId)).toEqual(again)
  })

  it('has each email once, in whatever case or composition', async () => {
    const first = await directory.people.create({ ...names, companyId, email: 'Zo\u00eb@Example.test' })
    expect(first?.email).toBe('Zo\u00eb@Example.test')
    expect(await directory.people.create({ ...names, companyId, email: 'zoe\u0308@example.TEST ' })).toBeUndefined()
    expect(await directory.people.byEmail(' ZO\u00cb@EXAMPLE.test')).toEqual(first)
  })

  it('takes a person only into a company that exists, and in a role that exists', async () => {
    await expect(directory.people.create({ ...names, companyId: 99, email: 'a@example.test' })).rejects.toThrow(
      'FOREIGN KEY',
    )
    const file = new Sqlite(join(folder, 'directory.sqlite'))
    await directory.people.create({ ...names, companyId, email: 'a@example.test' })
    expect(() => file.exec('UPDATE person SET role = 3')).toThrow('CHECK')
    expect(() => file.exec("UPDATE person SET created_at = 'soon'")).toThrow('cannot store TEXT')
    file.close()
  })

  it('ends all sessions of one person and of nobody else', async () => {
    const ada = await directory.people.create({ ...names, companyId, email: 'ada@example.test' })
    const eve = await directory.people.create({ ...names, companyId, email: 'eve@example.test' })
    await directory.sessions.start({ idHash: 'a1', personId: ada?.id ?? 0, at: 10 })
    await directory.sessions.start({ idHash: 'a2', personId: ada?.id ?? 0, at: 10 })
    await directory.sessions.start({ idHash: 'e1', personId: eve?.id ?? 0, at: 10 })
    await directory.sessions.endAll(ada?.id ?? 0)
    const limits = { seenAfter: 0, createdAfter: 0 }
    const found = await Promise.all(['a1', 'a2', 'e1'].map((idHash) => directory.sessions.findLive(idHash, limits)))
    expect(found.map((session) => session?.userId)).toEqual([undefined, undefined, eve?.id])
  })

  it('forgets what has ended: sessions, wrong tries, codes', async () => {
    const ada = await directory.people.create({ ...names, companyId, email: 'ada@example.test' })
    const personId = ada?.id ?? 0
    await directory.sessions.start({ idHash: 'old', personId, at: 10 })
    await directory.sessions.start({ idHash: 'new', personId, at: 100 })
    await directory.sessions.forgetEnded({ seenAfter: 50, createdAfter: 50 })
    await directory.signInFailures.add(['ada'], 10)
    await directory.signInFailures.add(['ada'], 100)
    await directory.signInFailures.forgetBefore(50)
    const agreement = await directory.embeds.agree({
      personId,
      widget: 'budget-modal',
      origin: 'https://a.example',
      at: 1,
    })
    await directory.embeds.addCode({ codeHash: 'old', agreementId: agreement.id, family: 'f', expiresAt: 10 })
    await directory.embeds.addCode({ codeHash: 'new', agreementId: agreement.id, family: 'f', expiresAt: 100 })
    await directory.embeds.forgetCodesBefore(50)
    const file = new Sqlite(join(folder, 'directory.sqlite'))
    const left = [
      'SELECT id_hash FROM session',
      'SELECT failed_at FROM sign_in_failure',
      'SELECT code_hash FROM embed_code',
    ].map((query) => file.prepare(query).pluck().all())
    file.close()
    expect(left).toEqual([['new'], [100], ['new']])
  })

  it('takes an agreement again after it was withdrawn, under the same id', async () => {
    const ada = await directory.people.create({ ...names, companyId, email: 'ada@example.test' })
    const wanted = { personId: ada?.id ?? 0, widget: 'budget-modal', origin: 'https://a.example', at: 1 }
    const { id } = await directory.embeds.agree(wanted)
    await directory.embeds.withdraw(wanted.personId, id, 2)
    expect(await directory.embeds.standing(id)).toBeUndefined()
    expect(await directory.embeds.agree({ ...wanted, at: 3 })).toMatchObject({ id, agreedAt: 3, withdrawnAt: null })
    expect(await directory.embeds.standing(id)).toMatchObject({ id })
  })
})
