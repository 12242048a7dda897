import { formatMoney } from '@evenkeel/engine'
import { Private } from '../privacy/privacy.tsx'

export interface MoneyProps {
  /** Dollars. */
  value: number
  /**
   * `plain` shows a minus on negative amounts. `flow` is for lists of money in and out: money in has '+' and the
   * positive color, money out is plain text. `signed` always shows the sign, without color. `bare` never does.
   */
  look?: 'plain' | 'flow' | 'signed' | 'bare'
  /** Cents are always shown in tables; whole dollars on axes and under bars. */
  cents?: boolean
  /** ISO 4217 code when it is not dollars. */
  currency?: string
}

const signs = { plain: 'minus', flow: 'always', signed: 'always', bare: 'never' } as const

/** An amount of money in tabular figures, veiled while amounts are hidden. It inherits size and weight. */
export function Money({ value, look = 'plain', cents = true, currency }: MoneyProps) {
  const text = formatMoney(value, { sign: signs[look], cents, ...(currency === undefined ? {} : { currency }) })
  const color = look === 'flow' && value > 0 ? 'text-positive' : ''
  return (
    <span className={`whitespace-nowrap tabular-nums lining-nums ${color}`}>
      <Private>{text}</Private>
    </span>
  )
}
