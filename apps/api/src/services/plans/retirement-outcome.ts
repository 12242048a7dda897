import { toRetirementOptions } from '@evenkeel/api-client/contract/plan/retirement-person'
import {
  assumedStateTaxRate,
  distributionOfRetirement,
  projectRetirement,
  retirementDefaults,
  type RetirementOutcome,
  type RetirementPerson,
} from '@evenkeel/engine'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { futuresOf } from './futures.ts'
import type { CalculationBasis } from './plan-definition.ts'

const monthsPerYear = 12

/** Returns the engine's options for the day and the rules of a plan. */
export const toOptions = ({ asOf, ruleBook }: CalculationBasis) => toRetirementOptions(asOf, ruleBook)

/**
 * Returns the futures with a state tax, for rules that leave it out: a plan is on track only if it also is with one. Null
 * if the person stated a tax rate.
 */
function withStateTax(ledger: LedgerTransaction, person: RetirementPerson, terms: CalculationBasis) {
  const isStated = person.rates?.futureTaxRate !== undefined || person.rates?.stateTaxRate !== undefined
  if (terms.ruleBook.tax.form === 'flat' || isStated) return null
  const taxed = { ...person, rates: { ...person.rates, stateTaxRate: assumedStateTaxRate } }
  return { rate: assumedStateTaxRate, successRate: futuresOf(ledger, taxed, toOptions(terms)) }
}

/** Returns the futures with what the person saves today; null where that is not known. */
function todaysSaving(
  ledger: LedgerTransaction,
  person: RetirementPerson,
  terms: CalculationBasis,
  savingsRate: number | null,
): RetirementOutcome['today'] {
  if (savingsRate === null) return null
  const asToday = { ...person, rates: { ...person.rates, savings: savingsRate } }
  const isSame = person.rates?.savings === savingsRate
  return { savingsRate, successRate: futuresOf(ledger, isSame ? person : asToday, toOptions(terms)) }
}

/** Returns what the verdict on a retirement plan is taken from; `todaysRate` is what the person saves today. */
export function retirementOutcome(
  ledger: LedgerTransaction,
  person: RetirementPerson,
  terms: CalculationBasis,
  todaysRate: number | null = null,
): RetirementOutcome {
  const options = toOptions(terms)
  return {
    projection: projectRetirement(person, options),
    inflation: person.rates?.inflation ?? retirementDefaults.inflation,
    successRate: futuresOf(ledger, person, options),
    withStateTax: withStateTax(ledger, person, terms),
    savingsRate: person.rates?.savings ?? null,
    today: todaysSaving(ledger, person, terms, todaysRate),
    spending: {
      planned: person.retirement.expenses / monthsPerYear,
      sustainable: distributionOfRetirement(person, options).spending / monthsPerYear,
    },
  }
}
