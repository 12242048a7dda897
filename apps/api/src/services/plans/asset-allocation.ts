import { assetAllocationDraft, assetAllocationInput } from '@evenkeel/api-client/contract/plan/asset-allocation'
import { allocateAssets, explainAllocation, PlanType } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { known } from './known.ts'
import { definePlan } from './plan-kind.ts'

/** Asset allocation (Q-ALLOC-1). What the person chose stands as it is; only profile fields are renewed. */
export const assetAllocationPlan = definePlan({
  planType: PlanType.ASSET_ALLOCATION,
  version: 1,
  input: assetAllocationInput,
  draft: assetAllocationDraft,
  facts: z.object({}),
  proposes: ({ categoryName }) => categoryName === 'Retirement',
  gather: () => ({}),
  defaults: ({ profile }) => ({
    ...known('riskTolerance', profile.riskTolerance),
    ...known('investmentType', profile.investmentType),
  }),
  renew: (input, { profile }) => ({
    ...input,
    riskTolerance: profile.riskTolerance ?? input.riskTolerance,
    investmentType: profile.investmentType ?? input.investmentType,
  }),
  work: ({ yearsUntilTaking, riskTolerance, yearsOfSpending }) => {
    const choices = { yearsUntilTaking, riskTolerance, yearsOfSpending }
    return { result: allocateAssets(choices), explain: () => [explainAllocation(choices)] }
  },
  profileOf: ({ riskTolerance, investmentType }) => ({ riskTolerance, investmentType }),
})
