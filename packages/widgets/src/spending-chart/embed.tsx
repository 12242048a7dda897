import { createMount } from '../embed/mount.tsx'
import { Signature } from '../embed/signature.tsx'
import { SpendingCard } from './spending-card.tsx'

/** The month’s spending by category on another page. */
export const mount = createMount('Spending by category', <SpendingCard signature={<Signature />} />)
