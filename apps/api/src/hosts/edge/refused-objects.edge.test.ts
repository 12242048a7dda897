import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, testPassword, type TestApp } from '../../../testing/test-app.ts'
import type { TestClient } from '../../../testing/test-client.ts'

const message = 'We can’t open your data right now. Nothing was changed. We know about it and are fixing it.'
const coffee = { body: { date: '2026-11-20', value: -4.5, categoryId: 1, description: 'Coffee' } }

let app: TestApp
let [ada, bob]: TestClient[] = []
let personId: number
beforeEach(async () => {
  app = await startTestApp({ runtime: 'workerd' })
  ada = await app.signIn('ada@example.test')
  bob = await app.signIn('bob@example.test')
  personId = (await app.parts.directory.people.byEmail('ada@example.test'))?.id ?? 0
})
afterEach(() => app.stop())

/** Changes the directory like an operator who restores it by hand. */
function inDirectory(query: string, ...values: readonly (string | number)[]): void {
  const file = new Sqlite(join(app.folder, 'directory.sqlite'), { timeout: 60_000 })
  file.prepare<(string | number)[]>(query).run(...values)
  file.close()
}

const readLedgerState = async () => (await app.parts.directory.ledgerOwners.of(personId))?.ledgerState

/** Asks for the ledger; the log names it by the mark that the directory has. */
async function expectRefused(reason: string): Promise<void> {
  const owner = await app.parts.directory.ledgerOwners.of(personId)
  const answers = [await ada?.send('accounts', { body: {} }), await ada?.send('createTransaction', coffee)]
  for (const answer of answers)
    expect([answer?.status, answer?.body, answer?.headers.get('Retry-After')]).toMatchObject([
      503,
      { code: 10000, message: message },
      '600',
    ])
  expect(app.log[0]).toMatchObject({
    event: 'ledger-refused',
    call: 'accounts',
    ledger: owner?.ledgerId.slice(0, 8),
    reason,
  })
  expect((await bob?.send('createTransaction', coffee))?.status).toBe(200)
  expect(await ada?.call('session', {})).toMatchObject({ isSignedIn: true })
}

describe('an object', () => {
  it('marks its ledger when it creates it, and reports it to the directory', async () => {
    expect(await readLedgerState()).toBe('new')
    await ada?.call('createTransaction', coffee)
    expect(await readLedgerState()).toBe('there')
  })

  it('reports it later if the directory did not answer', async () => {
    await ada?.call('createTransaction', coffee)
    inDirectory("UPDATE person_ledger SET state = 'new' WHERE person_id = ?", personId)
    // An open ledger is known to be theirs; the next opening finds the mark and reports it.
    expect((await ada?.call('transactions', { body: {} }))?.total).toBe(1)
  })

  it('creates nothing if the directory says that there is a ledger', async () => {
    inDirectory("UPDATE person_ledger SET state = 'there' WHERE person_id = ?", personId)
    await expectRefused('missing')
    await expectRefused('missing')
  })

  it.each(['there', 'new'])(
    'refuses a ledger that bears another mark, where the directory says that it is %s',
    async (state) => {
      await ada?.call('createTransaction', coffee)
      inDirectory(
        "UPDATE person_ledger SET state = ?, ledger_id = '00000000000000000000000000000001' WHERE person_id = ?",
        state,
        personId,
      )
      await expectRefused('not-theirs')
    },
  )

  it.each([
    ['older', "generation = generation + 1, stamp = 'ab'"],
    ['older', "stamp = 'ab'"],
    ['directory-older', "generation = -1, stamp = 'ab'"],
    ['quarantined', "state = 'quarantined'"],
  ])('refuses a ledger that is %s, also while it is open: %s', async (reason, values) => {
    await ada?.call('createTransaction', coffee)
    inDirectory(`UPDATE person_ledger SET ${values} WHERE person_id = ?`, personId)
    await expectRefused(reason)
  })

  it('refuses a ledger of another directory when it opens it', async () => {
    await ada?.call('createTransaction', coffee)
    inDirectory("UPDATE directory_mark SET directory_id = 'ab' WHERE one <> ?", 0)
    // A mark that the object does not know makes it look at its ledger again.
    inDirectory("UPDATE person_ledger SET stamp = 'ab' WHERE person_id = ?", personId)
    await expectRefused('other-directory')
  })

  it('begins a generation with the first write of a day, and the directory follows', async () => {
    const generations: (number | undefined)[] = []
    for (let day = 0; day < 3; day += 1) {
      for (let write = 0; write < 2; write += 1) await ada?.call('createTransaction', coffee)
      generations.push((await app.parts.directory.ledgerOwners.of(personId))?.ledgerGeneration)
      app.clock.advance(86_400_000 - 60_000)
      ada = await app.signIn('ada@example.test')
    }
    expect(generations).toEqual([1, 2, 3])
  })

  it('that is further than a directory put back is followed once an operator says so, and none is begun for one that is gone', async () => {
    await ada?.call('createTransaction', coffee)
    inDirectory("UPDATE person_ledger SET generation = -9, stamp = 'ab'")
    await expectRefused('directory-older')
    inDirectory("UPDATE person_ledger SET state = 'behind' WHERE state = 'there'")
    expect((await ada?.call('transactions', { body: {} }))?.total).toBe(1)
    expect(await app.parts.directory.ledgerOwners.of(personId)).toMatchObject({
      ledgerState: 'there',
      ledgerGeneration: 1,
    })
    inDirectory("UPDATE person_ledger SET state = 'behind', generation = 7, stamp = 'cd' WHERE person_id = ?", personId)
    expect((await ada?.send('accounts', { body: {} }))?.status, 'older than the directory').toBe(503)
    const carl = await app.signIn('carl@example.test')
    const carlId = (await app.parts.directory.people.byEmail('carl@example.test'))?.id ?? 0
    inDirectory("UPDATE person_ledger SET state = 'behind' WHERE person_id = ?", carlId)
    expect((await carl.send('accounts', { body: {} })).status).toBe(503)
  })

  it('marks the ledger of an older release', async () => {
    inDirectory("UPDATE person_ledger SET state = 'unlooked' WHERE person_id = ?", personId)
    await ada?.call('createTransaction', coffee)
    expect([await readLedgerState(), (await ada?.call('transactions', { body: {} }))?.total]).toEqual(['there', 1])
  })

  it('that is refused does not keep its person from leaving', async () => {
    inDirectory("UPDATE person_ledger SET state = 'there' WHERE person_id = ?", personId)
    expect((await ada?.send('deleteAccountData', { body: { password: testPassword } }))?.status).toBe(200)
    expect(await app.parts.directory.people.byEmail('ada@example.test')).toBeUndefined()
  })
})
