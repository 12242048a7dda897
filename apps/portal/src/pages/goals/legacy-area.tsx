import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import { GoalType } from '@evenkeel/engine'
import { Outlet, useLoaderData } from 'react-router'
import { SWRConfig, unstable_serialize } from 'swr'
import { client } from '../../client.ts'

const goalInput = { params: { goalType: String(GoalType.PROTECT_YOUR_LEGACY) } }
const goalKey = unstable_serialize(['goal', goalInput])

/**
 * Loads the goal for the protect-your-legacy screens: their plans depend on the household, so no screen opens before it is known
 * (ROUTE-30). Null when the read fails; the screens then show the failure themselves.
 */
export const legacyGoal = (): Promise<Answer<'goal'> | null> => client.call('goal', goalInput).catch(() => null)

/** Passes the loader's answer to the screens, until they have read it again themselves. */
export function LegacyArea() {
  const goal = useLoaderData<typeof legacyGoal>()
  return (
    <SWRConfig value={{ fallback: goal === null ? {} : { [goalKey]: goal } }}>
      <Outlet />
    </SWRConfig>
  )
}
