import type { BankParts } from '../bank/bank-provider.ts'
import { makeBankTwin } from '../bank/twin/bank-twin.ts'
import { makeTwinMemory } from '../bank/twin/twin-store.ts'
import type { Clock, RandomSource } from '../parts.ts'

/** The sandbox's banks; what is due is done when a test says so. */
export function makeTestBank(clock: Clock, random: RandomSource): BankParts {
  const twin = makeBankTwin({ clock, random, clientName: 'Evenkeel', store: makeTwinMemory() })
  return { providers: [twin], twin, wake: () => undefined }
}
