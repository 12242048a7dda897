import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { download, upload } from '../../../testing/scenes/test-export.ts'
import { newPerson, type TestPerson } from '../../../testing/scenes/test-person.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestClock } from '../../../testing/test-parts.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: createTestClock('2026-11-22T17:41:00Z') })
})
afterAll(() => app.stop())

const pay = {
  description: 'Pay',
  direction: 'in',
  amount: 900,
  categoryId: 1,
  repeats: 'two weeks',
  firstDate: '2026-11-27',
}
const rent = { ...pay, description: 'Rent', direction: 'out', amount: 650, categoryId: 4, firstDate: '2026-11-25' }

/** A person whose checking gets the pay, and whose savings have more on them. */
async function personWithPay() {
  const person = await newPerson(app)
  const checking = (await person.addAccount({ balance: 1_000 })).userAccountId
  const savings = (await person.addAccount({ name: 'Savings', type: 'Savings', balance: 9_000 })).userAccountId
  await person.change('addPlannedPayment', { body: { ...pay, userAccountId: checking } })
  return { person, checking, savings }
}

const known = ({ client }: TestPerson) => client.call('recurring', { body: {} })
const accountsOf = async (person: TestPerson) =>
  (await known(person)).planned.map(({ description, userAccountId }) => [description, userAccountId])

describe('the account of a payment entered by hand', () => {
  it('decides which balance it leaves: a bill of the savings is not due on the checking', async () => {
    const { person, checking, savings } = await personWithPay()
    const change = await person.change('addPlannedPayment', { body: { ...rent, userAccountId: savings } })
    expect(await accountsOf(person)).toEqual([
      ['Rent', savings],
      ['Pay', checking],
    ])
    expect((await known(person)).payday).toMatchObject({ userAccountId: checking, bills: 0, left: 1_000 })
    expect(await person.undo(change)).toBe(200)
    await person.change('addPlannedPayment', { body: rent })
    expect((await known(person)).payday).toMatchObject({ userAccountId: checking, bills: -650, left: 350 })
  })

  it('stays when a change does not speak of it, and goes when it says none', async () => {
    const { person, checking, savings } = await personWithPay()
    await person.change('addPlannedPayment', { body: { ...rent, userAccountId: savings } })
    const [row] = (await known(person)).planned
    const update = (fields: object) =>
      person.change('updatePlannedPayment', {
        body: { ...rent, plannedPaymentId: row?.plannedPaymentId ?? 0, amount: 700, ...fields },
      })
    await update({})
    expect(await accountsOf(person)).toEqual([
      ['Rent', savings],
      ['Pay', checking],
    ])
    await update({ userAccountId: null })
    expect((await accountsOf(person))[0]).toEqual(['Rent', null])
  })

  it('is none once the account is deleted, and is the same again when that is undone', async () => {
    const { person, checking, savings } = await personWithPay()
    await person.change('addPlannedPayment', { body: { ...rent, userAccountId: savings } })
    const deletion = await person.change('deleteAccount', { body: { userAccountId: savings } })
    expect(await accountsOf(person)).toEqual([
      ['Rent', null],
      ['Pay', checking],
    ])
    expect(await person.undo(deletion)).toBe(200)
    expect((await accountsOf(person))[0]).toEqual(['Rent', savings])
  })

  it('goes with an export, and is never another person’s', async () => {
    const { person, savings } = await personWithPay()
    await person.change('addPlannedPayment', { body: { ...rent, userAccountId: savings } })
    const other = await newPerson(app)
    expect((await other.client.send('addPlannedPayment', { body: { ...rent, userAccountId: savings } })).status).toBe(
      404,
    )
    expect(await upload(other.client, (await download(person.client)).bytes)).toMatchObject({ status: 200 })
    const names = new Map(
      (await other.client.call('accounts', { body: {} })).map((one) => [one.userAccountId, one.name]),
    )
    expect((await known(other)).planned.map(({ userAccountId }) => names.get(userAccountId ?? 0))).toEqual([
      'Savings',
      'Checking',
    ])
  })
})
