import type { Dependent } from '@evenkeel/api-client/contract/profile'
import { describe, expect, it } from 'vitest'
import { dependentDraftOf, listWith, listWithout, refusalsOfOne } from './dependent-form.ts'

const emma: Dependent = {
  dependentId: 3,
  firstName: 'Emma',
  lastName: 'Reyes',
  dateOfBirth: '2019-03-01T00:00:00Z',
  relation: 0,
}
const rosa: Dependent = { dependentId: 5, firstName: 'Rosa', lastName: 'Reyes', dateOfBirth: null, relation: 1 }
const today = '2026-11-19'

describe('the list of dependents', () => {
  it('gets a new one at its end, without an id', () => {
    const draft = { firstName: ' Ana ', lastName: 'Reyes', dateOfBirth: '02/29/2024', relation: '2' }
    expect(listWith([emma, rosa], null, draft, today)).toEqual([
      emma,
      rosa,
      { firstName: 'Ana', lastName: 'Reyes', dateOfBirth: '2024-02-29', relation: 2 },
    ])
  })

  it('keeps the others and the order where one is changed', () => {
    const draft = { ...dependentDraftOf(emma), firstName: 'Emma Rose', dateOfBirth: '' }
    expect(listWith([emma, rosa], emma, draft, today)).toEqual([
      { ...emma, firstName: 'Emma Rose', dateOfBirth: null },
      rosa,
    ])
  })

  it('is as it was where nothing is changed, but for the way a day is written', () => {
    expect(listWith([emma, rosa], emma, dependentDraftOf(emma), today)).toEqual([
      { ...emma, dateOfBirth: '2019-03-01' },
      rosa,
    ])
  })

  it('waits for a relation', () => {
    expect(listWith([emma], null, { ...dependentDraftOf(null), firstName: 'Ana', lastName: 'Reyes' }, today)).toBeNull()
  })

  it('loses the one that is removed', () => {
    expect(listWithout([emma, rosa], emma)).toEqual([rosa])
  })
})

it('what the server says against one in the list is said on the field of the form', () => {
  expect(refusalsOfOne([{ field: 'dependents[2].dateOfBirth', errors: ['Please enter a date in the past'] }])).toEqual([
    { field: 'dateOfBirth', errors: ['Please enter a date in the past'] },
  ])
})
