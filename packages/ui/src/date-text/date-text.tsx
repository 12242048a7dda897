import { formatDate } from '@evenkeel/engine'

export interface DateTextProps {
  /** `yyyy-mm-dd`, with or without a time. */
  value: string
}

/** A day as MM/DD/YYYY that machines can read too. */
export function DateText({ value }: DateTextProps) {
  return (
    <time dateTime={value.slice(0, 10)} className="whitespace-nowrap tabular-nums lining-nums">
      {formatDate(value, 'MM/DD/YYYY')}
    </time>
  )
}
