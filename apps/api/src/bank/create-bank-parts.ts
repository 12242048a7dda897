import type { Clock, RandomSource } from '../parts.ts'
import type { BankParts } from './bank-parts.ts'
import type { BankSettings } from './bank-settings.ts'
import type { HttpClient } from './plaid/plaid-client.ts'
import { createPlaidProvider } from './plaid/plaid-provider.ts'
import { createSandboxBank } from './sandbox/sandbox-bank.ts'
import type { SandboxStore } from './sandbox/sandbox-store.ts'

interface Outside {
  readonly clock: Clock
  readonly random: RandomSource
  readonly http: HttpClient
  /** Stores the records of the sandbox's banks. */
  readonly sandboxStore: SandboxStore
  wake(personId: number): void
}

/** Returns the providers that are set up, the one offered first at the start; undefined if there are none. */
export function createBankParts(
  { plaid, hasSandbox }: BankSettings,
  { clock, random, http, sandboxStore, wake }: Outside,
): BankParts | undefined {
  const sandbox = hasSandbox
    ? createSandboxBank({ clock, random, clientName: 'Evenkeel', store: sandboxStore })
    : undefined
  const real = plaid ? [createPlaidProvider({ settings: plaid, http, clock })] : []
  const providers = [...real, ...(sandbox ? [sandbox] : [])]
  return providers.length === 0 ? undefined : { providers, sandbox, wake }
}
