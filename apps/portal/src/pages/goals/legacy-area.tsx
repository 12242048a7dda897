import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import { GoalType } from '@evenkeel/engine'
import { Outlet, useLoaderData } from 'react-router'
import { SWRConfig, unstable_serialize } from 'swr'
import { client } from '../../client.ts'

const goalInput = { params: { goalType: String(GoalType.PROTECT_YOUR_LEGACY) } }
const goalKey = unstable_serialize(['goal', goalInput])

/**
 * Loader of the protect-your-legacy screens: which plans they offer depends on the household, so none of them opens before
 * that is known (ROUTE-30). Where it cannot be read, the screens say so themselves.
 */
export const legacyGoal = (): Promise<Answer<'goal'> | null> => client.call('goal', goalInput).catch(() => null)

/** Hands what the loader was answered to the screens, until they have read it anew themselves. */
export function LegacyArea() {
  const goal = useLoaderData<typeof legacyGoal>()
  return (
    <SWRConfig value={{ fallback: goal === null ? {} : { [goalKey]: goal } }}>
      <Outlet />
    </SWRConfig>
  )
}
