import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderOfx1 } from '../../../bank-files/fixtures/render-statement.ts'
import { longUseCases } from './long-use-cases.ts'
import { type ServerProcess, serverVariable, startServerProcess } from '../../../../testing/server-process.ts'
import { createTestClient, type TestClient } from '../../../../testing/test-client.ts'

let folder: string
let server: ServerProcess
let sam: TestClient
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-off-loop-'))
  server = startServerProcess({ EVENKEEL_DATA: folder, EVENKEEL_DEMO: '1' })
  sam = createTestClient(await server.origin)
  await sam.call('session', {})
  await sam.call('login', { body: { userName: 'sam@evenkeel.example', password: 'Quiet-Harbor-42' } })
  // Starts the thread: reading all of the sources may take longer than one call waits for another.
  await sam.send('commitBankFile', { body: { bankFileId: 999, accounts: [{ key: 'a', userAccountId: null }] } })
})
afterAll(async () => {
  server.child.kill('SIGKILL')
  await server.ended
  rmSync(folder, { recursive: true, force: true })
})

const statement = (count: number, text: string, date = '2005-02-01') =>
  renderOfx1(
    Array.from({ length: count }, (_, row) => ({ date, cents: -100, text, id: `${text}-${row}` })),
    0,
  )

const upload = async (content: string) => {
  const { bankFileId, accounts } = await sam.call('previewBankFile', {
    body: { file: new File([content], 'statement.ofx') },
  })
  return { bankFileId, accounts: accounts.map(({ key, userAccountId }) => ({ key, userAccountId })) }
}

const countOn = async (day: string) =>
  (await sam.call('transactions', { body: { startDate: day, endDate: day } })).total

describe('a bank file imported in its own thread', () => {
  it('is imported once under one key, and can be undone', async () => {
    const body = await upload(statement(40, 'Alder'))
    const commit = () => sam.call('commitBankFile', { body }, { 'Idempotency-Key': 'alder' })
    expect(await Promise.all([commit(), commit()])).toMatchObject([{ created: 40 }, { created: 40 }])
    expect(await countOn('2005-02-01')).toBe(40)
    await sam.call('undoBankFile', { body: { bankFileId: body.bankFileId } })
    expect(await countOn('2005-02-01')).toBe(0)
  })

  it('is refused as anywhere else', async () => {
    const unknown = await sam.send('commitBankFile', {
      body: { bankFileId: 999, accounts: [{ key: 'a', userAccountId: null }] },
    })
    expect([unknown.status, unknown.body.code]).toEqual([404, -1])
    const { bankFileId } = await upload(statement(1, 'Birch'))
    const wrong = await sam.send('commitBankFile', {
      body: { bankFileId, accounts: [{ key: 'nowhere', userAccountId: null }] },
    })
    expect([wrong.status, wrong.body.Items?.[0]?.Field]).toEqual([400, 'accounts[0].key'])
  })

  it('is read there, too, if it is long, with the same answer and the same refusals', async () => {
    const preview = (content: string, userAccountId?: string) =>
      sam.send('previewBankFile', {
        body: { file: new File([content], 'statement.ofx'), ...(userAccountId && { userAccountId }) },
      })
    const long = statement(2_000, 'Dogwood', '2005-02-03')
    expect(long.length).toBeGreaterThan(100_000)
    const { status, body } = await preview(long)
    expect([status, body]).toMatchObject([
      200,
      { format: 'ofx', accounts: [{ transactions: 2_000, new: 2_000, duplicates: 0, sum: -2_000 }], problems: [] },
    ])
    const oneBroken = await preview(long.replace('<TRNAMT>-1.00', '<TRNAMT>minus one'))
    expect(oneBroken).toMatchObject({ status: 200, body: { unreadableCount: 1, accounts: [{ transactions: 1_999 }] } })
    const cut = await preview(long.slice(0, -100))
    expect([cut.status, cut.body.Items?.[0]?.Field]).toEqual([400, 'file'])
    expect(cut.body.note).toMatchObject({ key: 'endsEarly', values: { name: expect.stringMatching(/^<\w+>$/) } })
    expect((await preview(long, '12')).status).toBe(404)
  })

  it('lets the same person read the state before it, and write after it', async () => {
    const body = await upload(statement(2_000, 'Cedar', '2005-02-02'))
    const committed = sam.call('commitBankFile', { body })
    const written = sam.call('createTransaction', {
      body: { date: '2005-03-01', value: -1, categoryId: 1, description: 'After' },
    })
    const seen = await countOn('2005-02-02')
    expect([0, 2_000]).toContain(seen)
    expect([(await committed).created, (await written).description]).toEqual([2_000, 'After'])
  })
})

describe('the program of the threads', () => {
  it('has only what they need: each that starts compiles all of it', () => {
    const { [serverVariable]: server = '' } = process.env
    const [own, whole] = ['thread.js', 'node.js'].map((name) => statSync(join(dirname(server), name)).size)
    expect(own).toBeGreaterThan(500_000)
    expect(own).toBeLessThan(2_000_000)
    expect(whole).toBeGreaterThan(5_000_000)
  })
})

describe('a change of many transactions, in a thread as well', () => {
  const rule = { text: 'Elder', categoryId: 8, tags: ['Tree'] }
  const tagged = async () => (await sam.call('transactions', { body: { tags: ['Tree'] } })).total

  it('runs there, whichever call makes it', () => {
    const calls = ['changeTransactions', 'previewRule', 'createRule', 'updateRule', 'applyRules', 'undoChange'] as const
    expect(calls.filter((name) => !longUseCases.has(name))).toEqual([])
  })

  it('is previewed, made, and undone by a rule', async () => {
    await sam.call('commitBankFile', { body: await upload(statement(60, 'Elder', '2005-02-04')) })
    expect(await sam.call('previewRule', { body: { rule } })).toMatchObject({ fits: 60, changes: 60, amount: 60 })
    const created = await sam.send('createRule', { body: { rule, appliesToPast: true } })
    expect([created.body, await tagged()]).toMatchObject([{ changed: 60 }, 60])
    expect(await sam.call('applyRules', { body: {} })).toEqual({ changed: 0 })
    const changeId = created.headers.get('evenkeel-change') ?? ''
    await sam.call('undoChange', { params: { changeId }, body: {} })
    expect([await tagged(), await sam.call('rules', {})]).toEqual([0, []])
  })

  it('is refused as anywhere else', async () => {
    const wide = await sam.send('createRule', { body: { rule: { categoryId: 8 }, appliesToPast: true } })
    expect([wide.status, wide.body.Items?.[0]?.Field]).toEqual([400, 'rule.text'])
    const unknown = await sam.send('changeTransactions', {
      body: { select: { transactionIds: [12] }, change: { addTags: ['Tree'] } },
    })
    expect(unknown.status).toBe(404)
  })
})
