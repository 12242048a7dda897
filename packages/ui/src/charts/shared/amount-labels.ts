import { formatCompactMoney, formatMoney } from '@evenkeel/engine'
import { usePrivacy } from '../../privacy/privacy.tsx'

const VEIL = '•••'

/** How much room a net has: whole dollars, thousands, or thousands without the dollar sign. */
export type NetStyle = 'whole' | 'compact' | 'bare'

/** Amounts as plain text, for axes, labels and names; `hidden` while privacy is on, when each shows as dots instead. */
export type AmountLabels = {
  hidden: boolean
  /** '$6k' */
  axis: (dollars: number) => string
  /** '+$1,202', '+$1.2k' or '+1.2k' */
  net: (dollars: number, style: NetStyle) => string
  /** '$4,862.74'; with `signed` a '+' stands before what came in. */
  exact: (dollars: number, signed?: boolean) => string
}

const shown: AmountLabels = {
  hidden: false,
  axis: formatCompactMoney,
  net: netLabel,
  exact: (dollars, signed = false) => formatMoney(dollars, { sign: signed ? 'always' : 'minus' }),
}

const veiled: AmountLabels = { hidden: true, axis: () => VEIL, net: () => VEIL, exact: () => VEIL }

function netLabel(dollars: number, style: NetStyle): string {
  if (style === 'whole' || Math.abs(dollars) < 999.5) {
    const whole = formatMoney(dollars, { sign: 'always', cents: false })
    return style === 'bare' ? whole.replace('$', '') : whole
  }
  const hundreds = formatCompactMoney(Math.round(dollars / 100) * 100)
  const text = dollars > 0 ? `+${hundreds}` : hundreds
  return style === 'bare' ? text.replace('$', '') : text
}

/** The amounts of a drawing as text, or dots in their place while the person hides amounts. */
export function useAmountLabels(): AmountLabels {
  const { hidden } = usePrivacy()
  return hidden ? veiled : shown
}
