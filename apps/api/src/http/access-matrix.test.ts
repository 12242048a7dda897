// Proves: STAFF-03
// Proves: ASVS-8.2.1, ASVS-8.3.1
import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import { describe, expect, it } from 'vitest'
import { accessMatrix, listFields, describeReach } from '../../testing/access-matrix.ts'
import { allowedRoles } from './access.ts'
import { toJsonSchema } from './openapi/json-schema.ts'

const table: readonly Endpoint[] = Object.values(endpoints)

/** Fields about a person's money or family. */
const personalField =
  /amount|balance|budget|spen[dt]|income|expense|worth|savings|debt|score|birth|salary|target|payment|interestRate|dependents|spouse|plans?$|transactions?$/i

describe('the published matrix', () => {
  it('is what the endpoint table says', async () => {
    await expect(accessMatrix()).toMatchFileSnapshot('../../../../docs/access.md')
  })

  it('denies by default: only the named roles are allowed', () => {
    expect(allowedRoles({ who: 'employee' })).toEqual([0])
    expect(allowedRoles({ who: 'staff' })).toEqual([1, 2])
    expect(allowedRoles({ who: 'staff', staffOnly: true })).toEqual([2])
    expect(allowedRoles({ who: 'signed-in' })).toEqual([0, 1, 2])
    expect(allowedRoles({ who: 'public' })).toEqual([])
    for (const endpoint of table) expect(Boolean(describeReach(endpoint, 0)) && endpoint.who === 'staff').toBe(false)
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

  it('shows a person’s figures only to that person, their planner, and staff with a grant', () => {
    const open = table.filter(({ who, about }) => who !== 'employee' && !about)
    const personal = open.flatMap(({ name, answer }) =>
      listFields(toJsonSchema(answer, 'output'))
        .filter((field) => personalField.test(field))
        .map((field) => `${name} ${field}`),
    )
    expect(personal).toEqual([])
  })

  it('would notice a figure: the pattern finds what employees’ answers are full of', () => {
    const found = (name: 'budgets' | 'accounts' | 'aboutMe' | 'cashFlow') =>
      listFields(toJsonSchema(endpoints[name].answer, 'output')).filter((field) => personalField.test(field))
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
