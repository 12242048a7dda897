import { planNames } from '@evenkeel/api-client/contract/names'
import type { Verdict } from '@evenkeel/engine'
import { planName, say } from '../../say.ts'
import { idsFrom } from '../feed-step.ts'
import type { Loose } from '../loose-steps.ts'
import type { StepScene } from '../next-step-facts/plan-now.ts'
import { verdictNow } from './try-lines.ts'
import { type WaitingProposal, waitingProposals } from './waiting-proposals.ts'

/** Returns in how many of 100 futures the savings last; null for a verdict with another figure. */
const futuresIn = (verdict: Verdict | null): number | null =>
  verdict?.figure?.unit === 'futures' ? verdict.figure.value : null

/** Returns what a proposal does to the plan as it is today; null where it was written for another figure, or has none. */
function futuresOf({ planType, moves }: WaitingProposal, scene: StepScene) {
  const [before, after] = [futuresIn(moves?.from ?? null), futuresIn(moves?.to ?? null)]
  if (before === null || after === null || futuresIn(verdictNow(scene, planType)) !== before) return null
  return { before, after }
}

function sentenceOf(proposal: WaitingProposal, scene: StepScene): Loose['sentence'] {
  const { planType, count } = proposal
  const values = { planType, plan: planNames[planType], count }
  const futures = futuresOf(proposal, scene)
  if (futures === null) return { key: 'proposalWaits', values, amounts: {}, days: {} }
  return { key: 'proposalMoves', values: { ...values, ...futures }, amounts: {}, days: {} }
}

/**
 * Returns the proposals that wait for an answer; what the person said of one holds for that one alone. Only this person can
 * answer them, so only a bank that is broken comes before.
 */
export const proposalSteps = (scene: StepScene): Loose[] =>
  waitingProposals(scene.ledger, scene.now).map((proposal) => ({
    ...{ key: `proposal.${proposal.id}`, id: proposal.id + idsFrom.proposal, planType: proposal.planType, urgency: 1 },
    description: say('nothingChangesUntilYouAcceptA'),
    ...{ title: planName(proposal.planType), link: '/work-with-a-planner', source: 'proposal', button: 'open' },
    sentence: sentenceOf(proposal, scene),
  }))
