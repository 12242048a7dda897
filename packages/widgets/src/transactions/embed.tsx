import { createMount } from '../embed/mount.tsx'
import { Signature } from '../embed/signature.tsx'
import { TransactionsCard } from './transactions-card.tsx'

/** The list of transactions on another page. */
export const mount = createMount('Transactions', <TransactionsCard signature={<Signature />} />)
