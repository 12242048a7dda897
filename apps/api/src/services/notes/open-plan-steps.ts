import type { NextStep } from '@evenkeel/api-client/contract/goals'
import type { IsoDate } from '@evenkeel/engine'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import type { StepScene } from '../next-step-facts/plan-now.ts'
import { uncompletedSteps } from '../next-steps.ts'
import { noOffer } from '../plans/company-offer.ts'

/** Returns what notes read steps and the dashboard from: a ledger on a day, without the company's offer. `now` is in milliseconds since 1970. */
export const noteScene = (ledger: LedgerTransaction, today: IsoDate, now: number): StepScene => ({
  ...{ ledger, today, offer: noOffer, now: new Date(now).toISOString() },
})

/** Returns the open steps of plans, the most urgent first. Banks and budgets have notes of their own. */
export const openPlanSteps = (scene: StepScene): NextStep[] =>
  uncompletedSteps(scene).filter(({ source }) => source === 'plan' || source === 'draft')
