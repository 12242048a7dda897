import { createMount } from '../embed/mount.tsx'
import { Signature } from '../embed/signature.tsx'
import { OwnNextStepsCard } from './own-next-steps-card.tsx'

/** The first open next steps on another page. */
export const mount = createMount('Next steps', <OwnNextStepsCard signature={<Signature />} />)
