/** Bar lengths, each 0 to 1 of the larger. */
export type FlowLengths = { income: number; spending: number }

/** Scales two amounts in dollars to the larger; one that is not above 0 (refunds exceed the rest) has no bar. */
export function flowLengths(totalIncomes: number, totalExpenses: number): FlowLengths {
  const income = Math.max(0, totalIncomes)
  const spending = Math.max(0, totalExpenses)
  const larger = Math.max(income, spending)
  return larger === 0 ? { income: 0, spending: 0 } : { income: income / larger, spending: spending / larger }
}
