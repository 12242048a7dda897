import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { type IsoDate, isCounted } from '@evenkeel/engine'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { householdOf } from '../household/household-of.ts'
import { readSaid, type Said } from '../household/said.ts'
import type { CompanyOffer } from './company-offer.ts'
import type { PlanContext } from './plan-definition.ts'

/** The ledger, the day and the company's offer that plans are read with. */
export interface PlanScene {
  readonly ledger: LedgerTransaction
  readonly today: IsoDate
  readonly offer: CompanyOffer
  /** What the person has typed, where that is not what the ledger has: to see what a change would do. */
  readonly said?: Said
}

/** Returns the data that a plan can use, with these accounts. */
export function planContext(
  { ledger, today, offer, said }: PlanScene,
  accounts: readonly LinkedAccount[],
  committedFacts: unknown = null,
): PlanContext {
  const linked = accounts.filter(isCounted)
  return {
    ledger,
    today,
    household: householdOf({ ledger, today, offer }, said),
    said: said ?? readSaid(ledger),
    committedFacts,
    linked,
    hasLostLinked: linked.length === 0 && accounts.some(({ isLinked }) => isLinked),
  }
}
