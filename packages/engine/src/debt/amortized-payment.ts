/**
 * Returns the level payment, in dollars a month and not rounded, that repays a balance with its interest in a number of
 * months.
 *
 * `balance`: dollars, 0 or more. `annualRate`: a fraction a year, 0 or more (0.06 is 6 %; `planDebtPayoff` takes
 * percent instead). `months`: a whole number, at least 1. With i = annualRate / 12 the payment is balance · i / (1 − (1
 * + i)^−months), and balance / months without interest. Interest is charged from the first month on, as lenders do.
 * Throws a RangeError that names the field.
 *
 * Worked example: 25,000 dollars at 0.05 over 120 months. i = 0.0041667, (1 + i)^−120 = 0.6071610, so 104.1667 /
 * 0.3928390 = 265.16 (Q-STU-1).
 *
 * Source: the usual formula of an annuity; STU-10 and Q-STU-1 use it.
 */
export function amortizedPayment(loan: { balance: number; annualRate: number; months: number }): number {
  const { balance, annualRate, months } = loan
  if (!(balance >= 0 && Number.isFinite(balance))) throw new RangeError('balance must be dollars, 0 or more')
  if (!(annualRate >= 0 && Number.isFinite(annualRate)))
    throw new RangeError('annualRate must be a fraction, 0 or more')
  if (!(Number.isSafeInteger(months) && months >= 1)) throw new RangeError('months must be a whole number, at least 1')
  const rate = annualRate / 12
  // 1 − (1 + i)^−n loses its digits when i is tiny; expm1 and log1p keep them.
  return rate === 0 ? balance / months : (balance * rate) / -Math.expm1(-months * Math.log1p(rate))
}
