import type { BankParts } from '../src/bank/bank-parts.ts'
import { createSandboxBank } from '../src/bank/sandbox/sandbox-bank.ts'
import { createSandboxMemory } from '../src/bank/sandbox/sandbox-store.ts'
import type { Clock, RandomSource } from '../src/parts.ts'

/** Creates the sandbox's banks; due work is done when a test asks for it. */
export function createTestBank(clock: Clock, random: RandomSource): BankParts {
  const sandbox = createSandboxBank({ clock, random, clientName: 'Evenkeel', store: createSandboxMemory() })
  return { providers: [sandbox], sandbox, wake: () => undefined }
}
