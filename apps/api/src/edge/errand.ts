import { type EndpointName } from '@evenkeel/api-client/contract/paths'
import type { Parties } from '../http/make-context.ts'
import type { DemoLedger } from '../seed/seed-demo.ts'

/** A call on its way from the Worker to a person's object, beside the request itself: it has been let in. */
export interface Errand {
  readonly call: EndpointName
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly clientAddress: string
  readonly requestId: string
  readonly parties: Parties
  /** Whose ledger it can open. */
  readonly ownerId: number
}

/**
 * What the Worker may ask of a person's object. Nobody else can: these are not addresses but methods, which only code that
 * holds the binding can call, so that nothing in a request can pretend to be one.
 */
export interface PersonMethods {
  answer(errand: Errand, request: Request): Promise<Response>
  /** Fills a demo ledger, unless that has been done. Does nothing where the demo is off. */
  fillDemo(ownerId: number, which: DemoLedger): Promise<void>
  /** There is background work that is due: it is done soon, after this has been answered. */
  wake(): Promise<void>
}

/** The name of a person's object: one person, one object, one ledger. */
export const objectNameOf = (ownerId: number): string => `person-${ownerId}`

/** Whose object it is, by its name. @throws Error for a name that is no person's. */
export function ownerOf(name: string | undefined): number {
  const id = /^person-(\d+)$/.exec(name ?? '')?.[1]
  if (id === undefined) throw new Error('An object has a name that is no person\u2019s')
  return Number(id)
}
