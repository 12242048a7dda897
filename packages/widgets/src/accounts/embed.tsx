import { createMount } from '../embed/mount.tsx'
import { Signature } from '../embed/signature.tsx'
import { AccountsCard } from './accounts-card.tsx'

/** The net worth card with its accounts on another page. */
export const mount = createMount('Net worth', <AccountsCard signature={<Signature />} />)
