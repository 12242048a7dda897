import type { BankProvider } from './bank-provider.ts'
import type { SandboxBank } from './sandbox/sandbox-bank.ts'

/** The providers that are set up. */
export interface BankParts {
  /** The first is offered for new connections; the others keep the connections that they have. */
  readonly providers: readonly BankProvider[]
  /** The sandbox, if it is one of them: its dialog and its control calls are ours. */
  readonly sandbox?: SandboxBank | undefined
  /** Called when a person's ledger has work that is due: starts a timer's run on a machine, an alarm on the edge. */
  wake(personId: number): void
}

/** Returns what an access token is bound to: in another person's or connection's row it does not decrypt. */
export const accessTokenContext = (personId: number, connectionId: number): string =>
  `access-token:${personId}:${connectionId}`

/** Returns what a link token is bound to. */
export const linkTokenContext = (personId: number, handleHash: string): string => `link-token:${personId}:${handleHash}`
