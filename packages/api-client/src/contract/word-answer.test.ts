import { expect, it } from 'vitest'
import { fillText } from './fill-text.ts'
import { wordAnswer } from './word-answer.ts'

const spanish: Readonly<Record<string, string>> = {
  groceries: 'Supermercado',
  retirement: 'Jubilación',
  fieldRequired: 'Campo obligatorio',
  notARow: '{value} no es una fila.',
  shopping: 'Compras',
  continueWhereYouLeftOff: 'Continúe donde se quedó.',
  hintDown: 'No responde',
  wrongBankLogin: 'Revise sus datos',
  logViewedYourBudgets: 'vio sus presupuestos',
  female: 'Mujer',
  often: 'A menudo',
  quite: 'Bastante',
  iHaveMoneyLeftOverAt: 'Me sobra dinero a fin de mes',
  howOftenDoesThisStatementApply: '¿Con qué frecuencia?',
}
const translate = (answer: unknown) =>
  wordAnswer(answer, ({ key, values }, text) => fillText(spanish[key] ?? text, values))

it('words a name by the id next to it, whatever the English says', () => {
  expect(translate({ plans: [{ planType: 1, name: 'An older name' }] })).toEqual({
    plans: [{ planType: 1, name: 'Jubilación' }],
  })
  expect(translate([{ expenseCategoryId: 6, name: 'Groceries' }])).toEqual([
    { expenseCategoryId: 6, name: 'Supermercado' },
  ])
})

it('words what a bank of the sandbox shows, and what its sign-in refuses, but not the bank’s name', () => {
  const bank = { institutionId: 'twin_down', name: 'Groceries', hint: 'Can’t be reached' }
  expect(translate([bank])).toEqual([{ ...bank, hint: 'No responde' }])
  const error = { errorCode: 'INVALID_CREDENTIALS', institutionId: 'twin_down', displayMessage: 'Check your login.' }
  expect(translate({ error })).toEqual({ error: { ...error, displayMessage: 'Revise sus datos' } })
})

it('leaves what a person has named, even as we name something', () => {
  const own = [
    { userAccountId: 1, name: 'Groceries', displayName: 'Retirement' },
    { ownCategoryId: 9, categoryId: 6, name: 'Groceries' },
    { description: 'Groceries', categoryId: 6, value: -5, tags: ['Retirement'], isHidden: false, note: null },
    { id: 1, name: 'Female' },
    { message: 'Field required', code: 10_001 },
  ]
  expect(translate(own)).toEqual(own)
})

it('words the reason of a next step by its key, and the names inside its sentence by their ids', () => {
  const values = { categoryId: 8, category: 'Shopping', payee: 'Shopping' }
  const sentence = { key: 'categoryOver', values, amounts: {}, days: {} }
  const sentences = { description: { key: 'continueWhereYouLeftOff', values: [] } }
  const step = { title: 'Harbor Bank', description: 'Continue where you left off.', sentences, sentence }
  expect(translate(step)).toEqual({
    ...step,
    description: 'Continúe donde se quedó.',
    sentence: { ...sentence, values: { ...values, category: 'Compras' } },
  })
})

it('words the messages of a refusal with their values', () => {
  const [missing, row] = [
    { key: 'fieldRequired', values: [] },
    { key: 'notARow', values: ['entry[2]'] },
  ]
  const item = { Field: 'a', Errors: ['Field required', 'entry[2] isn’t a row.'], Sentences: [missing, row] }
  const refusal = { code: 10_001, message: 'Field required', sentence: missing, Items: [item] }
  expect(translate(refusal)).toEqual({
    ...refusal,
    message: 'Campo obligatorio',
    Items: [{ ...item, Errors: ['Campo obligatorio', 'entry[2] no es una fila.'] }],
  })
})

it('words choices by their list, and questions and answers by their numbers', () => {
  const statement = { questionId: 8, heading: 'How often?', text: 'I have money left', answers: [] }
  const answered = (answerId: number) => ({ answerId, text: 'x' })
  expect(
    translate([
      { genders: [{ id: 1, name: 'Female' }], staff: [{ id: 1, name: 'Female' }] },
      { ...statement, answers: [answered(82)] },
      { questionId: 1, text: 'How?', answers: [answered(14)] },
      { event: 'staff-call', what: 'x', byName: 'x', sentences: { what: { key: 'logViewedYourBudgets', values: [] } } },
    ]),
  ).toMatchObject([
    { genders: [{ id: 1, name: 'Mujer' }], staff: [{ id: 1, name: 'Female' }] },
    {
      heading: '¿Con qué frecuencia?',
      text: 'Me sobra dinero a fin de mes',
      answers: [{ answerId: 82, text: 'A menudo' }],
    },
    { text: 'How?', answers: [{ answerId: 14, text: 'Bastante' }] },
    { what: 'vio sus presupuestos', byName: 'x' },
  ])
})
