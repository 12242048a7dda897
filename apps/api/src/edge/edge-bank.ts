import type { BankParts } from '../bank/bank-provider.ts'
import type { BankSettings } from '../bank/bank-settings.ts'
import { makeBankParts } from '../bank/make-bank-parts.ts'
import type { Clock, RandomSource } from '../parts.ts'

interface Outside {
  readonly clock: Clock
  readonly random: RandomSource
  /** Told that a person's ledger has work that is due. */
  wake(personId: number): void
}

/** One for the Worker and the objects beside it, so that the sandbox is the same for both. */
let made: { readonly bank: BankParts | undefined } | undefined

/** The providers that the settings ask for. */
export function edgeBank(settings: BankSettings, { clock, random, wake }: Outside): BankParts | undefined {
  // Called as a part of something else, the platform's own fetch refuses.
  made ??= { bank: makeBankParts(settings, { clock, random, http: (request) => fetch(request), wake: () => {} }) }
  return made.bank && { ...made.bank, wake }
}
