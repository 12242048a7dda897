import { createMount } from '../../embed/mount.tsx'
import { Signature } from '../../embed/signature.tsx'
import { DebtWidget } from './debt-widget.tsx'

/** What paying off one’s debts comes to, on another page. */
export const mount = createMount('Debt payoff', <DebtWidget signature={<Signature />} />)
