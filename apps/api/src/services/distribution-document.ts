import type { DistributionSection } from '@evenkeel/api-client/contract/distribution'
import {
  distributionInput,
  type DistributionInput,
  type DistributionResult,
} from '@evenkeel/api-client/contract/plan/distribution'
import { explainDistribution, type IsoDate, PlanType } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { notFound } from '../errors.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { committedCase } from './plans/committed-case.ts'
import { noOffer } from './plans/company-offer.ts'
import { drawDown } from './plans/distribution.ts'
import { readPlan } from './plans/read-plan.ts'

/** All that a person's distribution document says; every figure is worked out here. */
export interface DistributionContent {
  readonly sections: readonly DistributionSection[]
  /** The day for which the figures were worked out. */
  readonly asOf: IsoDate
  readonly input: DistributionInput
  readonly result: DistributionResult
  readonly explanation: ReturnType<typeof explainDistribution>
}

/** The committed plan, else the one that the person is filling in, once it is whole. @throws ApiError 404 */
function inputOf(
  ledger: LedgerTransaction,
  today: IsoDate,
): { readonly input: DistributionInput; readonly asOf: IsoDate } {
  const committed = committedCase(ledger, PlanType.DISTRIBUTION_PLANNING)
  const wanted = committed?.input ?? readPlan({ ledger, today, offer: noOffer }, PlanType.DISTRIBUTION_PLANNING).input
  const whole = z.safeParse(distributionInput, wanted)
  if (!whole.success) throw notFound()
  return { input: whole.data, asOf: committed?.terms.asOf ?? today }
}

/**
 * The document's figures, from the person's own plan: what a caller sends chooses sections and nothing else.
 *
 * @throws ApiError 404 where there is no plan that could be worked out.
 */
export function distributionContent(
  { ledger, today }: { readonly ledger: LedgerTransaction; readonly today: IsoDate },
  wanted: readonly DistributionSection[],
): DistributionContent {
  const { input, asOf } = inputOf(ledger, today)
  return {
    sections: [...new Set(wanted)],
    asOf,
    input,
    result: drawDown(input),
    explanation: explainDistribution(input),
  }
}
