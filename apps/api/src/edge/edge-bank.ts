import type { BankParts } from '../bank/bank-provider.ts'
import type { BankSettings } from '../bank/bank-settings.ts'
import { makeBankParts } from '../bank/make-bank-parts.ts'
import type { TwinStore } from '../bank/twin/twin-store.ts'
import type { Clock, RandomSource } from '../parts.ts'

interface Outside {
  readonly clock: Clock
  readonly random: RandomSource
  /** What the sandbox's banks remember lies in D1, so that it is the same for the Worker and every object, and outlasts both. */
  readonly twinStore: TwinStore
  /** Told that a person's ledger has work that is due. */
  wake(personId: number): void
}

/** The providers that the settings ask for. */
export const edgeBank = (settings: BankSettings, outside: Outside): BankParts | undefined =>
  // Called as a part of something else, the platform's own fetch refuses.
  makeBankParts(settings, { ...outside, http: (request) => fetch(request) })
