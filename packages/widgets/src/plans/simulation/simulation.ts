import { toRetirementOptions } from '@evenkeel/api-client/contract/plan/retirement-person'
import {
  assumedStateTaxRate,
  chance,
  defaultRuleBookId,
  type IsoDate,
  type RetirementOptions,
  type RetirementOutcome,
  type RetirementPerson,
  type RuleBookId,
  ruleBooks,
  type SimulatedRetirement,
  simulateRetirement,
  successRate,
} from '@evenkeel/engine'

/** One household to simulate, and variants of it with one change each. */
export interface SimulationRequest {
  readonly person: RetirementPerson
  readonly asOf: IsoDate
  /** The published figures to compute with; the specification's if left out. */
  readonly ruleBookId?: RuleBookId | undefined
  readonly variants: readonly { readonly key: string; readonly person: RetirementPerson }[]
}

export interface SimulationAnswer extends SimulatedRetirement {
  /** The share of futures in which each variant's fund lasts. */
  readonly variants: Readonly<Record<string, number>>
  /** What a verdict is checked with where the rules leave state tax out and the person stated no rate. */
  readonly withStateTax: RetirementOutcome['withStateTax']
}

function withStateTax(person: RetirementPerson, options: RetirementOptions): RetirementOutcome['withStateTax'] {
  const isStated = person.rates?.futureTaxRate !== undefined || person.rates?.stateTaxRate !== undefined
  if (options.taxRuleBook?.form !== 'progressive' || isStated) return null
  const taxed = { ...person, rates: { ...person.rates, stateTaxRate: assumedStateTaxRate } }
  return { rate: assumedStateTaxRate, successRate: successRate(taxed, options) }
}

/** Runs one request to its end; a path takes some ten thousandths of a second. Throws like `simulateRetirement`. */
export function runSimulation(request: SimulationRequest): SimulationAnswer {
  const { person, asOf, variants, ruleBookId = defaultRuleBookId } = request
  const options = toRetirementOptions(asOf, ruleBooks[ruleBookId])
  const rates = variants.map((variant) => [variant.key, successRate(variant.person, options)] as const)
  return {
    ...simulateRetirement(person, { ...chance, ...options }),
    variants: Object.fromEntries(rates),
    withStateTax: withStateTax(person, options),
  }
}
