import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import { describe, expect, it } from 'vitest'
import { accessMatrix, fieldsOf, reachOf } from '../test/access-matrix.ts'
import { rolesOf } from './access.ts'
import { toJsonSchema } from './json-schema.ts'

const table: readonly Endpoint[] = Object.values(endpoints)

/** Fields that say something of somebody's money or family. */
const PERSONAL =
  /amount|balance|budget|spen[dt]|income|expense|worth|savings|debt|score|birth|salary|target|payment|interestRate|dependents|spouse|plans?$|transactions?$/i

describe('the published matrix', () => {
  it('is what the endpoint table says', async () => {
    await expect(accessMatrix()).toMatchFileSnapshot('../../../../docs/access.md')
  })

  it('denies by default: nobody but who is named is let in', () => {
    expect(rolesOf({ who: 'employee' })).toEqual([0])
    expect(rolesOf({ who: 'staff' })).toEqual([1, 2])
    expect(rolesOf({ who: 'staff', staffOnly: true })).toEqual([2])
    expect(rolesOf({ who: 'signed-in' })).toEqual([0, 1, 2])
    expect(rolesOf({ who: 'public' })).toEqual([])
    for (const endpoint of table) expect(Boolean(reachOf(endpoint, 0)) && endpoint.who === 'staff').toBe(false)
  })

  it('lets staff calls under their own path alone, and nothing else there', () => {
    for (const { name, path, who } of table)
      expect([name, who === 'staff']).toEqual([name, path.startsWith('/webapi/v1/staff/')])
  })

  it('names the person in the path of each staff call that is about one, and marks it', () => {
    for (const { name, path, about } of table) {
      const isAbout = path.includes('/users/{userId}/') && name !== 'grantAccess'
      expect([name, about]).toEqual([name, isAbout ? 'params.userId' : undefined])
    }
  })

  it('gives no figure of anybody to whoever is not the person, their planner or granted', () => {
    const open = table.filter(({ who, about }) => who !== 'employee' && !about)
    const personal = open.flatMap(({ name, answer }) =>
      fieldsOf(toJsonSchema(answer, 'output'))
        .filter((field) => PERSONAL.test(field))
        .map((field) => `${name} ${field}`),
    )
    expect(personal).toEqual([])
  })

  it('would notice a figure: the pattern finds what employees’ answers are full of', () => {
    const found = (name: 'budgets' | 'accounts' | 'aboutMe' | 'cashFlow') =>
      fieldsOf(toJsonSchema(endpoints[name].answer, 'output')).filter((field) => PERSONAL.test(field))
    expect(found('budgets')).toContain('[].targetBudget')
    expect(found('accounts')).toContain('[].balance')
    expect(found('aboutMe')).toContain('annualIncome')
    expect(found('cashFlow')).toContain('[].totalIncomes')
  })

  it('opens to widgets only what an employee may call', () => {
    const open = table.filter(({ widgets }) => widgets)
    expect(open.length).toBeGreaterThan(5)
    expect(open.filter(({ who }) => who !== 'employee')).toEqual([])
  })
})
