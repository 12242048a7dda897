import { assetAllocationDraft, assetAllocationInput } from '@evenkeel/api-client/contract/plan/asset-allocation'
import { allocateAssets, explainAllocation, PlanType } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { isRetirementSavings } from '../household/linked-facts.ts'
import { known } from './known.ts'
import { definePlan } from './plan-definition.ts'

/** Asset allocation. The person's choices are the result; a refresh updates only profile fields. Source: Q-ALLOC-1. */
export const assetAllocationPlan = definePlan({
  planType: PlanType.ASSET_ALLOCATION,
  version: 1,
  input: assetAllocationInput,
  draft: assetAllocationDraft,
  facts: z.object({}),
  suggestsAccount: isRetirementSavings,
  loadFacts: () => ({}),
  defaults: ({ household: { facts } }) => ({
    ...known('riskTolerance', facts.riskTolerance.value),
    ...known('investmentType', facts.investmentType.value),
  }),
  work: (input) => ({ result: allocateAssets(input), explain: () => [explainAllocation(input)] }),
  // No bank states what its funds hold, so the mix that is held stays unknown until the person says it.
  judged: ({ result }, { household: { facts: known } }) => ({
    planType: PlanType.ASSET_ALLOCATION,
    plannedStocks: 100 - result().fixedIncome,
    heldStocks: known.heldStockShare.value === null ? null : known.heldStockShare.value * 100,
  }),
})
