import fc from 'fast-check'
import { toDollars } from '../money/cents.ts'
import { type Debt, type DebtPayoffInput, DebtStrategy } from './debt-input.ts'

const dollars = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max }).map(toDollars)

const debts = (maxLength: number): fc.Arbitrary<Debt[]> =>
  fc
    .array(
      fc.record({
        balance: dollars(1, 2_000_000),
        interestRate: fc
          .oneof(fc.integer({ min: 0, max: 3000 }), fc.constantFrom(0, 800, 1200))
          .map((rate) => rate / 100),
        minimumPayment: dollars(0, 30_000),
      }),
      { minLength: 1, maxLength },
    )
    .map((rows) => rows.map((row, index) => ({ id: index + 1, name: `Debt ${index + 1}`, ...row })))

/** Returns all minimums plus `spare`. Adds in cents, so that no cent is lost. */
const paymentFor = (rows: readonly Debt[], spare: number): number =>
  toDollars(rows.reduce((sum, { minimumPayment }) => sum + Math.round(minimumPayment * 100), spare))

/** Generates realistic inputs: most have a plan, some take over fifty years. */
export const payoffInputs = ({ maxDebts }: { maxDebts: number }): fc.Arbitrary<DebtPayoffInput> =>
  fc
    .record({
      debts: debts(maxDebts),
      spare: fc.integer({ min: 0, max: 60_000 }),
      strategy: fc.constantFrom(DebtStrategy.HIGH_INTEREST, DebtStrategy.LOW_BALANCE),
      interestThreshold: fc.integer({ min: 0, max: 30 }),
    })
    .map(({ spare, ...rest }) => ({ ...rest, monthlyPayment: paymentFor(rest.debts, spare) }))
