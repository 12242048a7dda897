import { expect, it } from 'vitest'
import { sortDirection } from './transactions.ts'

it('the sort direction is ASC or DESC and nothing else (FORM-24)', () => {
  const accepted = ['ASC', 'DESC', 'asc', 'UP', '', 1, null].filter((value) => sortDirection.safeParse(value).success)
  expect(accepted).toEqual(['ASC', 'DESC'])
})
