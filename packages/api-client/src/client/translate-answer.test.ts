import { expect, it } from 'vitest'
import { translateAnswer } from './translate-answer.ts'

const spanish: Readonly<Record<string, string>> = {
  Groceries: 'Supermercado',
  Retirement: 'Jubilación',
  'Field required': 'Campo obligatorio',
  Shopping: 'Compras',
  'Continue where you left off.': 'Continúe donde se quedó.',
}
const translate = (answer: unknown) => translateAnswer(answer, (name) => spanish[name] ?? name)

it('translates a name beside the id of one of our catalogs', () => {
  expect(translate({ plans: [{ planType: 1, name: 'Retirement' }] })).toEqual({
    plans: [{ planType: 1, name: 'Jubilación' }],
  })
  expect(translate([{ expenseCategoryId: 6, name: 'Groceries' }])).toEqual([
    { expenseCategoryId: 6, name: 'Supermercado' },
  ])
})

it('leaves what a person has named, and every other value', () => {
  const own = [
    { userAccountId: 1, name: 'Groceries', displayName: 'Retirement' },
    { ownCategoryId: 9, categoryId: 6, name: 'Groceries' },
    { description: 'Groceries', categoryId: 6, value: -5, tags: ['Retirement'], isHidden: false, note: null },
  ]
  expect(translate(own)).toEqual(own)
})

it('translates the reason of a next step, and the names inside its sentence', () => {
  const sentence = { key: 'categoryOver', values: { category: 'Shopping', payee: 'Shopping' }, amounts: {}, days: {} }
  const step = { title: 'Retirement', description: 'Continue where you left off.', snoozedUntil: null, sentence }
  expect(translate(step)).toEqual({
    title: 'Jubilación',
    description: 'Continúe donde se quedó.',
    snoozedUntil: null,
    sentence: { ...sentence, values: { category: 'Compras', payee: 'Shopping' } },
  })
})

it('translates the messages of a refusal', () =>
  expect(
    translate({ code: 10_001, message: 'Field required', Items: [{ Field: 'a', Errors: ['Field required'] }] }),
  ).toEqual({ code: 10_001, message: 'Campo obligatorio', Items: [{ Field: 'a', Errors: ['Campo obligatorio'] }] }))

it('translates what others did, what a company asks, and the text of a page before signing in', () => {
  const own = { event: 'staff-call', what: 'Shopping', byName: 'Shopping' }
  const page = { title: 'Groceries', body: 'Retirement', fields: [], links: [] }
  expect(translate([own, { name: 'lastName', label: 'Retirement', inputType: 'name' }, page])).toEqual([
    { event: 'staff-call', what: 'Compras', byName: 'Shopping' },
    { name: 'lastName', label: 'Jubilación', inputType: 'name' },
    { title: 'Supermercado', body: 'Jubilación', fields: [], links: [] },
  ])
})
