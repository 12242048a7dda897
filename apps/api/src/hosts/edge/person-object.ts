import { DurableObject } from 'cloudflare:workers'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import type { AppParts } from '../../app-parts.ts'
import { LedgerRefused, signedOut } from '../../errors.ts'
import { toResponse } from '../../http/answer.ts'
import { errorAnswer } from '../../http/error-answer.ts'
import { findHandler } from '../../http/register-endpoints.ts'
import { perform } from '../../http/run-call.ts'
import { createIdentity } from '../../identity/create-identity.ts'
import { type CallRegistry, createRegistry } from '../../calls/registry.ts'
import { runLedgerWork } from '../../services/sync/run-due-syncs.ts'
import type { LedgerMark } from '../../store/ledger-mark.ts'
import type { LedgerOwner } from '../../store/ledger-owner.ts'
import { nextWorkAt } from '../../store/ledger/connections.ts'
import { type DemoLedger, fillDemo } from '../../../demo/seed-demo.ts'
import type { EdgeEnv } from './edge-env.ts'
import { createEdgeParts } from './edge-parts.ts'
import { withEdgeLimits } from './edge-limits.ts'
import { type ForwardedCall, toObjectName, parseOwnerId, type PersonMethods } from './forwarded-call.ts'
import { findLeftMark } from './left-mark.ts'
import { objectLedgers } from './object-ledger.ts'

/** The shortest time between two tries of work that stays due. */
const minPauseMs = 10_000

/** Whether the directory says that there is a ledger, also while it is an older copy. */
const isSaidToBeThere = ({ ledgerState }: LedgerOwner) => ledgerState === 'there' || ledgerState === 'behind'

interface OpenObject {
  readonly parts: AppParts
  readonly handlers: CallRegistry
}

/** One employee's ledger and all calls on it: the same calls and services as on a machine, on its own SQLite. */
export class PersonObject extends DurableObject<EdgeEnv> implements PersonMethods {
  private opened: OpenObject | undefined
  private marked: LedgerMark | undefined

  protected readonly onMarked = (mark: LedgerMark) => void (this.marked = mark)

  async answer(forwardedCall: ForwardedCall, request: Request): Promise<Response> {
    const { parts, handlers } = this.open(forwardedCall.ownerId)
    const endpoint = endpoints[forwardedCall.call]
    const { params, query, clientAddress, requestId, parties } = forwardedCall
    const call = {
      endpoint,
      handler: findHandler(endpoint, handlers),
      request,
      clientAddress,
      requestId,
      params,
      query,
    }
    const answer = await perform(call, parties, parts).then(toResponse, async (error: unknown) =>
      errorAnswer(await this.unlessLeft(error, parts, forwardedCall.ownerId), endpoint.name, requestId, parts.log),
    )
    await this.noteMarked(parts)
    return answer
  }

  async fillDemo(ownerId: number, which: DemoLedger): Promise<void> {
    if (this.env.EVENKEEL_DEMO !== '1') return
    const { parts } = this.open(ownerId)
    await fillDemo(parts, ownerId, which)
    await this.noteMarked(parts)
  }

  async wake(): Promise<void> {
    await this.ctx.storage.setAlarm(Date.now())
  }

  /**
   * Does the work that is due and sets the next alarm. The platform calls it at the set moment, and again with pauses
   * after a failure.
   */
  async alarm(): Promise<void> {
    const ownerId = parseOwnerId(this.ctx.id.name)
    const { parts } = this.open(ownerId)
    // A person who has left has no ledger: work that was in progress meanwhile has created this one again.
    const owner = await parts.directory.ledgerOwners.of(ownerId)
    if (!owner || (await this.removeAgain(owner, parts))) return parts.ledgers.remove(ownerId)
    await runLedgerWork(parts, ownerId)
    const next = parts.ledgers.open(owner).transact(nextWorkAt)
    await this.noteMarked(parts)
    if (next !== null) await this.ctx.storage.setAlarm(Math.max(Date.parse(next), parts.clock.now() + minPauseMs))
  }

  /** Overridden by tests, whose clock does not move. */
  protected createParts(ownerId: number): AppParts {
    const ledgers = objectLedgers(this.ctx.storage, ownerId, {
      onBegun: () => void this.wakeSoon(),
      onMarked: this.onMarked,
    })
    return createEdgeParts(this.env, ledgers, () => void this.wake())
  }

  /**
   * Whether this object is that person's: its name is the owner's id, so a call for another id was sent to the wrong
   * object.
   */
  protected isOwner(ownerId: number): boolean {
    return this.ctx.id.name === toObjectName(ownerId)
  }

  /**
   * Reports to the directory that the ledger exists, and its mark. If the directory does not answer, the next call reports it: the
   * ledger keeps its mark.
   */
  private async noteMarked({ directory }: AppParts): Promise<void> {
    const { marked } = this
    if (!marked) return
    await directory.ledgerOwners.follow(marked).then(
      () => void (this.marked = undefined),
      () => undefined,
    )
  }

  /** Returns a 401 instead of the error if the ledger is missing because its person has left. */
  private async unlessLeft(error: unknown, parts: AppParts, ownerId: number): Promise<unknown> {
    if (!(error instanceof LedgerRefused) || error.reason !== 'missing') return error
    const owner = await parts.directory.ledgerOwners.of(ownerId)
    const isThere = owner !== undefined && isSaidToBeThere(owner) && !(await this.removeAgain(owner, parts))
    return isThere ? error : signedOut()
  }

  /**
   * Removes a person who had left, and is in a directory that was put back to a moment before. Returns whether there was one.
   */
  protected async removeAgain(owner: LedgerOwner, { directory }: AppParts): Promise<boolean> {
    if (findLeftMark(this.ctx.storage)?.ledgerId !== owner.ledgerId || !isSaidToBeThere(owner)) return false
    await directory.people.remove(owner.personId)
    return true
  }

  /**
   * Sets an alarm, in which the owner of a new ledger is looked up: the directory cannot be asked while a ledger is
   * opened.
   */
  private async wakeSoon(): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + minPauseMs)
  }

  protected open(ownerId: number): OpenObject {
    if (!this.isOwner(ownerId)) throw new Error('A person\u2019s object was asked for another person')
    if (!this.opened) {
      const parts = this.createParts(ownerId)
      this.opened = { parts, handlers: withEdgeLimits(createRegistry(parts, createIdentity(parts))) }
    }
    return this.opened
  }
}
