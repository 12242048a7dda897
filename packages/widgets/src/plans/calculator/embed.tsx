import { createMount } from '../../embed/mount.tsx'
import { Signature } from '../../embed/signature.tsx'
import { CalculatorWidget } from './calculator-widget.tsx'

/** The what-if projection of retirement on another page. */
export const mount = createMount('Retirement calculator', <CalculatorWidget signature={<Signature />} />)
