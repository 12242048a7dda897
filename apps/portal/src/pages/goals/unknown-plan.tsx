import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { reportFailure } from '../../report-failure.ts'

/** Shown for a path with an unknown plan: logs it, and opens all goals instead (ERR-33, Q-ROUTE-10). */
export function UnknownPlan({ text }: { readonly text: string }) {
  useEffect(() => reportFailure(new RangeError(`There is no plan ${text}`)), [text])
  return <Navigate to={paths.allGoals()} replace />
}
