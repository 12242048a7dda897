import { Money } from '@evenkeel/ui/money'
import * as words from '../words/carried.generated.ts'

/** What the months before left of a budget, or took too much; nothing where they did neither. In dollars. */
export function CarriedNote({ carried }: { readonly carried: number }) {
  if (carried === 0) return null
  const amount = <Money key="amount" value={Math.abs(carried)} />
  return <span className="block">{(carried > 0 ? words.broughtAlong : words.takenAlong).parts({ amount })}</span>
}
