import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/scenes/test-person.ts'
import { card, link, plan, put } from '../../../testing/scenes/test-plans.ts'
import { createTestClock, startTestApp, type TestApp } from '../../../testing/test-app.ts'

const clock = createTestClock('2026-11-22T17:41:00Z')
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock })
})
afterAll(() => app.stop())

interface Terms {
  readonly name: string
  readonly balance: number
  readonly interestRate: number
  readonly monthlyMinimumPayment: number
  readonly currentMonthlyPayment: number
}
const mayasDebts: readonly Terms[] = [
  { name: 'Rewards', balance: -4862.3, interestRate: 0.2149, monthlyMinimumPayment: 97, currentMonthlyPayment: 850 },
  { name: 'Store', balance: -1264.1, interestRate: 0.2699, monthlyMinimumPayment: 38, currentMonthlyPayment: 120 },
  {
    ...{ name: 'Auto loan', balance: -11_080.44, interestRate: 0.0579 },
    ...{ monthlyMinimumPayment: 268.4, currentMonthlyPayment: 268.4 },
  },
]
const input = { monthlyPayment: 1238.4, interestRate: 0.08, strategy: 1 }

async function withDebts(debts: readonly Terms[]): Promise<{ person: TestPerson; linkedAccounts: object[] }> {
  const person = await newPerson(app)
  const linkedAccounts = []
  for (const debt of debts) {
    const { userAccountId } = await person.addAccount({ ...card, ...debt })
    linkedAccounts.push(...link(userAccountId))
  }
  return { person, linkedAccounts }
}

describe('a debt plan with payments that are made once', () => {
  /** Maya's debts at 1,238.40 a month take 15 months and 802.08; the sums with one-offs are the engine's worked ones. */
  it.each([
    [[], 15, 802.08],
    [[{ month: 3, amount: 1000 }], 14, 694.51],
    [[{ month: 1, amount: 2000 }], 13, 527.08],
  ])('%j ends in %i months with %f of interest', async (oneOffs, months, totalInterest) => {
    const { person, linkedAccounts } = await withDebts(mayasDebts)
    await put(person, 'commitPlan', 3, { input: { ...input, oneOffs }, linkedAccounts })
    const { result, input: kept, explanations } = await plan(person, 3)
    expect(result).toMatchObject({ months, totalInterest })
    expect(kept).toMatchObject({ oneOffs })
    expect(explanations[0]?.inputs.filter(({ label }) => label.key === 'debt.paidOnce')).toHaveLength(oneOffs.length)
  })

  /**
   * A card of 1,000 at 12 %, 100 a month, 400 once in month 2: 900 after month 1; 909 − 100 − 400 = 409 after month 2;
   * then 313.09, 216.22, 118.38, 19.56, and month 7 pays 19.76. Interest: 9 + 4.09 + 3.13 + 2.16 + 1.18 + 0.20 = 19.76.
   */
  it('is the same sum for student loans', async () => {
    const { person, linkedAccounts } = await withDebts([])
    const { userAccountId } = await person.addAccount({
      ...card,
      category: 'Loan',
      type: 'Student Loan',
      balance: -1000,
    })
    const links = [...linkedAccounts, { userAccountId, isLinked: true, loanType: 1 }]
    const oneOffs = [{ month: 2, amount: 400 }]
    await put(person, 'commitPlan', 11, { input: { monthlyPayment: 100, oneOffs }, linkedAccounts: links })
    expect((await plan(person, 11)).result).toMatchObject({ months: 7, totalInterest: 19.76 })
  })

  it('keeps the promise as it was, and counts only the payments to come today', async () => {
    const { person, linkedAccounts } = await withDebts([{ ...card, name: 'Card', balance: -1000 }])
    const oneOffs = [
      { month: 1, amount: 100 },
      { month: 2, amount: 400 },
    ]
    clock.set('2026-11-22T17:41:00Z')
    await put(person, 'commitPlan', 3, { input: { ...input, monthlyPayment: 100, oneOffs }, linkedAccounts })
    const promised = (await plan(person, 3)).result
    clock.set('2026-12-22T17:41:00Z')
    // Both were paid: 1,000 − 100 − 100 = 800 are owed, and the second payment is due in the first month from now.
    const client = await app.signIn(person.email)
    const [debt] = await client.call('accounts', { body: {} })
    await client.call('updateAccount', { body: { userAccountId: debt?.userAccountId ?? 0, balance: -800 } })
    const { result, present, progress } = await plan({ ...person, client }, 3)
    expect(result).toEqual(promised)
    expect(progress).toMatchObject({ promised: 800, ahead: 0, monthsAhead: 0 })
    // 800 − 100 − 400 = 300; 303 − 100 = 203; 205.03 − 100 = 105.03; 106.08 − 100 = 6.08; 6.14. Interest 6.14.
    expect(present?.result).toMatchObject({ months: 5, totalInterest: 6.14 })
  })

  it('names the payment that is out of bounds', async () => {
    const { person, linkedAccounts } = await withDebts([{ ...card, name: 'Card', balance: -1000 }])
    const refused = async (oneOffs: object[]) => {
      const body = { input: { ...input, oneOffs }, linkedAccounts }
      const { status, body: answer } = await person.client.send('commitPlan', { params: { planType: 3 }, body })
      return [status, answer.code, answer.Items?.map(({ Field }: { Field: string }) => Field)]
    }
    expect(await refused([{ month: 0, amount: 5 }])).toEqual([400, 10000, ['input.oneOffs[0].month']])
    expect(await refused([{ month: 601, amount: 5 }])).toEqual([400, 10000, ['input.oneOffs[0].month']])
    expect(await refused([{ month: 1, amount: 0 }])).toEqual([400, 10000, ['input.oneOffs[0].amount']])
    const many = Array.from({ length: 21 }, () => ({ month: 1, amount: 1 }))
    expect(await refused(many)).toEqual([400, 10000, ['input.oneOffs']])
  })
})
