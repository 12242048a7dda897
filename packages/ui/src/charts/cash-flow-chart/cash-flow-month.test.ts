import { describe, expect, it } from 'vitest'
import { isEmptyCashFlow, netCashFlow, toMonthPeriod, restingMonth } from './cash-flow-month.ts'
import { oddMonths, sampleMonths } from './months.fixture.ts'

const span = { months: sampleMonths, currentPeriod: '2026-11' }

describe('months of a cash flow', () => {
  it('nets incomes and expenses to the cent, refunds that exceed the spending included', () => {
    // 4862.74 - 3641.92 = 1220.82, which doubles alone make 1220.8199999999997
    expect(sampleMonths.map(netCashFlow)).toEqual([937.04, 1201.84, -345.86, 1047.54, 2449.7, 1220.82, -440.8])
    expect(oddMonths.map(netCashFlow)).toEqual([0, -1020, -1197, 1845.5, -12])
  })

  it('rests on the last full month, else on the only one', () => {
    const november = sampleMonths.slice(6)
    expect(restingMonth(span)?.month).toBe(10)
    expect(restingMonth({ ...span, months: november })?.month).toBe(11)
    expect(restingMonth({ ...span, months: [] })).toBeNull()
  })

  it('knows its period', () => {
    expect(oddMonths.map(toMonthPeriod)).toEqual(['2026-07', '2026-08', '2026-09', '2026-10', '2026-11'])
  })

  it('is empty only if no month has anything', () => {
    expect([isEmptyCashFlow([]), isEmptyCashFlow(oddMonths.slice(0, 1)), isEmptyCashFlow(oddMonths)]).toEqual([
      true,
      true,
      false,
    ])
  })
})
