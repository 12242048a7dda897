import type { Proposal } from '@evenkeel/api-client/contract/proposals'
import type { PlanType, Verdict } from '@evenkeel/engine'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import * as store from '../../store/ledger/proposals.ts'

/** Returns whether a proposal waits, and if not, why. */
export function stateOf(
  { withdrawnAt, endsAt }: store.StoredProposal,
  lines: readonly Pick<store.StoredProposalLine, 'decision'>[],
  now: string,
): Proposal['state'] {
  if (lines.every(({ decision }) => decision !== null)) return 'decided'
  if (withdrawnAt !== null) return 'withdrawn'
  return endsAt <= now ? 'ended' : 'waiting'
}

/** A proposal that waits, and what it does. */
export interface WaitingProposal {
  readonly id: number
  readonly planType: PlanType
  /** How many of its lines wait. */
  readonly count: number
  /** The plan's verdict as the planner saw it, and with every line; null once a line is decided. */
  readonly moves: { readonly from: Verdict | null; readonly to: Verdict | null } | null
}

/** Returns the proposals that wait for an answer, the newest first. */
export function waitingProposals(ledger: LedgerTransaction, now: string): WaitingProposal[] {
  const proposals = store.allProposals(ledger)
  if (proposals.length === 0) return []
  const linesOf = Map.groupBy(store.allProposalLines(ledger), ({ proposalId }) => proposalId)
  return proposals.flatMap((proposal) => {
    const lines = linesOf.get(proposal.id) ?? []
    if (stateOf(proposal, lines, now) !== 'waiting') return []
    const count = lines.filter(({ decision }) => decision === null).length
    const moves = count === lines.length ? { from: proposal.verdict, to: lines.at(-1)?.verdict ?? null } : null
    return [{ id: proposal.id, planType: proposal.planType, count, moves }]
  })
}
