import { formatPercent } from '@evenkeel/engine'

export interface PercentProps {
  /** A fraction: 0.58 is 58%. */
  value: number
  decimals?: number
}

/** A share in tabular figures; percents stay readable while amounts are hidden. */
export function Percent({ value, decimals = 0 }: PercentProps) {
  return <span className="whitespace-nowrap tabular-nums lining-nums">{formatPercent(value, decimals)}</span>
}
