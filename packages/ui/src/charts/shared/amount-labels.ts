import { formatCompactMoney, formatMoney, minusSign } from '@evenkeel/engine'
import { usePrivacy } from '../../privacy/privacy.tsx'

const veil = '•••'

/** How a net is written: whole dollars, thousands, or thousands without the dollar sign. */
export type NetStyle = 'whole' | 'compact' | 'bare'

/** Formats amounts as plain text, for axes, labels and names. `hidden` is true while privacy is on: then each amount is dots. */
export type AmountLabels = {
  hidden: boolean
  /** '$6k' */
  axis: (dollars: number) => string
  /** '+$1,202', '+$1.2k' or '+1.2k' */
  net: (dollars: number, style: NetStyle) => string
  /** '$1.83M': three digits, for figures that are estimates. */
  rough: (dollars: number) => string
  /** '$4,862.74'; with `signed`, money in has a '+' before it. */
  exact: (dollars: number, signed?: boolean) => string
}

const shown: AmountLabels = {
  hidden: false,
  axis: roughLabel,
  net: netLabel,
  rough: roughLabel,
  exact: (dollars, signed = false) => formatMoney(dollars, { sign: signed ? 'always' : 'minus' }),
}

const veiled: AmountLabels = { hidden: true, axis: () => veil, net: () => veil, rough: () => veil, exact: () => veil }

function netLabel(dollars: number, style: NetStyle): string {
  if (style === 'whole' || Math.abs(dollars) < 999.5) {
    const whole = formatMoney(dollars, { sign: 'always', cents: false })
    return style === 'bare' ? whole.replace('$', '') : whole
  }
  const hundreds = formatCompactMoney(Math.round(dollars / 100) * 100)
  const text = dollars > 0 ? `+${hundreds}` : hundreds
  return style === 'bare' ? text.replace('$', '') : text
}

const amountUnits = [
  { size: 1e9, suffix: 'B' },
  { size: 1e6, suffix: 'M' },
  { size: 1e3, suffix: 'k' },
] as const

/** Charts format dozens of amounts with every change, and three digits need no exact rounding of cents. */
function roughLabel(dollars: number): string {
  const whole = Math.abs(dollars) < 1000 ? Math.round(Math.abs(dollars)) : Number(Math.abs(dollars).toPrecision(3))
  const unit = amountUnits.find(({ size }) => whole >= size)
  const figure = unit ? `${Number((whole / unit.size).toPrecision(3))}${unit.suffix}` : String(whole)
  return `${dollars < 0 && whole > 0 ? minusSign : ''}$${figure}`
}

/** Returns the amounts of a drawing as text, or dots while the person hides amounts. */
export function useAmountLabels(): AmountLabels {
  const { hidden } = usePrivacy()
  return hidden ? veiled : shown
}
