import { createMount } from '../embed/mount.tsx'
import { Signature } from '../embed/signature.tsx'
import { GoalsCard } from './goals-card.tsx'

/** The goals that are under way on another page. */
export const mount = createMount('My goals', <GoalsCard signature={<Signature />} />)
