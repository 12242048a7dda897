import { briefVerdict } from '@evenkeel/api-client/contract/verdict-words'
import type { Verdict } from '@evenkeel/engine'
import { VerdictMark } from './verdict-mark.tsx'

/** The word of a verdict with its figure, as "Off track, 41 of 100". */
export const BriefVerdict = ({ verdict }: { readonly verdict: Verdict }) => (
  <VerdictMark verdict={verdict}>{briefVerdict(verdict)}</VerdictMark>
)
