import { type ReduceDebtInput, reduceDebtInput, reduceDebtResult } from '@evenkeel/api-client/contract/plan/debts'
import { retirementInput } from '@evenkeel/api-client/contract/plan/retirement'
import { missingOfRetirement } from '@evenkeel/api-client/contract/plan/retirement-missing'
import { toRetirementPerson } from '@evenkeel/api-client/contract/plan/retirement-person'
import type { ScenarioFigures } from '@evenkeel/api-client/contract/plan/scenarios'
import {
  distributionOfRetirement,
  outOf100,
  payoffAtTodaysPayments,
  payoffDate,
  PlanType,
  roundToCents,
  toDebtPayoffInput,
} from '@evenkeel/engine'
import * as z from 'zod/mini'
import { toWireDate } from '../moment.ts'
import { planKinds } from './all-plan-kinds.ts'
import { futuresOf } from './futures.ts'
import { asOnceCounted, type DebtFacts, debtFacts, judgedDebts } from './payoff-terms.ts'
import type { CalculationBasis, PlanCase, PlanContext } from './plan-definition.ts'
import { toOptions } from './retirement-outcome.ts'

const noFigures: ScenarioFigures = {
  futures: null,
  spendingAMonth: null,
  fundAtRetirement: null,
  months: null,
  payoffDate: null,
  totalInterest: null,
  verdict: null,
}

const monthsPerYear = 12

/** Returns what a retirement plan comes to; null while a fact that it needs is unknown. */
function retirementFigures({ input, terms }: PlanCase, { ledger }: PlanContext): ScenarioFigures | null {
  const plan = z.parse(retirementInput, input)
  if (missingOfRetirement(plan, terms.asOf).length > 0) return null
  const person = toRetirementPerson(plan, terms)
  const options = toOptions(terms)
  const { spending, fund } = distributionOfRetirement(person, options)
  return {
    ...noFigures,
    futures: outOf100(futuresOf(ledger, person, options)),
    spendingAMonth: roundToCents(spending / monthsPerYear),
    fundAtRetirement: roundToCents(fund),
  }
}

function debtFigures(plan: PlanCase): ScenarioFigures {
  const {
    months,
    payoffDate: day,
    totalInterest,
  } = z.parse(reduceDebtResult, planKinds[PlanType.REDUCE_DEBT].work(plan).result)
  return { ...noFigures, months, payoffDate: day, totalInterest }
}

/** A plan that is judged: what it is, and what it is measured against. */
interface FigureScene {
  readonly ground: PlanContext
  /** The committed case; null for a draft. */
  readonly promise: PlanCase | null
}

/** Returns what a case of plan 1 or 3 comes to, with its verdict; null if it cannot be worked out. */
export function figuresOf(
  planType: PlanType,
  plan: PlanCase,
  { ground, promise }: FigureScene,
): ScenarioFigures | null {
  const kind = planKinds[planType]
  if (Object.keys(kind.faults(plan)).length > 0) return null
  const figures = planType === PlanType.RETIREMENT ? retirementFigures(plan, ground) : debtFigures(plan)
  return figures && { ...figures, verdict: kind.verdict(plan, ground, promise) }
}

function payToday(input: ReduceDebtInput, facts: DebtFacts, { asOf }: CalculationBasis): ScenarioFigures | null {
  const judged = judgedDebts(toDebtPayoffInput(input, asOnceCounted(facts)).debts, facts)
  const paid = judged.flatMap(({ currentMonthlyPayment, ...debt }) =>
    currentMonthlyPayment === null ? [] : [{ ...debt, currentMonthlyPayment }],
  )
  const totals = paid.length < judged.length || paid.length === 0 ? null : payoffAtTodaysPayments(paid)
  return totals && { ...noFigures, ...totals, payoffDate: toWireDate(payoffDate(asOf, totals.months)) }
}

/**
 * Returns what each debt comes to at its current payment, with nothing moved on to another; null if one of them is
 * unknown, or never repays its debt.
 */
export const debtFiguresToday = ({ input, facts, terms }: PlanCase): ScenarioFigures | null =>
  payToday(z.parse(reduceDebtInput, input), z.parse(debtFacts, facts), terms)
