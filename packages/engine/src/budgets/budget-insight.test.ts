import { describe, expect, it } from 'vitest'
import { budgetInsight, budgetInsightParts } from './budget-insight.ts'

describe('budgetInsight', () => {
  it('says what last month took', () => {
    expect(budgetInsight(226.14)).toBe('Last month, you spent $226.14 in this category.')
  })

  it('says $0.00 when nothing was spent, or more came back', () => {
    expect(budgetInsight(0)).toBe('Last month, you spent $0.00 in this category.')
    expect(budgetInsight(-5)).toBe('Last month, you spent $0.00 in this category.')
  })

  it('comes in parts for a screen that hides amounts', () => expect(budgetInsightParts(226.14).amount).toBe(226.14))
})
