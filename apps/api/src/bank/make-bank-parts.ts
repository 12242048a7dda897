import type { Clock, RandomSource } from '../parts.ts'
import type { BankParts } from './bank-provider.ts'
import type { BankSettings } from './bank-settings.ts'
import type { HttpClient } from './plaid/plaid-client.ts'
import { makePlaidProvider } from './plaid/plaid-provider.ts'
import { makeBankTwin } from './twin/bank-twin.ts'
import type { TwinStore } from './twin/twin-store.ts'

interface Outside {
  readonly clock: Clock
  readonly random: RandomSource
  readonly http: HttpClient
  /** Where the sandbox's banks remember things. */
  readonly twinStore: TwinStore
  wake(personId: number): void
}

/** The providers that are set up, the one that is offered first; undefined where there is none. */
export function makeBankParts(
  { plaid, hasTwin }: BankSettings,
  { clock, random, http, twinStore, wake }: Outside,
): BankParts | undefined {
  const twin = hasTwin ? makeBankTwin({ clock, random, clientName: 'Evenkeel', store: twinStore }) : undefined
  const real = plaid ? [makePlaidProvider({ settings: plaid, http, clock })] : []
  const providers = [...real, ...(twin ? [twin] : [])]
  return providers.length === 0 ? undefined : { providers, twin, wake }
}
