import type {
  Household as WireHousehold,
  HouseholdChanges,
  HouseholdFact,
} from '@evenkeel/api-client/contract/household'
import { householdFacts, householdKeys, planFactPaths, PlanType } from '@evenkeel/engine'
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
 * Returns each running plan that uses a changed fact, as it is today and as it would be.
 * @throws ApiError 400 with each error named by its key.
 */
export function previewHousehold(ground: HouseholdGround, sent: HouseholdChanges) {
  const before = readSaid(ground.ledger)
  const changes = checkChanges(sent, before, ground.today)
  const after = saidAfter(before, changes)
  const keys = new Set<string>([...Object.keys(changes.values), ...changes.takenBack])
  const moved = Object.values(PlanType).filter((planType) =>
    Object.values(planFactPaths[planType]).some((key) => keys.has(key)),
  )
  return {
    plans: moved.flatMap((planType) => {
      const now = presentOf(ground, planType, before)
      return now === null ? [] : [{ planType, before: now, after: presentOf(ground, planType, after) }]
    }),
  }
}
