import { proposalNames } from '@evenkeel/api-client/contract/forms/proposal-names'
import type { ProposedField } from '@evenkeel/api-client/contract/proposals'
import { formatPercent, showsCents } from '@evenkeel/engine'
import { Money } from '@evenkeel/ui/money'
import * as words from '../words/proposals.generated.ts'

/** Returns what a line of a proposal is about. */
export const proposedName = (field: ProposedField): string => proposalNames[field].label()

/** A value of a proposal as people read it; amounts can be hidden. */
export function ProposedValue({ field, value }: { readonly field: ProposedField; readonly value: number | null }) {
  if (value === null) return words.notKnown()
  const { kind } = proposalNames[field]
  if (kind === 'money') return <Money value={value} cents={showsCents(value)} />
  return kind === 'percent' ? formatPercent(value, Math.round(value * 1000) % 10 === 0 ? 0 : 1) : String(value)
}
