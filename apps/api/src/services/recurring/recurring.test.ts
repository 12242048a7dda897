import { stepText } from '@evenkeel/api-client/contract/next-step-words'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemo } from '../../../demo/seed-demo.ts'
import { download, upload } from '../../../testing/scenes/test-export.ts'
import { newPerson, type TestPerson } from '../../../testing/scenes/test-person.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { createTestClock } from '../../../testing/test-parts.ts'

const clock = createTestClock('2026-11-22T17:41:00Z')
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock })
  await seedDemo(app.parts)
})
afterAll(() => app.stop())

const recurring = (client: TestClient) => client.call('recurring', { body: {} })

/** A row of each month from the given one to November. */
async function payEachMonth(person: TestPerson, from: number, value: number, own: object = {}): Promise<void> {
  for (let month = from; month <= 11; month += 1) {
    const date = `2026-${String(month).padStart(2, '0')}-05`
    await person.addRow({ date, value, description: 'Harborview Gym', category: 'Personal care', ...own })
  }
}

describe('what comes again and again', () => {
  it('is all found for the demo person, and nothing else', async () => {
    const { items } = await recurring(await app.signIn('demo@evenkeel.example'))
    expect(
      items
        .map(({ description, period, expected, flow }) => `${description}: ${expected} each ${period} (${flow})`)
        .toSorted(),
    ).toEqual([
      'Alder Street Apartments: -1650 each month (bill)',
      'Auto loan payment: -268.4 each month (bill)',
      'Cedar Auto Insurance: -86 each month (bill)',
      'City Transit Pass: -40 each month (bill)',
      'Clearbrook Water: -56.5 each month (bill)',
      'Copper & Comb: -46 each month (bill)',
      'Fernwood Store Card payment: -120 each month (transfer)',
      'Interest paid: 37.98 each month (income)',
      'Larkfield Payroll: 2412.38 each half month (income)',
      'Metro Power & Light: -92.18 each month (bill)',
      'Northline Internet: -54.99 each month (bill)',
      'Rewards Card payment: -850 each month (transfer)',
      'River Food Bank: -60 each month (bill)',
      'Skyline Mobile: -62 each month (bill)',
      'Streamline TV: -16.99 each month (bill)',
      'Student loan payment: -112.5 each month (bill)',
      'Student loan payment: -74.2 each month (bill)',
      'Tidepool Music: -10.99 each month (bill)',
      'Transfer to savings: -300 each month (transfer)',
    ])
    expect(items.every(({ status }) => status === 'found')).toBe(true)
  })

  it('says what is left until payday, and what bills come to in a month', async () => {
    const { payday, monthly, monthlyTotal } = await recurring(await app.signIn('demo@evenkeel.example'))
    expect(payday).toMatchObject({
      source: 'Everyday Checking',
      balance: 3_214.86,
      days: 8,
      date: '2026-11-30T00:00:00Z',
    })
    expect(Math.round(((payday?.balance ?? 0) + (payday?.bills ?? 0)) * 100)).toBe(
      Math.round((payday?.left ?? 0) * 100),
    )
    const sum = monthly.reduce((total, { amount }) => total + Math.round(amount * 100), 0)
    expect(sum).toBe(Math.round(monthlyTotal * 100))
    expect(monthly.find(({ categoryId }) => categoryId === 2)?.amount).toBe(455.1)
  })

  it('is asked about while it is uncertain, and counts once it is confirmed', async () => {
    const person = await newPerson(app)
    await payEachMonth(person, 9, -39)
    const before = await recurring(person.client)
    expect([before.items[0]?.status, before.monthlyTotal]).toEqual(['suggested', 0])
    const userTransactionId = before.items[0]?.userTransactionId ?? 0
    const change = await person.change('decideRecurring', { body: { userTransactionId, decision: 'confirmed' } })
    const after = await recurring(person.client)
    expect([after.items[0]?.status, after.monthlyTotal]).toEqual(['confirmed', 39])
    expect(await person.undo(change)).toBe(200)
    expect(await recurring(person.client)).toEqual(before)
  })

  it('stays dismissed when its rows come again under other ids, and in an import of the export', async () => {
    const person = await newPerson(app)
    await payEachMonth(person, 6, -39)
    const [item] = (await recurring(person.client)).items
    await person.change('decideRecurring', {
      body: { userTransactionId: item?.userTransactionId, decision: 'dismissed' },
    })
    const { items } = await person.client.call('transactions', { body: { pageSize: 100 } })
    for (const { userTransactionId } of items) await person.change('deleteTransaction', { body: { userTransactionId } })
    expect((await recurring(person.client)).items).toEqual([])
    await payEachMonth(person, 6, -39.2)
    expect((await recurring(person.client)).items).toMatchObject([{ status: 'dismissed' }])
    const other = await newPerson(app)
    expect(await upload(other.client, (await download(person.client)).bytes)).toMatchObject({ status: 200 })
    expect((await recurring(other.client)).items).toMatchObject([{ status: 'dismissed' }])
    const [again] = (await recurring(other.client)).items
    await other.change('decideRecurring', { body: { userTransactionId: again?.userTransactionId, decision: null } })
    expect((await recurring(other.client)).items).toMatchObject([{ status: 'found' }])
  })

  it('leaves out hidden rows and accounts, and reads a split row whole', async () => {
    const person = await newPerson(app)
    const { userAccountId } = await person.addAccount({})
    await payEachMonth(person, 6, -39, { userAccountId })
    const { items } = await person.client.call('transactions', { body: { pageSize: 100 } })
    const [newest] = items
    await person.change('splitTransaction', {
      body: {
        sourceTransactionId: newest?.userTransactionId,
        sourceTransaction: { category: 6, value: -30 },
        splits: [{ category: 7, value: -9 }],
      },
    })
    expect((await recurring(person.client)).items).toMatchObject([{ expected: -39, count: 6 }])
    await person.change('updateAccount', { body: { userAccountId, isHiddenFromCFBS: true } })
    expect((await recurring(person.client)).items).toEqual([])
  })

  it('refuses a row that is part of nothing, by its field, and an unknown one', async () => {
    const person = await newPerson(app)
    const { userTransactionId } = await person.addRow({})
    const answer = await person.client.send('decideRecurring', { body: { userTransactionId, decision: 'confirmed' } })
    expect(answer).toMatchObject({
      status: 400,
      body: {
        Items: [{ Field: 'userTransactionId', Errors: ['This transaction isn’t part of a recurring payment.'] }],
      },
    })
    const unknown = await person.client.send('decideRecurring', { body: { userTransactionId: 7, decision: null } })
    expect(unknown.status).toBe(404)
  })
})

describe('what a recurring payment calls for', () => {
  /** Adds a bill each month from April on, in the months with an amount; the clock's day is November 22. */
  async function payerOf(amounts: readonly number[], description: string): Promise<TestPerson> {
    const person = await newPerson(app)
    for (const [index, value] of amounts.entries())
      if (value !== 0)
        await person.addRow({
          date: `2026-${`${index + 4}`.padStart(2, '0')}-05`,
          value,
          description,
          category: 'Utilities',
        })
    return person
  }
  const stepsOf = async ({ client }: TestPerson) => (await client.call('dashboard', {})).data.nextSteps
  const textsOf = async (person: TestPerson) =>
    (await stepsOf(person)).map(({ source, urgency, dollarsAYear, sentence }) => ({
      ...{ source, urgency, dollarsAYear },
      text: sentence && stepText(sentence),
    }))

  it('is said first on home: that it has not come, that it came twice, and that it got more expensive', async () => {
    const none = await payerOf([-50, -50, -50, -50, -50, -50, -50, -50], 'Streamwell')
    expect(await stepsOf(none)).toEqual([])
    const missing = await payerOf([-50, -50, -50, -50, -50, -50, -50, 0], 'Streamwell')
    expect(await textsOf(missing)).toEqual([
      {
        ...{ source: 'recurring', urgency: 2, dollarsAYear: 0 },
        text: 'Streamwell was due on 11/05 and isn’t in your transactions.',
      },
    ])
    const twice = await payerOf([-50, -50, -50, -50, -50, -50, -50, -50], 'Streamwell')
    await twice.addRow({ date: '2026-11-07', value: -50, description: 'Streamwell', category: 'Utilities' })
    expect((await textsOf(twice)).map(({ text }) => text)).toEqual(['Streamwell came twice, on 11/07.'])
    // Ten dollars more in each of twelve months.
    const dearer = await payerOf([-50, -50, -50, -50, -50, -50, -50, -60], 'Streamwell')
    expect(await textsOf(dearer)).toEqual([
      { source: 'recurring', urgency: 4, dollarsAYear: 120, text: 'Streamwell went from $50 to $60.' },
    ])
    expect(await stepsOf(await payerOf([-50, -50, -50, -50, -50, -50, -50, -40], 'Streamwell'))).toEqual([])
  })

  it('is put aside with undo, for that once, and is no one else’s', async () => {
    const [person, other] = [
      await payerOf([-50, -50, -50, -50, -50, -50, -50, 0], 'Streamwell'),
      await payerOf([-50, -50, -50, -50, -50, -50, -50, -50], 'Streamwell'),
    ]
    const [step] = await stepsOf(person)
    const asked = { params: { id: String(step?.id), status: '1' }, body: {} }
    expect((await other.client.send('setNextStepStatus', asked)).status).toBe(404)
    const change = await person.change('setNextStepStatus', asked)
    expect(await stepsOf(person)).toEqual([])
    expect(await person.undo(change)).toBe(200)
    expect(await stepsOf(person)).toHaveLength(1)
    const [item] = (await recurring(person.client)).items
    await person.change('decideRecurring', {
      body: { userTransactionId: item?.userTransactionId, decision: 'dismissed' },
    })
    expect(await stepsOf(person)).toEqual([])
  })
})
