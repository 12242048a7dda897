import { useQuery } from '@evenkeel/api-client/react'
import { FirstSteps } from './first-steps.tsx'

/** The first next steps on the home screen, whose one read brings them along. */
export function NextStepsCard() {
  const dashboard = useQuery('dashboard')
  return <FirstSteps query={{ ...dashboard, data: dashboard.data?.data.nextSteps }} />
}
