import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { type IsoDate, isCounted } from '@evenkeel/engine'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { readAboutMe } from '../../store/ledger/profile.ts'
import type { CompanyOffer } from './company-offer.ts'
import { childAgesOf } from './household-facts.ts'
import type { Ground } from './plan-kind.ts'

/** From where plans are looked at: a ledger on a day, and what the company offers. */
export interface PlanScene {
  readonly ledger: LedgerTransaction
  readonly today: IsoDate
  readonly offer: CompanyOffer
}

/** What a plan can look at, with these accounts. */
export function groundOf({ ledger, today, offer }: PlanScene, accounts: readonly LinkedAccount[]): Ground {
  const linked = accounts.filter(isCounted)
  return {
    ledger,
    today,
    offer,
    profile: readAboutMe(ledger),
    childAges: childAgesOf(ledger, today),
    linked,
    hasLostLinked: linked.length === 0 && accounts.some(({ isLinked }) => isLinked),
  }
}
