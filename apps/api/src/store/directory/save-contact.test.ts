import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Directory } from './directory.ts'
import { openDirectory } from './open-directory.ts'

describe('a change of names and email', () => {
  let folder: string
  let directory: Directory
  let [ada, eve] = [0, 0]
  const contact = (email: string) => ({ firstName: 'Ada', lastName: 'Byron', email, phone: null })
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'evenkeel-contact-'))
    directory = openDirectory(folder)
    const { id: companyId } = await directory.companies.save({ code: 'a', name: 'A', createdAt: 1 })
    const add = async (email: string) =>
      (await directory.people.create({ ...contact(email), companyId, createdAt: 1 }))?.id ?? 0
    ada = await add('ada@example.test')
    eve = await add('eve@example.test')
  })
  afterEach(() => {
    directory.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('is refused and changes nothing if another person has the email, regardless of case', async () => {
    expect(await directory.people.saveContact(eve, contact('ADA@example.test'))).toBe(false)
    expect(await directory.people.byId(eve)).toMatchObject({ email: 'eve@example.test' })
    expect(await directory.people.saveContact(ada, contact('ADA@example.test'))).toBe(true)
    expect(await directory.people.byEmail('ada@example.test')).toMatchObject({
      id: ada,
      email: 'ADA@example.test',
      emailVerifiedAt: null,
    })
  })

  it('succeeds for one person when two request the same email at once', async () => {
    const both = await Promise.all(
      [ada, eve].map((id) => directory.people.saveContact(id, contact('new@example.test'))),
    )
    expect(both.toSorted()).toEqual([false, true])
  })

  it('changes nothing for an unknown person', async () => {
    expect(await directory.people.saveContact(99, contact('new@example.test'))).toBe(false)
  })
})
