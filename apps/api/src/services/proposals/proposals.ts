import {
  maxOpenProposals,
  type Proposal,
  proposal as wireProposal,
  proposalDays,
  type ProposalForm,
  proposedFields,
  type ProposedField,
} from '@evenkeel/api-client/contract/proposals'
import type { PlanType } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { conflict, notFound } from '../../errors.ts'
import type { LedgerContext } from '../../http/handlers.ts'
import type { Clock } from '../../parts.ts'
import { findLastChange } from '../../store/ledger/journal.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { findPlan } from '../../store/ledger/plans.ts'
import * as store from '../../store/ledger/proposals.ts'
import { checkChanges } from '../household/change-household.ts'
import type { HouseholdGround } from '../household/household-of.ts'
import { withValueAt } from '../household/plan-values.ts'
import { readSaid } from '../household/said.ts'
import { writeFacts } from '../household/write-facts.ts'
import { presentMoment } from '../moment.ts'
import { requirePlanType } from '../plans/all-plan-kinds.ts'
import type { CompanyOffer } from '../plans/company-offer.ts'
import { readPlan } from '../plans/read-plan.ts'
import { writeDraft } from '../plans/write-plan.ts'
import { recordChange } from '../record-change.ts'
import { pathInPlan, toHousehold, tryLines, verdictNow } from './try-lines.ts'
import { stateOf, waitingProposals } from './waiting-proposals.ts'
import { say } from '../../say.ts'

/** Who reads proposals, and the names of planners by their ids; absent for those who are gone. */
export interface ProposalReader {
  readonly readerId: number
  readonly names: ReadonlyMap<number, string>
}

const dayMs = 24 * 60 * 60_000

const isField = (name: string): name is ProposedField => proposedFields.some((field) => field === name)

const toLine = (ledger: LedgerTransaction, planType: PlanType, line: store.StoredProposalLine) => ({
  proposalLineId: line.id,
  field: line.field,
  isForPlan: isField(line.field) && pathInPlan(findPlan(ledger, planType), line.field) !== null,
  now: line.valueBefore,
  proposed: line.value,
  verdict: line.verdict,
  decision: line.decision,
  changeId: line.decision === null ? null : findLastChange(ledger, 'plan_proposal_line', line.id),
})

/** Returns every proposal for the person, the newest first. */
export function listProposals(ground: HouseholdGround, { readerId, names }: ProposalReader, clock: Clock): Proposal[] {
  const { ledger } = ground
  const now = presentMoment(clock)
  const linesOf = Map.groupBy(store.allProposalLines(ledger), ({ proposalId }) => proposalId)
  return store.allProposals(ledger).map((stored) => {
    const lines = linesOf.get(stored.id) ?? []
    const state = stateOf(stored, lines, now)
    return z.parse(wireProposal, {
      proposalId: stored.id,
      planType: stored.planType,
      byName: names.get(stored.authorId) ?? null,
      isOwn: stored.authorId === readerId,
      note: stored.note,
      sentAt: stored.at,
      endsAt: stored.endsAt,
      state,
      verdict: stored.verdict,
      today: state === 'waiting' ? verdictNow(ground, stored.planType) : null,
      lines: lines.map((line) => toLine(ledger, stored.planType, line)),
    })
  })
}

/** Returns the ids of everybody who wrote a proposal for the person. */
export const authorsOf = (ledger: LedgerTransaction): number[] => [
  ...new Set(store.allProposals(ledger).map(({ authorId }) => authorId)),
]

/** What a planner sends, and the key under which a repeat is recognized. */
export interface Sending extends ProposalForm {
  readonly authorId: number
  readonly requestKey: string | null
}

/** Returns the id of what a request wrote before. @throws ApiError 400 if its key came with another proposal. */
function requireSameProposal(
  ledger: LedgerTransaction,
  { id, planType, note }: store.StoredProposal,
  sending: Sending,
): number {
  const lines = store
    .allProposalLines(ledger)
    .flatMap(({ proposalId, field, value }) => (proposalId === id ? [[field, value]] : []))
  const asked = sending.lines.map(({ field, value }) => [field, value])
  const isSame =
    JSON.stringify([planType, note, lines]) === JSON.stringify([sending.planType, sending.note.trim(), asked])
  if (!isSame) throw conflict({ 'Idempotency-Key': say('validValue') })
  return id
}

/**
 * Writes a proposal; nothing that it names is changed. It is the planner's change, so it is not in the person's journal.
 * Returns its id, of a repeated request that of the first.
 * @throws ApiError 400 for a line that the person could not say, and while too many proposals wait.
 */
export function sendProposal(ground: HouseholdGround, clock: Clock, sending: Sending): number {
  const { ledger } = ground
  const { authorId, requestKey, note, lines } = sending
  const repeated = requestKey === null ? undefined : store.findRequestedProposal(ledger, authorId, requestKey)
  if (repeated) return requireSameProposal(ledger, repeated, sending)
  const at = presentMoment(clock)
  if (waitingProposals(ledger, at).length >= maxOpenProposals) throw conflict()
  const planType = requirePlanType(sending.planType)
  const tried = tryLines(ground, planType, lines)
  const endsAt = new Date(clock.now() + proposalDays * dayMs).toISOString()
  return store.insertProposal(
    ledger,
    { authorId, planType, note: note.trim(), verdict: tried.verdict, at, endsAt, requestKey },
    tried.lines.map(({ field, now, value, verdict }) => ({ field, valueBefore: now, value, verdict })),
  )
}

/** Withdraws the author's own proposal. @throws ApiError 404 for an id that is not one of theirs that waits. */
export function withdrawProposal({ ledger, person, clock }: LedgerContext, proposalId: number): Record<string, never> {
  const own = { id: proposalId, authorId: person.userId, at: presentMoment(clock) }
  if (!store.withdrawProposal(ledger, own)) throw notFound()
  return {}
}

/** Returns a line that waits, with its proposal. @throws ApiError 404 for an unknown line, 400 for one that does not wait. */
function requireWaiting({ ledger, clock }: LedgerContext, lineId: number) {
  const found = store.findProposalLine(ledger, lineId)
  const field = found?.line.field ?? ''
  if (!found || !isField(field)) throw notFound()
  if (stateOf(found.proposal, [found.line], presentMoment(clock)) !== 'waiting') throw conflict()
  return { ...found, field }
}

/**
 * Accepts or declines one line, as one change that can be undone: an accepted fact is changed in the household, an accepted
 * choice in the plan's draft, and so is a fact that the person said for this plan only.
 * @throws ApiError 400 for a line that no longer waits or a value that no longer fits, 404
 */
export function decideLine(
  context: LedgerContext,
  offer: CompanyOffer,
  { proposalLineId, isAccepted }: { readonly proposalLineId: number; readonly isAccepted: boolean },
): void {
  const { ledger, today, clock, person } = context
  const { line, proposal, field } = requireWaiting(context, proposalLineId)
  const scene = { ledger, today, offer }
  recordChange(context, isAccepted ? 'proposal.accept' : 'proposal.decline', (recorder) => {
    recorder.willChange('plan_proposal_line', [line.id])
    store.decideLine(ledger, line.id, isAccepted ? 'accepted' : 'declined')
    if (!isAccepted) return
    const now = presentMoment(clock)
    const path = pathInPlan(findPlan(ledger, proposal.planType), field)
    if (path === null) {
      const changes = checkChanges(toHousehold([{ field, value: line.value }]), readSaid(ledger), today)
      writeFacts({ ledger, recorder, now, familyName: person.lastName }, changes)
      return
    }
    const { input } = readPlan(scene, proposal.planType)
    writeDraft({ scene, recorder, now }, proposal.planType, { input: withValueAt(input, path, line.value) })
  })
}
