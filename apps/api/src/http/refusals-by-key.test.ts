// Proves: API-33
import type { ErrorBody } from '@evenkeel/api-client/contract/errors'
import { wordAnswer } from '@evenkeel/api-client/contract/word-answer'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/scenes/test-person.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestAnswer } from '../../testing/test-client.ts'
import { refused, tooMany, unavailable } from '../errors.ts'
import { toJobOutcome, toLedgerAnswer } from '../hosts/node/off-loop/job-outcome.ts'
import { say, textIn } from '../say.ts'

let app: TestApp
let ada: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  ada = await newPerson(app)
})
afterAll(() => app.stop())

/** Returns an answer as the Spanish edition shows it. */
const inSpanish = <Body>(body: Body): Body => wordAnswer(body, (sentence) => textIn('es-US', sentence))

type Ask = () => Promise<TestAnswer<ErrorBody>>

/** A refusal of each family, with the field and what is said of it in English and in Spanish. */
const families: readonly (readonly [family: string, ask: Ask, field: string, english: string, spanish: string])[] = [
  [
    'a missing field',
    () => ada.client.send('createTransaction', { body: { date: '2026-11-20', value: -1 } }),
    'categoryId',
    'Field required',
    'Campo obligatorio',
  ],
  [
    'a schema with a value',
    () =>
      ada.client.send('createTransaction', {
        body: { date: '2026-11-20', value: -1, categoryId: 6, description: 'x'.repeat(121) },
      }),
    'description',
    'Use 120 characters or fewer.',
    'Use 120 caracteres o menos.',
  ],
  [
    'a rule of a service',
    async () => {
      const budget = { body: { categoryId: 6, targetBudget: 5, budgetPeriod: '2026-11' } }
      await ada.client.call('createBudget', budget)
      return ada.client.send('createBudget', budget)
    },
    'categoryId',
    'You already have a budget for this category.',
    'Ya tiene un presupuesto para esta categoría.',
  ],
  [
    'a rule of the engine',
    () =>
      ada.client.send('createStudentLoan', {
        body: { name: 'Loan', balance: 5000, interestRate: 0.5001, currentMonthlyPayment: 300, loanType: 0 },
      }),
    'interestRate',
    'Please enter a number above 0% and below 50%.',
    'Escriba un número mayor de 0% y menor de 50%.',
  ],
  [
    'the mailed codes',
    async () => {
      const email = { body: { email: 'twice@home.example' } }
      await ada.client.call('sendEmailCode', email)
      return ada.client.send('sendEmailCode', email)
    },
    'Code',
    'Please wait 60 seconds to send another code',
    'Espere 60 segundos para enviar otro código',
  ],
]

describe('a refusal over HTTP', () => {
  it.each(families)('of %s carries its key, and is read in Spanish', async (_, ask, field, english, spanish) => {
    const { body } = await ask()
    const said = (answer: ErrorBody) => answer.Items?.find(({ Field }) => Field === field)?.Errors
    expect(said(body)).toEqual([english])
    expect(said(inSpanish(body))).toEqual([spanish])
    expect(inSpanish(body).message).not.toBe(body.message)
  })

  it('of a code is read in Spanish by the code’s key', async () => {
    const { body } = await ada.client.send('account', { body: { userAccountId: 5 } })
    expect(body).toEqual({
      code: -1,
      message: 'Unknown error encountered',
      sentence: { key: 'unknownError', values: [] },
    })
    expect(inSpanish(body).message).toBe('Ocurrió un error desconocido')
  })
})

describe('a refusal of a use case in another thread', () => {
  it.each([
    ['with a message and a wait', tooMany(7, say('severalInProgress'))],
    ['with a field', refused(20007, { password: say('currentPasswordIncorrect') })],
    ['of a busy store', unavailable(3, say('busy'))],
  ])('comes back whole: %s', async (_, error) => {
    const outcome = await toJobOutcome(async () => Promise.reject(error))
    const back = () => toLedgerAnswer(structuredClone(outcome))
    expect(back).toThrow(
      expect.objectContaining({
        status: error.status,
        sentence: error.sentence,
        retryAfterSeconds: error.retryAfterSeconds,
        message: error.message,
      }),
    )
  })
})

describe('a kept answer', () => {
  const key = { 'Idempotency-Key': 'gym' }
  const dismiss = async (id: number) =>
    ada.client.call('setNextStepStatus', { params: { id: String(id), status: '1' }, body: {} }, key)

  it('is stored with keys instead of sentences, and replayed as it was sent, to a reader of another language too', async () => {
    await ada.client.call('commitPlan', {
      params: { planType: '4' },
      body: { input: { monthlyHouseHoldLivingExpenses: 3000, sourceOfIncomeAmountEnum: 0 }, linkedAccounts: [] },
    })
    const [group] = await ada.client.call('nextSteps', { query: { planType: '4' } })
    const id = group?.nextSteps[0]?.id ?? 0
    const first = await dismiss(id)
    const stored = () =>
      ada.onLedger(
        (ledger) => ledger.all<{ body: string }>(sql`select body from idempotency_key where key = 'gym'`)[0]?.body,
      )
    const { title, description } = first
    expect(first.sentences?.description?.key).toMatch(/^[a-z]\w+$/)
    const body = stored() ?? ''
    expect(body).toContain('$text')
    expect(body).not.toContain(title)
    expect(body).not.toContain(description)
    expect(await dismiss(id)).toEqual(first)
    const spanish = inSpanish(await dismiss(id))
    expect([spanish.id, spanish.description]).not.toContain(description)
    // As an earlier release kept it: with the English itself, and without keys.
    const { sentences: _, ...old } = first
    ada.onLedger((ledger) =>
      ledger.run(sql`update idempotency_key set body = ${JSON.stringify(old)} where key = 'gym'`),
    )
    expect(await ada.client.send('setNextStepStatus', { params: { id, status: 1 }, body: {} }, key)).toMatchObject({
      status: 200,
      body: { title, description },
    })
  })
})
