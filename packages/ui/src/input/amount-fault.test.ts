import { describe, expect, test } from 'vitest'
import { type CurrencyRule, currencyFault, percentageFault, type PercentageRule } from './amount-fault.ts'

describe('an amount', () => {
  test.each<[Omit<CurrencyRule, 'type'>, number | null, string | undefined]>([
    [{}, -1234.5, undefined],
    [{}, Number.NaN, 'Please enter a valid value.'],
    [{}, null, undefined],
    [{ required: true }, null, 'Field required'],
    [{ subtype: 'positive' }, -5, 'Please enter a positive value.'],
    [{ subtype: 'positive' }, 0, undefined],
    [{ subtype: 'negative' }, 5, 'Please enter a negative value.'],
    [{ subtype: 'negative' }, 0, 'Please enter a negative value.'],
    [{ subtype: 'negative' }, -0.01, undefined],
    [{ subtype: 'nonzero' }, 0, 'Please enter a non-zero value.'],
    [{ subtype: 'nonzero' }, -1, 'Please enter a non-zero value.'],
    [{ subtype: 'nonzero' }, 0.01, undefined],
    [{ min: 2, max: 1000 }, 1.99, 'Please enter a value of at least $2.00.'],
    [{ min: 2, max: 1000 }, 1000.01, 'Please enter a value of at most $1,000.00.'],
    [{ max: 5, currency: 'EUR' }, 6, 'Please enter a value of at most €5.00.'],
  ])('%j %j: %j (FIELD-22, FIELD-23, FIELD-26 to FIELD-29)', (rule, value, fault) => {
    expect(currencyFault({ type: 'currency', ...rule }, value)).toBe(fault)
  })
})

describe('a percentage', () => {
  test.each<[Omit<PercentageRule, 'type'>, number | null, string | undefined]>([
    [{}, -0.01, 'Please enter a valid percentage.'],
    [{}, Number.NaN, 'Please enter a valid percentage.'],
    [{}, 0, undefined],
    [{}, 1.01, undefined],
    [{ max: 100 }, 1.01, 'Please enter a value of at most 100%.'],
    [{ max: 100 }, 1, undefined],
    [{ min: 0.01, max: 50 }, 0.0001, undefined],
    [{ min: 0.01, max: 50 }, 0, 'Please enter a value of at least 0.01%.'],
    [{ subtype: 'positive' }, -0.01, 'Please enter a positive percentage.'],
    [{ subtype: 'negative' }, 0.01, 'Please enter a negative percentage.'],
    [{ subtype: 'negative' }, -0.01, undefined],
    [{ subtype: 'nonzero' }, 0, 'Please enter a valid percentage.'],
    [{ required: true }, null, 'Field required'],
  ])('%j %j: %j (FIELD-10, FIELD-30 to FIELD-32)', (rule, value, fault) => {
    expect(percentageFault({ type: 'percentage', ...rule }, value)).toBe(fault)
  })

  test('a bound of two decimals holds exactly, though its fraction does not', () => {
    expect(percentageFault({ type: 'percentage', max: 1.1 }, 0.011)).toBeUndefined()
  })
})
