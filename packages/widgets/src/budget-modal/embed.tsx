import { createMount } from '../embed/mount.tsx'
import { Signature } from '../embed/signature.tsx'
import { BudgetsCard } from './budgets-card.tsx'

/** The month's budgets with their modal on another page. */
export const mount = createMount('Budgets', <BudgetsCard signature={<Signature />} />)
