import type { FactValues } from '@evenkeel/api-client/contract/household'
import {
  ageOn,
  chooseFact,
  defaultRuleBookId,
  disabilityFigures,
  type Fact,
  type FactCandidate,
  type HouseholdKey,
  householdFacts,
  inputLimits,
  type IsoDate,
  maximumPlanAge,
  retirementDefaults,
  roundToCents,
  totalToDollars,
} from '@evenkeel/engine'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import type { CompanyOffer } from '../plans/company-offer.ts'
import { remembered } from '../../store/ledger/remembered.ts'
import { withinField } from '../plans/known.ts'
import { monthlyExpenses } from '../plans/months.ts'
import { companyFacts } from './company-facts.ts'
import { linkedFacts } from './linked-facts.ts'
import { readSaid, type Said } from './said.ts'

/** The ledger, the day, and the company's offer that facts are read with. */
export interface HouseholdGround {
  readonly ledger: LedgerTransaction
  readonly today: IsoDate
  readonly offer: CompanyOffer
}

/** Every fact of a household, as it holds today. */
export type Facts = { readonly [Key in HouseholdKey]: Fact<FactValues[Key]> }

const earliestClaim = 62
const latestClaim = 70

/** Returns the default ages of one member, which are valid together if the birth date allows it. */
function defaultAges(birthDate: string | undefined, today: IsoDate) {
  const age = birthDate === undefined ? 0 : ageOn(birthDate, today)
  const retirementAge = Math.min(maximumPlanAge, Math.max(retirementDefaults.retirementAge, age))
  return {
    retirementAge,
    lifeExpectancy: Math.min(maximumPlanAge, Math.max(retirementDefaults.lifeExpectancy, retirementAge + 1)),
  }
}

const claimOf = (retirementAge: number | null): FactCandidate<number>[] =>
  retirementAge === null ? [] : [assumed(Math.min(latestClaim, Math.max(earliestClaim, retirementAge)))]

const assumed = <Value>(value: Value): FactCandidate<Value> => ({ source: 'default', value })

/** Returns a chooser that knows what the person has typed. */
function chooser({ values, saidAt }: Said) {
  return <Key extends HouseholdKey>(
    key: Key,
    ...others: readonly (readonly FactCandidate<FactValues[Key]>[])[]
  ): Fact<FactValues[Key]> => {
    const value: FactValues[Key] | undefined = values[key]
    const typed: FactCandidate<FactValues[Key]>[] =
      value === undefined ? [] : [{ source: 'typed', value, saidAt: saidAt.get(key) ?? null }]
    return chooseFact([...typed, ...others.flat()], { isShare: householdFacts[key].unit === 'percent' })
  }
}

type Choose = ReturnType<typeof chooser>

/** Returns the facts of one member's work and retirement; `partner` facts never come from the company. */
function memberFacts(choose: Choose, values: Said['values'], today: IsoDate) {
  const own = defaultAges(values.birthDate, today)
  const partner = defaultAges(values.partnerBirthDate, today)
  const retirementAge = choose('retirementAge', [assumed(own.retirementAge)])
  const partnerRetirementAge = choose('partnerRetirementAge', [assumed(partner.retirementAge)])
  return {
    retirementAge,
    partnerRetirementAge,
    claimingAge: choose('claimingAge', claimOf(retirementAge.value)),
    partnerClaimingAge: choose('partnerClaimingAge', claimOf(partnerRetirementAge.value)),
    lifeExpectancy: choose('lifeExpectancy', [assumed(own.lifeExpectancy)]),
    partnerLifeExpectancy: choose('partnerLifeExpectancy', [assumed(partner.lifeExpectancy)]),
    otherContributions: choose('otherContributions', [assumed(0)]),
    partnerOtherContributions: choose('partnerOtherContributions', [assumed(0)]),
    partnerSavingsRate: choose('partnerSavingsRate'),
    partnerEmployerMatch: choose('partnerEmployerMatch'),
    socialSecurity: choose('socialSecurity'),
    partnerSocialSecurity: choose('partnerSocialSecurity'),
    pension: choose('pension'),
    partnerPension: choose('partnerPension'),
    lumpSum: choose('lumpSum'),
    partnerLumpSum: choose('partnerLumpSum'),
    otherIncome: choose('otherIncome'),
    partnerOtherIncome: choose('partnerOtherIncome'),
  }
}

const aboutPeople = (choose: Choose) => ({
  birthDate: choose('birthDate'),
  partnerBirthDate: choose('partnerBirthDate'),
  familyStatus: choose('familyStatus'),
  partnerName: choose('partnerName'),
  children: choose('children'),
  annualIncome: choose('annualIncome'),
  partnerAnnualIncome: choose('partnerAnnualIncome'),
  incomeGrowth: choose('incomeGrowth', [assumed(retirementDefaults.annualIncomeIncreaseRate)]),
  savingsRate: choose('savingsRate'),
  heldStockShare: choose('heldStockShare'),
  riskTolerance: choose('riskTolerance'),
  investmentType: choose('investmentType'),
  ruleBook: choose('ruleBook', [{ source: 'default', value: defaultRuleBookId }]),
})

/** Adds the employer's cover to the linked one, under the name of the one that is there. */
function together(
  linked: readonly FactCandidate<number>[],
  company: readonly FactCandidate<number>[],
): FactCandidate<number>[] {
  const [first, second] = [...linked, ...company]
  if (!first) return []
  if (!second) return [first]
  const names = [first.sourceName, second.sourceName].filter(Boolean)
  return [{ ...first, value: roundToCents(first.value + second.value), sourceName: names.join(', ') || null }]
}

/**
 * Returns every fact of a household, each with where it comes from: what the person typed, their accounts, their company,
 * the last three full months, or a default, in this order. The only place where plans learn any of these.
 */
function factsWith({ ledger, today, offer }: HouseholdGround, said: Said): Facts {
  const choose = chooser(said)
  const people = aboutPeople(choose)
  const { debts, lifeCover, ...linked } = linkedFacts(ledger)
  const pay = { annualIncome: people.annualIncome.value, savingsRate: people.savingsRate.value }
  const company = companyFacts(ledger, offer, pay)
  const average = monthlyExpenses({ ledger, today })
  const spending: FactCandidate<number>[] = average === undefined ? [] : [{ source: 'computed', value: average }]
  return {
    ...people,
    ...memberFacts(choose, said.values, today),
    employerMatch: choose('employerMatch', company.employerMatch),
    spendingNow: chooseFact(spending),
    essentialExpenses: choose('essentialExpenses', spending),
    retirementExpenses: choose('retirementExpenses', spending),
    debts: chooseFact(debts),
    preTaxSavings: chooseFact(linked.preTaxSavings),
    rothSavings: chooseFact(linked.rothSavings),
    taxableSavings: chooseFact(linked.taxableSavings),
    retirementFund: choose('retirementFund', linked.retirementFund),
    emergencySavings: choose('emergencySavings', linked.emergencySavings),
    lifeCover: choose('lifeCover', together(lifeCover, company.lifeCover)),
    partnerLifeCover: choose('partnerLifeCover', linked.partnerLifeCover),
    disabilityBenefit: choose('disabilityBenefit', company.disabilityBenefit),
    waitingMonths: choose('waitingMonths', company.waitingMonths, [assumed(disabilityFigures.defaultWaitingMonths)]),
  }
}

/** What plans read of a household. */
export interface Household {
  readonly facts: Facts
  readonly offer: CompanyOffer
  /** Whole years, one for each child with a birth date; children above any age that a plan takes are left out. */
  readonly childAges: readonly number[]
  /** What the household owes, in dollars, as a positive amount. */
  readonly totalDebts: number
  /** What the employer's life insurance pays; null where the company's offer is not known. */
  readonly employerLifeCover: number | null
}

function householdWith(ground: HouseholdGround, said: Said): Household {
  const { ledger, today, offer } = ground
  const facts = factsWith(ground, said)
  const owed = (facts.debts.value ?? []).reduce((cents, { balance }) => cents + Math.round(Math.abs(balance) * 100), 0)
  const pay = { annualIncome: facts.annualIncome.value, savingsRate: facts.savingsRate.value }
  const [cover] = companyFacts(ledger, offer, pay).lifeCover
  return {
    facts,
    offer,
    childAges: (facts.children.value ?? [])
      .map((born) => ageOn(born, today))
      .filter((age) => age >= 0 && age <= inputLimits.maxAge),
    totalDebts: withinField(totalToDollars(owed)),
    employerLifeCover: offer.name === null ? null : (cover?.value ?? 0),
  }
}

const offerKeys = new WeakMap<CompanyOffer, string>()

/** Returns a key of what facts and plans depend on, other than the ledger: the day, and what the company offers. */
export function groundKey({ today, offer }: Pick<HouseholdGround, 'today' | 'offer'>): string {
  const key = offerKeys.get(offer) ?? JSON.stringify(offer)
  offerKeys.set(offer, key)
  return `${today} ${key}`
}

const householdToday = remembered(groundKey, (ledger, { today, offer }) =>
  householdWith({ ledger, today, offer }, readSaid(ledger)),
)

/**
 * Returns the household that plans compute with, by what the person has said, or by `said` in its place. The former is kept while
 * nothing in the ledger changes: each of twelve plans reads it more than once.
 */
export const householdOf = (ground: HouseholdGround, said?: Said): Household =>
  said === undefined ? householdToday(ground.ledger, ground) : householdWith(ground, said)

/** Returns every fact of a household, as `householdOf` does. */
export const readFacts = (ground: HouseholdGround): Facts => householdOf(ground).facts
