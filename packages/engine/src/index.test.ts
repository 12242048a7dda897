import { describe, expect, it } from 'vitest'
import * as engine from './index.ts'

/** The exported functions by name. This test finds a renamed or missing one before the page or server that imports it. */
const functionNames = (module: object): string[] =>
  Object.entries(module).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []))

describe('the entry point', () => {
  it('exports the main functions', () => {
    const named = [
      'amortizedPayment',
      'assessEmergencyFund',
      'debtPayoffSchedule',
      'estimateSocialSecurity',
      'futureTaxRate',
      'planDebtPayoff',
      'projectRetirement',
      'simulateRetirement',
    ]
    expect(functionNames(engine)).toEqual(expect.arrayContaining(named))
  })
})
