import { notProvidedText } from '@evenkeel/engine'
import { Money } from '@evenkeel/ui/money'
import { Percent } from '@evenkeel/ui/percent'

const hundredths = 2

const missing = <span className="text-warning">{notProvidedText}</span>

interface KnownOrProps {
  readonly value: number | null
}

/** An amount, or the note that it was not provided. */
export const MoneyOr = ({ value }: KnownOrProps) => (value === null ? missing : <Money value={value} />)

/** A fraction as a percentage, or the note that it was not provided. */
export const PercentOr = ({ value }: KnownOrProps) =>
  value === null ? missing : <Percent value={value} decimals={hundredths} />
