import { CashFlowCard, type CashFlowCardProps } from './cash-flow-card.tsx'
import { WhyItChanged } from './why-it-changed.tsx'

/** The card of the home screen, which also says why last month was different. On other pages it reads totals alone. */
export const HomeCashFlowCard = (props: Pick<CashFlowCardProps, 'screen' | 'emptyAction'>) => (
  <CashFlowCard {...props} why={<WhyItChanged />} />
)
