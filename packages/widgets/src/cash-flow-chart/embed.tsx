import { createMount } from '../embed/mount.tsx'
import { Signature } from '../embed/signature.tsx'
import { CashFlowCard } from './cash-flow-card.tsx'

/** The cash-flow card on another page. */
export const mount = createMount('Cash flow', <CashFlowCard signature={<Signature />} />)
