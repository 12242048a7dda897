import type { Verdict } from '@evenkeel/engine'
import { VerdictText } from './verdict-view.tsx'

/** Why a plan with 78 of 100 futures can be close only: its rules leave state tax out. Absent where the figure says it all. */
export const VerdictReason = ({ verdict }: { readonly verdict: Verdict }) =>
  verdict.second?.key === 'stateTaxAssumed' && (
    <span className="text-label font-normal text-text-muted">
      <VerdictText sentence={verdict.second} />
    </span>
  )
