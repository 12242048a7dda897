import { NextStepStatus, type RankedStep, type Step, toPeriod } from '@evenkeel/engine'
import type { Sentence } from '../say.ts'
import type { StoredStep } from '../store/ledger/plans.ts'
import { toDay } from './moment.ts'

/** A step as it is today: its words, what the person said, and what ranks it. */
export interface FeedStep extends RankedStep, Pick<Step, 'key'> {
  readonly id: number
  readonly status: NextStepStatus
  /** A bank's own name is a plain text. */
  readonly title: Sentence | string
  readonly description: Sentence
  readonly link: string | null
  readonly order: number
  readonly source: 'bank' | 'budget' | 'recurring' | 'draft' | 'proposal' | 'plan'
  readonly button: 'fixConnection' | 'adjustBudget' | 'continue' | 'try' | 'open' | 'markDone'
  readonly snoozedUntil: string | null
  readonly sentence: Step['sentence'] | null
  /** Whether the ledger has a row for it, because a commit added it or the person said something of it. */
  readonly isStored: boolean
  /** Whether the figures make it worth showing. */
  readonly isOffered: boolean
}

/** The rank of a step without figures. */
export const unranked = { urgency: 6, dollarsAYear: 0, gap: 0, isForChildren: false } as const

/** The step about a budget that is over or leads over. */
export const overBudget = 'budget.review-shopping'

/**
 * Ids of what the ledger has no row for yet. They are the id of what it is about plus one of these, so they are in the
 * ledger's own range and never one of its rows'.
 */
export const idsFrom = {
  bank: 500_000_000,
  draft: 600_000_000,
  budget: 700_000_000,
  proposal: 800_000_000,
  recurring: 900_000_000,
  missing: 950_000_000,
  shortfall: 960_000_000,
} as const

/** Returns what the person said of a step. What they said of a month's budget holds for that month only. */
export function saidOf({ stepKey, status, saidAt }: StoredStep, today: string) {
  if (saidAt === null && status === NextStepStatus.UNCOMPLETED) return null
  const saidOn = saidAt === null ? today : toDay(saidAt)
  return stepKey === overBudget && toPeriod(saidOn) !== toPeriod(today) ? null : { status, saidOn }
}
