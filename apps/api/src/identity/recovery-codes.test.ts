// Proves: ASVS-6.5.2
import Sqlite from 'better-sqlite3'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createRecoveryCodes } from './recovery-codes.ts'

let app: TestApp
let personId: number
beforeEach(async () => {
  app = await startTestApp({ runtime: 'node' })
  const ada = await app.signIn('ada@example.test')
  personId = (await ada.call('session', {})).userId ?? 0
})
afterEach(() => app.stop())

function storedHashes(): string[] {
  const file = new Sqlite(join(app.folder, 'directory.sqlite'), { readonly: true })
  const hashes = file.prepare<[], string>('SELECT code_hash FROM recovery_code').pluck().all()
  file.close()
  return hashes
}

it('are stored like passwords: slowly hashed, with a salt of 16 bytes that each person has for themselves', async () => {
  const codes = createRecoveryCodes(app.parts)
  const issued = await codes.issue(personId)
  const parts = storedHashes().map((hash) => hash.split('$'))
  expect(parts).toHaveLength(10)
  expect(new Set(parts.map(([scheme]) => scheme))).toEqual(new Set(['scrypt']))
  // Ten at the cost of passwords took longer than a browser waits: two seconds alone, a minute on a busy machine.
  expect(new Set(parts.map(([, , , passes]) => passes))).toEqual(new Set(['1']))
  const salts = new Set(parts.map(([, , , , salt]) => salt))
  expect([salts.size, Buffer.from([...salts][0] ?? '', 'base64url').length]).toEqual([1, 16])
  expect(new Set(parts.map(([, , , , , key]) => key)).size).toBe(10)
  expect(await codes.use(personId, issued[9] ?? '')).toBe(true)
  expect(await codes.use(personId, issued[9] ?? '')).toBe(false)
  expect(await codes.issue(personId)).toEqual([])
})

it('of an earlier release still work once', async () => {
  const codes = createRecoveryCodes(app.parts)
  const fast = app.parts.keys.sign('recovery-code', `${personId}:ab2cd3efgh`)
  await app.parts.directory.secondFactors.addRecoveryCodes(personId, [fast])
  expect([await codes.use(personId, 'AB2CD-3EFGH'), await codes.use(personId, 'ab2cd3efgh')]).toEqual([true, false])
})

it('hashes nothing for a code of an app, or for a person who has none', async () => {
  let hashed = 0
  const passwords = { ...app.parts.passwords, hash: async () => String((hashed += 1)) }
  const codes = createRecoveryCodes({ ...app.parts, passwords })
  expect([await codes.use(personId, '123456'), await codes.use(personId, 'ab2cd-3efgh'), hashed]).toEqual([
    false,
    false,
    0,
  ])
})
