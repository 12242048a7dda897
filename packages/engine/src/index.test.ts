import { describe, expect, it } from 'vitest'
import * as engine from './index.ts'

/** Exported functions by name; a renamed or missing one is found here, before the page or server that imports it. */
const functionsOf = (module: object): string[] =>
  Object.entries(module).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []))

describe('the entry point', () => {
  it('has the functions that the design names', () => {
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
    expect(functionsOf(engine)).toEqual(expect.arrayContaining(named))
  })
})
