import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import {
  type DebtTerm,
  debtPayoffMessage,
  debtTermNames,
  isManualInterestRateAllowed,
  manualAccountMessages,
} from '@evenkeel/engine'
import { SingleField } from '@evenkeel/ui/form-controls'
import * as words from '../../words/plan-shell.generated.ts'
import { type OpenTerm, openTerms, type StatedTerms } from './stated-terms.ts'

interface MissingTermsProps {
  /** The plan's accounts with their own terms. */
  readonly accounts: readonly LinkedAccount[]
  readonly stated: StatedTerms
  readonly onChange: (stated: StatedTerms) => void
}

const rateFault = (rate: unknown) =>
  typeof rate === 'number' && Number.isFinite(rate) && !isManualInterestRateAllowed(rate)
    ? manualAccountMessages.interestRate
    : undefined

interface TermFieldProps {
  readonly open: OpenTerm
  readonly value: number | null
  readonly onChange: (value: number | null) => void
}

function TermField({ open: { field, name, term }, value, onChange }: TermFieldProps) {
  const common = {
    name: field,
    label: words.termOf({ term: debtTermNames[term], name }),
    required: true,
    value,
    onChange,
  }
  return term === 'interestRate' ? (
    <SingleField {...common} kind="percent" check={rateFault} />
  ) : (
    <SingleField {...common} kind="money" />
  )
}

/** Asks for each rate and minimum payment that is missing for a debt of the plan. Renders nothing if none is missing. */
export function MissingTerms({ accounts, stated, onChange }: MissingTermsProps) {
  const open = openTerms(accounts)
  if (open.length === 0) return null
  const put = (id: number, term: DebtTerm, value: number | null) =>
    onChange({ ...stated, [id]: { ...stated[id], [term]: value } })
  return (
    <div className="mt-6 max-w-[640px]">
      <p className="mb-4 text-body text-text-muted">{debtPayoffMessage('MISSING_TERMS', { debts: [] })}</p>
      <div className="grid grid-cols-1 gap-4 @min-[520px]:grid-cols-2">
        {open.map((one) => (
          <TermField
            key={one.field}
            open={one}
            value={stated[one.userAccountId]?.[one.term] ?? null}
            onChange={(value) => put(one.userAccountId, one.term, value)}
          />
        ))}
      </div>
    </div>
  )
}
