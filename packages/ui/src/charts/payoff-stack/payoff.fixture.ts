import { mainSeries } from '../../tokens/tokens.ts'
import type { PayoffDebt, PayoffPlan } from './payoff-plan.ts'

type Owed = { name: string; color: string; balance: number; rate: number; minimum: number }

const toCents = (dollars: number) => Math.round(dollars * 100) / 100

/** Pays `payment` a month: the minimums first, and the rest to the first debt. With 0 each debt gets its minimum and no more. */
function payOff(owed: readonly Owed[], payment: number): number[][] {
  const left = owed.map(({ balance }) => balance)
  const months = [[...left]]
  while (left.some((balance) => balance > 0) && months.length < 400) {
    let rest = payment
    owed.forEach(({ rate, minimum }, place) => {
      const due = toCents((left[place] ?? 0) * (1 + rate / 1200))
      const paid = Math.min(minimum, due)
      left[place] = toCents(due - paid)
      rest -= paid
    })
    left.forEach((balance, place) => {
      const paid = Math.min(Math.max(0, rest), balance)
      left[place] = toCents(balance - paid)
      rest -= paid
    })
    months.push([...left])
  }
  return months
}

const [navy, sky, teal, ochre] = mainSeries

const owed: readonly Owed[] = [
  { name: 'Fernwood Store Card', color: ochre, balance: 1264.1, rate: 27.24, minimum: 45 },
  { name: 'Rewards Card', color: sky, balance: 4862.3, rate: 22.49, minimum: 130 },
  { name: 'Personal Loan', color: teal, balance: 2150, rate: 11.9, minimum: 80 },
  { name: 'Auto Loan', color: navy, balance: 8930.44, rate: 6.49, minimum: 250 },
]

const toPayoffDebts = (all: readonly Owed[], months: readonly number[][]): PayoffDebt[] =>
  all.map(({ name, color }, place) => ({ id: name, name, color, balances: months.map((month) => month[place] ?? 0) }))

const sumDollars = (month: readonly number[]) => toCents(month.reduce((sum, balance) => sum + balance, 0))

function createPlan(all: readonly Owed[], payment: number): PayoffPlan {
  return { debts: toPayoffDebts(all, payOff(all, payment)), start: '2026-11', today: payOff(all, 0).map(sumDollars) }
}

/** Two cards and two loans, the highest rate first. */
export const samplePayoff = createPlan(owed, 650)

/** One loan without a comparison. */
export const oneDebt: PayoffPlan = { debts: createPlan(owed.slice(3), 250).debts, start: '2026-11' }

/** Fourteen debts with names as banks write them, over decades. */
export const manyDebts = createPlan(
  Array.from({ length: 14 }, (_, place) => ({
    name: place % 3 === 0 ? 'FERNWOOD CONSUMER FINANCE REVOLVING CREDIT ACCOUNT ENDING 4471' : `Loan ${place + 1}`,
    color: mainSeries[place % mainSeries.length] ?? navy,
    balance: 4000 + 9000 * place,
    rate: 24 - place,
    minimum: Math.ceil(((4000 + 9000 * place) * (30 - place)) / 1200),
  })).map((one, place) => ({ ...one, name: `${one.name}${place % 3 === 0 ? ` (${place})` : ''}` })),
  15_000,
)
