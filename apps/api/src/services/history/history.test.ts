import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderOfx1 } from '../../bank-files/fixtures/render-statement.ts'
import { download, upload } from '../../../testing/scenes/test-export.ts'
import { importFile } from '../../../testing/scenes/test-import.ts'
import { newPerson, type TestPerson } from '../../../testing/scenes/test-person.ts'
import { linkBank, runDueWork } from '../../../testing/scenes/sync-test-bank.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { drawn } from '../../../testing/test-host.ts'
import { createTestClock } from '../../../testing/test-parts.ts'

const clock = createTestClock('2026-11-19T17:41:00Z')
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock })
})
afterAll(() => app.stop())

const dayMs = 24 * 60 * 60_000
const today = () => new Date(clock.now()).toISOString().slice(0, 10)

/** A statement with rows of the last days and a balance of a day. */
const statement = (balance: number, daysAgo: number, values: readonly number[], mark: number) => {
  const daysBefore = (days: number) => new Date(clock.now() - days * dayMs).toISOString().slice(0, 10)
  const rows = values.map((value, index) => ({
    date: daysBefore(daysAgo + index),
    cents: value,
    text: `Shop ${mark} ${index}`,
    id: `${mark}-${index}`,
  }))
  return renderOfx1(rows, balance).replace(/<DTASOF>\d{8}/, `<DTASOF>${daysBefore(daysAgo).replaceAll('-', '')}`)
}

const cents = fc.integer({ min: -90_000, max: 90_000 })
const pick = fc.nat({ max: 9 })
const move = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('enter' as const), cents, daysAgo: fc.nat({ max: 40 }), pick }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('import' as const),
      cents,
      daysAgo: fc.nat({ max: 30 }),
      values: fc.array(
        cents.filter((value) => value !== 0),
        { minLength: 1, maxLength: 5 },
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('takeBack' as const), pick }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('state' as const), cents, pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('hide' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), pick }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 20 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sync' as const) }) },
)
type Move = typeof move extends fc.Arbitrary<infer Value> ? Value : never

const accountsOf = ({ client }: TestPerson) => client.call('accounts', { body: {} })

/** Lets days pass; a session ends in the meantime, so the person signs in again. */
async function wait(person: TestPerson, days: number): Promise<TestPerson> {
  clock.advance(days * dayMs)
  return { ...person, client: await app.signIn(person.email) }
}

const undo = async ({ client }: TestPerson, changeId: number) =>
  (await client.send('undoChange', { params: { changeId }, body: {} })).status

/** All histories of a person, without ids. */
async function histories(person: TestPerson) {
  const accounts = await accountsOf(person)
  const balances = await Promise.all(
    accounts.map(({ userAccountId }) => person.client.call('balanceHistory', { body: { userAccountId } })),
  )
  const worth = await person.client.call('netWorthHistory', { body: { pastMonthCount: null } })
  return {
    balances: balances.map(({ userAccountId: _id, ...rest }) => rest),
    months: worth.months,
    sums: [worth.change, worth.added],
  }
}

/** Compares what the calls answer with each other, and with the accounts and the dashboard. */
async function check(person: TestPerson): Promise<void> {
  const accounts = await accountsOf(person)
  const { balances, months } = await histories(person)
  for (const [index, { balance }] of accounts.entries()) expect(balances[index]?.steps.at(-1)?.balance).toBe(balance)
  const { data } = await person.client.call('dashboard', {})
  const { unknownCount: _none, date, ...last } = months.at(-1) ?? { unknownCount: 0, date: '' }
  expect([date.slice(0, 10), last]).toEqual([today(), data.netWorth])
  for (const month of months) {
    const known = accounts.map((account, index) => {
      const counts = !account.isHiddenFromNW && account.currency === 'USD' && account.category !== 'Insurance'
      return counts ? (balances[index]?.steps.findLast((step) => step.date <= month.date)?.balance ?? 0) : 0
    })
    expect(Math.round(known.reduce((sum, balance) => sum + balance * 100, 0))).toBe(Math.round(month.total * 100))
  }
}

interface Life {
  person: TestPerson
  readonly files: number[]
  moved: number
}

/** Makes a move; returns the id of its change, null if it made none that can be undone. */
async function step(life: Life, next: Move): Promise<number | null> {
  const { person, files } = life
  life.moved += 1
  const accounts = await accountsOf(person)
  const chosen = accounts[('pick' in next ? next.pick : 0) % Math.max(1, accounts.length)]
  const send = async (name: Parameters<TestPerson['change']>[0], body: object) => {
    const { status, headers } = await person.client.send(name, { body })
    expect([200, 400, 404]).toContain(status)
    return Number(headers.get('Evenkeel-Change')) || null
  }
  const userAccountId = chosen?.userAccountId ?? 1
  if (next.do === 'wait') life.person = await wait(person, next.days)
  if (next.do === 'sync') await runDueWork(app)
  if (next.do === 'import') {
    const { preview } = await importFile(person, statement(next.cents, next.daysAgo, next.values, life.moved))
    files.push(preview.bankFileId)
  }
  if (next.do === 'takeBack') return send('undoBankFile', { bankFileId: files[next.pick % files.length] ?? 1 })
  if (next.do === 'state') return send('updateAccount', { userAccountId, balance: next.cents / 100 })
  if (next.do === 'hide') return send('updateAccount', { userAccountId, isHiddenFromNW: !chosen?.isHiddenFromNW })
  if (next.do === 'delete') return send('deleteAccount', { userAccountId })
  if (next.do !== 'enter' || next.cents === 0) return null
  const date = new Date(clock.now() - next.daysAgo * dayMs).toISOString().slice(0, 10)
  return send('createTransaction', {
    date,
    value: next.cents / 100,
    categoryId: 6,
    description: `Row ${life.moved}`,
    userAccountId,
  })
}

describe('balances by day and net worth over time', () => {
  it('end in today’s balances and sum up, after any history, under undo, and in an import of the export', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 5, maxLength: 14, size: 'max' }), async (moves) => {
        const life: Life = { person: await newPerson(app), files: [], moved: 0 }
        await life.person.addAccount({ balance: 120 })
        await life.person.addAccount({ category: 'Investment', type: 'Brokerage', name: 'Fund', balance: 4_000 })
        for (const next of moves) {
          const before = next.do === 'wait' || next.do === 'sync' ? null : await histories(life.person)
          const change = await step(life, next)
          await check(life.person)
          if (change === null || before === null || life.moved % 2 === 0) continue
          expect(await undo(life.person, change)).toBe(200)
          expect(await histories(life.person)).toEqual(before)
        }
        const other = await newPerson(app)
        expect((await upload(other.client, (await download(life.person.client)).bytes)).status).toBe(200)
        expect(await histories(other)).toEqual(await histories(life.person))
      }),
      { numRuns: drawn(12), endOnFailure: true },
    )
  })

  it('does not depend on the order in which files are imported', async () => {
    const files = [
      statement(50_000, 20, [-1_000, -2_000], 1),
      statement(40_000, 10, [-4_000, -6_000], 2),
      statement(39_000, 1, [-1_000], 3),
    ]
    const [one, other] = [await newPerson(app), await newPerson(app)]
    for (const file of files) await importFile(one, file)
    for (const file of files.toReversed()) await importFile(other, file)
    expect(await histories(other)).toEqual(await histories(one))
    expect((await histories(one)).balances[0]?.steps.map(({ kind }) => kind)).toContain('rows')
  })

  it('follows a bank from sync to sync', async () => {
    let person = await newPerson(app)
    await linkBank(person.client)
    await runDueWork(app)
    for (let days = 0; days < 3; days += 1) {
      person = await wait(person, 5)
      await runDueWork(app)
      await check(person)
    }
    const { months } = await person.client.call('netWorthHistory', { body: {} })
    expect(months.at(-1)?.unknownCount).toBe(0)
  })

  it('begins at a day that is asked for, and answers 404 for an unknown account', async () => {
    const person = await newPerson(app)
    const { userAccountId } = await person.addAccount({ balance: 50 })
    await person.addRow({
      userAccountId,
      date: new Date(clock.now() - 9 * dayMs).toISOString().slice(0, 10),
      value: -10,
    })
    const fromDate = new Date(clock.now() - 4 * dayMs).toISOString().slice(0, 10)
    const { steps } = await person.client.call('balanceHistory', { body: { userAccountId, fromDate } })
    expect(steps[0]).toEqual({ date: `${fromDate}T00:00:00Z`, balance: 50, kind: 'rows' })
    expect((await person.client.send('balanceHistory', { body: { userAccountId: 1 } })).status).toBe(404)
    expect((await person.client.send('netWorthHistory', { body: { pastMonthCount: 0 } })).status).toBe(400)
  })

  it('has no month before the first known balance, and counts the change from there', async () => {
    const person = await newPerson(app)
    const { userAccountId } = await person.addAccount({ balance: 500 })
    const monthsAgo = new Date(clock.now() - 70 * dayMs).toISOString().slice(0, 10)
    await person.addRow({ userAccountId, date: monthsAgo, value: 100 })
    const { months, added, change } = await person.client.call('netWorthHistory', { body: {} })
    expect(months.map(({ unknownCount }) => unknownCount)).toEqual(months.map(() => 0))
    expect(months[0]?.date.slice(0, 7)).toBe(monthsAgo.slice(0, 7))
    expect([added, change]).toEqual([0, 500 - (months[0]?.total ?? 0)])
  })

  it('shows a person without accounts an empty line', async () => {
    const { client } = await newPerson(app)
    const { months, accounts } = await client.call('netWorthHistory', { body: { pastMonthCount: null } })
    expect([months.map(({ total }) => total), accounts]).toEqual([[0], []])
  })
})

describe('what an investment account holds', () => {
  const header = 'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n'
  /** A broker's file of one fund, as of a day. */
  const brokerFile = (day: string, units: number, value: number) =>
    `${header}<OFX><INVSTMTRS><DTASOF>${day}<CURDEF>USD<INVACCTFROM><BROKERID>broker.example<ACCTID>X0000001</INVACCTFROM>
<INVPOSLIST><POSMF><INVPOS><SECID><UNIQUEID>1<UNIQUEIDTYPE>CUSIP</SECID><UNITS>${units}<UNITPRICE>100<MKTVAL>${value}</INVPOS></POSMF></INVPOSLIST></INVSTMTRS>
<SECLIST><MFINFO><SECINFO><SECID><UNIQUEID>1<UNIQUEIDTYPE>CUSIP</SECID><SECNAME>Total Market Fund<TICKER>TMF</SECINFO></MFINFO></SECLIST></OFX>`
  const held = ({ client }: TestPerson, userAccountId: number) => client.call('positions', { body: { userAccountId } })
  const fund = (units: number, value: number) => ({
    name: 'Total Market Fund',
    symbol: 'TMF',
    units,
    price: 100,
    value,
  })

  it('is read from the newest file, exported, and taken back with its import and its account', async () => {
    const person = await newPerson(app)
    const october = await importFile(person, brokerFile('20261031', 12.5, 1_250))
    const [account = 0] = october.answer.accounts
    const first = { date: '2026-10-31T00:00:00Z', positions: [fund(12.5, 1_250)] }
    expect(await held(person, account)).toEqual(first)
    const november = await importFile(person, brokerFile('20261115', 13, 1_300))
    const second = { date: '2026-11-15T00:00:00Z', positions: [fund(13, 1_300)] }
    expect(await held(person, account)).toEqual(second)
    const again = await importFile(person, brokerFile('20261115', 14, 1_400))
    expect((await held(person, account)).positions).toEqual([fund(14, 1_400)])
    await person.client.call('undoBankFile', { body: { bankFileId: again.preview.bankFileId } })
    expect(await held(person, account)).toEqual(second)
    const other = await newPerson(app)
    expect(await upload(other.client, (await download(person.client)).bytes)).toMatchObject({ status: 200 })
    const [copy] = await other.client.call('accounts', { body: {} })
    expect(await held(other, copy?.userAccountId ?? 0)).toEqual(second)
    await person.client.call('undoBankFile', { body: { bankFileId: november.preview.bankFileId } })
    expect(await held(person, account)).toEqual(first)
    const deletion = await person.change('deleteAccount', { body: { userAccountId: account } })
    expect((await person.client.send('positions', { body: { userAccountId: account } })).status).toBe(404)
    expect(await person.undo(deletion)).toBe(200)
    expect(await held(person, account)).toEqual(first)
  })
})
