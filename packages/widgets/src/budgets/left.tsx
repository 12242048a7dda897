import { Icon } from '@evenkeel/ui/icon'
import { Money } from '@evenkeel/ui/money'
import * as words from '../words/budgets.generated.ts'

/** What is left of an amount, or by how much it is over. */
export function Left({ value }: { readonly value: number }) {
  if (value >= 0) return <Money value={value} />
  return (
    <span className="inline-flex items-center gap-1.5 font-medium whitespace-nowrap text-danger">
      <Icon name="alert-triangle" size={16} />
      <span>{words.over.parts({ amount: <Money key="amount" value={-value} /> })}</span>
    </span>
  )
}
