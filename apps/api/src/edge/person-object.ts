import { DurableObject } from 'cloudflare:workers'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import type { AppParts } from '../app-parts.ts'
import { toResponse } from '../http/answer.ts'
import { errorAnswer } from '../http/error-answer.ts'
import { handlerOf } from '../http/register-endpoints.ts'
import { perform } from '../http/run-call.ts'
import { makeIdentity } from '../identity/make-identity.ts'
import { type AllHandlers, allHandlers } from '../routes/all-handlers.ts'
import { runLedgerWork } from '../services/sync/run-due-syncs.ts'
import { nextWorkAt } from '../store/ledger/connections.ts'
import { linkDemoBanks } from '../seed/link-demo-banks.ts'
import { type DemoLedger, fillDemoLedger } from '../seed/seed-demo.ts'
import type { EdgeEnv } from './edge-env.ts'
import { makeEdgeParts } from './edge-parts.ts'
import { withEdgeLimits } from './edge-limits.ts'
import { type Errand, objectNameOf, ownerOf, type PersonMethods } from './errand.ts'
import { objectLedgers } from './object-ledger.ts'

/** Work that stays due, for whatever reason, is not tried more often. */
const SHORTEST_PAUSE_MS = 10_000

interface OpenObject {
  readonly parts: AppParts
  readonly handlers: AllHandlers
}

/** One employee's ledger and all that may be done with it: the same routes and services as everywhere, on its own SQLite. */
export class PersonObject extends DurableObject<EdgeEnv> implements PersonMethods {
  private opened: OpenObject | undefined

  async answer(errand: Errand, request: Request): Promise<Response> {
    const { parts, handlers } = this.open(errand.ownerId)
    const endpoint = endpoints[errand.call]
    const { params, query, clientAddress, requestId, parties } = errand
    const call = { endpoint, handler: handlerOf(endpoint, handlers), request, clientAddress, requestId, params, query }
    return perform(call, parties, parts).then(toResponse, (error: unknown) =>
      errorAnswer(error, endpoint.name, requestId, parts.log),
    )
  }

  async fillDemo(ownerId: number, which: DemoLedger): Promise<void> {
    if (this.env.EVENKEEL_DEMO !== '1') return
    const { parts } = this.open(ownerId)
    fillDemoLedger(parts, ownerId, which)
    await linkDemoBanks(parts, ownerId)
  }

  async wake(): Promise<void> {
    await this.ctx.storage.setAlarm(Date.now())
  }

  /** The platform's call at the set moment, again and with pauses where it fails: the work that is due, and the next alarm. */
  async alarm(): Promise<void> {
    const ownerId = ownerOf(this.ctx.id.name)
    const { parts } = this.open(ownerId)
    // Somebody who has left has no ledger: what was under way meanwhile has begun this one anew.
    if (!(await parts.directory.people.byId(ownerId))) return parts.ledgers.remove(ownerId)
    await runLedgerWork(parts, ownerId)
    const next = parts.ledgers.open(ownerId).transact(nextWorkAt)
    if (next !== null)
      await this.ctx.storage.setAlarm(Math.max(Date.parse(next), parts.clock.now() + SHORTEST_PAUSE_MS))
  }

  /** A test's object has a clock that stands still. */
  protected makeParts(ownerId: number): AppParts {
    const ledgers = objectLedgers(this.ctx.storage, ownerId, () => void this.lookAgain())
    return makeEdgeParts(this.env, ledgers, () => void this.wake())
  }

  /** The name by which an object is reached is its owner's; whoever comes for another person has come to the wrong place. */
  protected isOwner(ownerId: number): boolean {
    return this.ctx.id.name === objectNameOf(ownerId)
  }

  /** Whose ledger was begun is looked up soon: the directory cannot be asked while a ledger is opened. */
  private async lookAgain(): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + SHORTEST_PAUSE_MS)
  }

  private open(ownerId: number): OpenObject {
    if (!this.isOwner(ownerId)) throw new Error('A person\u2019s object was asked for another person')
    if (!this.opened) {
      const parts = this.makeParts(ownerId)
      this.opened = { parts, handlers: withEdgeLimits(allHandlers(parts, makeIdentity(parts))) }
    }
    return this.opened
  }
}
