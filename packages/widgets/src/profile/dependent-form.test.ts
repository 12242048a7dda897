// Proves: PROF-06
import type { Dependent } from '@evenkeel/api-client/contract/profile'
import { describe, expect, it } from 'vitest'
import { listWith, listWithout, refusalsOfOne } from './dependent-form.ts'

const emma: Dependent = {
  dependentId: 3,
  firstName: 'Emma',
  lastName: 'Reyes',
  dateOfBirth: '2019-03-01T00:00:00Z',
  relation: 0,
}
const rosa: Dependent = { dependentId: 5, firstName: 'Rosa', lastName: 'Reyes', dateOfBirth: null, relation: 1 }

describe('the list of dependents', () => {
  const ana = { firstName: 'Ana', lastName: 'Reyes', dateOfBirth: '2024-02-29', relation: 2 } as const

  it('adds a new one at its end, without an id', () => {
    expect(listWith([emma, rosa], null, ana)).toEqual([emma, rosa, ana])
  })

  it('keeps the others and the order if one is changed', () => {
    expect(listWith([emma, rosa], emma, ana)).toEqual([{ ...ana, dependentId: 3 }, rosa])
  })

  it('leaves out the removed one', () => {
    expect(listWithout([emma, rosa], emma)).toEqual([rosa])
  })
})

it('a refusal of one entry is shown on the field of the form', () => {
  expect(refusalsOfOne([{ field: 'dependents[2].dateOfBirth', errors: ['Please enter a date in the past'] }])).toEqual([
    { field: 'dateOfBirth', errors: ['Please enter a date in the past'] },
  ])
})
