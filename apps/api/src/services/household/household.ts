import type {
  Household as WireHousehold,
  HouseholdChanges,
  HouseholdFact,
} from '@evenkeel/api-client/contract/household'
import { householdFacts, householdKeys, PlanType } from '@evenkeel/engine'
import type { LedgerContext } from '../../http/handlers.ts'
import { presentMoment, toWireDate } from '../moment.ts'
import type { CompanyOffer } from '../plans/company-offer.ts'
import { presentOf } from '../plans/present-result.ts'
import { recordChange } from '../record-change.ts'
import { checkChanges } from './change-household.ts'
import { matchTerms } from './company-facts.ts'
import { type Facts, type HouseholdGround, readFacts } from './household-of.ts'
import { readSaid, type Said } from './said.ts'
import { writeFacts } from './write-facts.ts'

const toWire = (facts: Facts): HouseholdFact[] =>
  householdKeys.map((key) => {
    const { unit, usedBy } = householdFacts[key]
    const { accountIds, ...fact } = facts[key]
    return { key, unit, ...fact, accountIds: [...accountIds], usedBy: [...usedBy] }
  })

/** Returns every fact of the household, each with where it comes from. */
export const readHousehold = (ground: HouseholdGround): WireHousehold => ({
  asOf: toWireDate(ground.today),
  facts: toWire(readFacts(ground)),
  match: matchTerms(ground.offer),
})

/**
 * Writes what the person says about the household, as one change that can be undone.
 * @throws ApiError 400 with each error named by its key.
 */
export function changeHousehold(context: LedgerContext, offer: CompanyOffer, sent: HouseholdChanges): WireHousehold {
  const { ledger, today, clock, person } = context
  const changes = checkChanges(sent, readSaid(ledger), today)
  recordChange(context, 'household.change', (recorder) =>
    writeFacts({ ledger, recorder, now: presentMoment(clock), familyName: person.lastName }, changes),
  )
  return readHousehold({ ledger, today, offer })
}

/** Returns what would be said after a change, without writing it. */
export function saidAfter(said: Said, { values, takenBack }: ReturnType<typeof checkChanges>): Said {
  const kept = Object.fromEntries(takenBack.map((key) => [key, undefined]))
  return { ...said, values: { ...said.values, ...kept, ...values } }
}

/**
 * Returns each running plan that a change of facts would move, as it is today and as it would be. A plan that follows
 * another one moves with it.
 * @throws ApiError 400 with each error named by its key.
 */
export function previewHousehold(ground: HouseholdGround, sent: HouseholdChanges) {
  const before = readSaid(ground.ledger)
  const after = saidAfter(before, checkChanges(sent, before, ground.today))
  const plans = Object.values(PlanType).map((planType) => ({
    planType,
    before: presentOf(ground, planType, before),
    after: presentOf(ground, planType, after),
  }))
  const isMoved = (plan: (typeof plans)[number]) => JSON.stringify(plan.before) !== JSON.stringify(plan.after)
  return { plans: plans.filter((plan) => plan.before !== null && isMoved(plan)) }
}
