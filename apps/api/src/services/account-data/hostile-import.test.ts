// Proves: API-32
// Proves: ASVS-5.2.3
import fc from 'fast-check'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { drawn } from '../../../testing/test-host.ts'
import { newPerson, type TestPerson } from '../../../testing/scenes/test-person.ts'
import { fundInput, put } from '../../../testing/scenes/test-plans.ts'
import { maxUnpacked } from './read-export-file.ts'
import { download, type TestExport, upload, zipWith } from '../../../testing/scenes/test-export.ts'

/** Made before the app starts: it takes seconds, in which a connection that is kept would be closed under its client. */
const bomb = new Uint8Array(zipSync({ 'data.json': new Uint8Array(maxUnpacked + 1) }))

let app: TestApp
let owner: TestPerson
let empty: TestPerson
let good: TestExport
let data: string

beforeAll(async () => {
  app = await startTestApp()
  owner = await newPerson(app)
  empty = await newPerson(app)
  const { userAccountId } = await owner.addAccount({ balance: 12.34 })
  await owner.addRow({ userAccountId })
  await owner.addRow({ value: -99.01, description: 'Nori Sushi House' })
  await owner.client.call('createBudget', { body: { categoryId: 6, targetBudget: 400, budgetPeriod: '2026-09' } })
  await put(owner, 'commitPlan', 4, { input: fundInput, linkedAccounts: [] })
  good = await download(owner.client)
  data = good.files['data.json'] ?? ''
})
afterAll(() => app.stop())

const refused = [400, 10000, ['file']]
const fault = async (bytes: Uint8Array) => {
  const { status, body } = await upload(empty.client, bytes)
  return [status, body.code, body.Items?.map(({ Field }) => Field)]
}

/** Returns the export with a change to its tables; the stated totals stay. */
const changed = (change: (tables: Record<string, Record<string, unknown>[]>) => void): Uint8Array => {
  const whole = JSON.parse(data)
  change(whole.tables)
  return zipWith(JSON.stringify(whole))
}
const withField = (table: string, key: string, value: unknown) =>
  changed((tables) => Object.assign(tables[table]?.[0] ?? {}, { [key]: value }))

describe('an import', () => {
  it.each([
    ['nothing', () => new Uint8Array(0)],
    ['no zip', () => new TextEncoder().encode('{"format":"evenkeel-account-data"}')],
    ['half a zip', () => good.bytes.slice(0, good.bytes.length / 2)],
    ['a zip without data.json', () => zipWith(data, 'other.json')],
    ['no JSON', () => zipWith('{"format":')],
    ['another format', () => zipWith('{"format":"x","tables":{}}')],
    ['another version', () => zipWith(data.replace('"version":1', '"version":2'))],
    [
      'JSON nested a hundred thousand deep',
      () =>
        zipWith(`{"format":"evenkeel-account-data","version":1,"tables":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
    ],
    ['rows that are not objects', () => changed((tables) => void (tables['accounts'] = [null as never]))],
    ['a missing row', () => changed((tables) => void tables['transactions']?.pop())],
    [
      'an extra row',
      () => changed((tables) => void tables['transactions']?.push({ ...tables['transactions'][0], id: 77 })),
    ],
    ['an unknown table', () => changed((tables) => void (tables['person'] = []))],
    ['an unknown field', () => withField('accounts', 'accessToken', 'x')],
    ['an id of another person’s range', () => withField('accounts', 'id', 4_000_000_000)],
    ['an id at the end of the range', () => withField('accounts', 'id', 999_999_999)],
    ['an unknown account', () => withField('transactions', 'accountId', 99)],
    ['an unknown category', () => withField('transactions', 'categoryId', 999)],
    ['an invalid day', () => withField('transactions', 'date', 'never')],
    ['an amount beyond the limit', () => withField('transactions', 'valueCents', 9_100_000_000_000)],
    ['an amount with decimals', () => withField('transactions', 'valueCents', 0.5)],
    ['text with NUL', () => withField('transactions', 'description', 'a\u0000b')],
    ['text with half a character', () => withField('transactions', 'description', '\ud800')],
    ['an unknown origin', () => withField('transactions', 'origin', 'magic')],
    [
      'a row suspected of being itself',
      () => changed((tables) => void (tables['suspectedDuplicates'] = [{ id: 1, entryId: 1, existingEntryId: 1 }])),
    ],
    ['a budget of nothing', () => withField('budgetChanges', 'targetCents', 0)],
    ['an unknown plan type', () => withField('plans', 'planType', 99)],
    ['a plan with invalid input', () => withField('plans', 'committedInput', { a: 1 })],
    ['a plan with an unknown rule book', () => withField('plans', 'ruleBook', 'x')],
  ])('refuses %s, and takes nothing', async (_name, bytes) => {
    expect(await fault(bytes())).toEqual(refused)
    expect((await empty.client.call('accounts', { body: {} })).length).toBe(0)
    expect(app.log).toEqual([])
  })

  it('refuses a file that unpacks to more than any account has, whether its headers say so or not', async () => {
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await fault(bomb)).toEqual(refused)
    const lying = bomb.slice()
    const line = lying.length - 22 - (46 + 'data.json'.length)
    new DataView(lying.buffer).setUint32(line + 24, 1_000, true)
    expect(await fault(lying)).toEqual(refused)
  })

  it('refuses an export in which any one byte of the data was changed', async () => {
    const zip = zipWith(data)
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: zip.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        async (place, change) => {
          const damaged = zip.slice()
          damaged[place] = (damaged[place] ?? 0) ^ change
          const answer = await upload(empty.client, damaged)
          // Times and flags of the zip have no effect: if the import succeeds, all of the data must be there.
          const taken = answer.status === 200 && (await download(empty.client)).files['data.json']
          expect([answer.body.Items?.[0]?.Field === 'file' && answer.status === 400, taken === data]).toContain(true)
          if (taken) empty = await newPerson(app)
        },
      ),
      { numRuns: drawn(60), seed: 7 },
    )
  })

  it('is refused in an account that is not empty, and changes nothing there', async () => {
    const before = (await download(owner.client)).files['data.json']
    const answer = await upload(owner.client, good.bytes)
    expect([answer.status, answer.body]).toMatchObject([400, { code: 10000, Items: [{ Field: 'file' }] }])
    expect((await download(owner.client)).files['data.json']).toBe(before)
  })

  it('accepts an export that is bigger than any bank file: only data.json is unpacked', async () => {
    const years = new Uint8Array(12 * 1024 * 1024).map((_, index) => (index * 2_654_435_761) >>> 13)
    const bytes = zipSync({
      'history.json': [years, { level: 0 }],
      'data.json': [new TextEncoder().encode(data), { level: 6 }],
    })
    const person = await newPerson(app)
    expect(await upload(person.client, bytes)).toMatchObject({ status: 200, body: { accounts: 1, transactions: 2 } })
  })

  it('needs a file', async () => {
    expect((await empty.client.send('importAccountData', { body: { other: 'x' } })).body).toMatchObject({
      code: 10001,
      Items: [{ Field: 'file' }],
    })
  })
})
