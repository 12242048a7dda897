import { describe, expect, it } from 'vitest'
import { budgetNavigation } from './budget-navigation.ts'

const around = (period: string, first: string | null = '2026-03') => {
  const { previousPeriod, nextPeriod } = budgetNavigation(first, period, '2026-11')
  return [previousPeriod, nextPeriod]
}

describe('budgetNavigation', () => {
  it('leads to the months beside', () => expect(around('2026-06')).toEqual(['2026-05', '2026-07']))
  it('ends at the first month with data', () => expect(around('2026-03')).toEqual([null, '2026-04']))
  it('ends at the current month', () => expect(around('2026-11')).toEqual(['2026-10', null]))
  it('crosses the year', () => expect(around('2026-01', '2025-01')).toEqual(['2025-12', '2026-02']))
  it('has nowhere to go without data', () => expect(around('2026-11', null)).toEqual([null, null]))
  it('leads back into the range from outside', () => {
    expect(around('2024-01')).toEqual([null, '2026-03'])
    expect(around('2027-06')).toEqual(['2026-11', null])
  })
  it('takes data from the future for none', () => expect(around('2026-11', '2027-02')).toEqual([null, null]))
})
