import type { TaxReturn } from '../figures/tax-2017.ts'

/**
 * Returns the gross income of which a return leaves `net` after federal tax and a flat state rate on all of it. Both
 * grow with the income piece by piece, so the pieces are filled from below; nothing is approximated.
 *
 * Worked example: single, 2026, 31,200 net: 16,100 untaxed, 12,400 × 0.9 = 11,160 net of the first bracket, and (31,200
 * − 27,260) ÷ 0.88 = 4,477.27 of the second: 32,977.27.
 */
export function grossOfNet(net: number, { standardDeduction, brackets }: TaxReturn, stateRate: number): number {
  const pieces = [
    { width: standardDeduction, rate: 0 },
    ...brackets.map(({ upTo, rate }, index) => ({ width: upTo - (brackets[index - 1]?.upTo ?? 0), rate })),
  ]
  let gross = 0
  let left = net
  for (const { width, rate } of pieces) {
    const kept = 1 - rate - stateRate
    const filled = Math.min(width, left / kept)
    gross += filled
    left -= filled * kept
    if (filled < width) break
  }
  return gross
}
