import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { maxAmount } from '@evenkeel/api-client/contract/primitives'
import { debtStrategyNames, DebtStrategy, interestThresholdLimits, PlanType } from '@evenkeel/engine'
import { CardBody, CardHeader } from '@evenkeel/ui/card'
import { SingleField } from '@evenkeel/ui/form-controls'
import { usePrivateText } from '@evenkeel/ui/privacy'
import { RadioGroup } from '@evenkeel/ui/radio-group'
import { type ReactNode, useId } from 'react'
import { LinkAccountsChecklist } from '../../link-accounts/link-accounts-checklist.tsx'
import { CalculatorVerdictText } from '../shell/calculator-verdict-view.tsx'
import { MissingTerms } from '../shell/missing-terms.tsx'
import { Sheet } from '../shell/sheet.tsx'
import { DebtFacts } from './debt-facts.tsx'
import type { DebtDraft } from './form.ts'
import { OneOffPayments } from './one-off-payments.tsx'
import { hasEnd, type NoPayoff, type PayoffPreview } from './payoff-view.ts'

interface StepProps {
  readonly draft: DebtDraft
  readonly onChange: (draft: DebtDraft) => void
  /** The plan's accounts, linked as the person chose. */
  readonly accounts: readonly LinkedAccount[]
  readonly preview: PayoffPreview | NoPayoff | null
}

function StepCard({
  title,
  intro,
  children,
}: {
  readonly title: string
  readonly intro: string
  readonly children: ReactNode
}) {
  const titleId = useId()
  return (
    <Sheet labelledBy={titleId} isInset>
      <CardHeader title={title} titleId={titleId} />
      <CardBody>
        <p className="-mt-2 mb-5 max-w-[640px] text-body text-text-muted">{intro}</p>
        {children}
      </CardBody>
    </Sheet>
  )
}

const strategies = [
  {
    value: String(DebtStrategy.HIGH_INTEREST),
    label: debtStrategyNames[DebtStrategy.HIGH_INTEREST],
    detail: 'Spare money goes to the debt with the highest rate. This costs the least interest.',
  },
  {
    value: String(DebtStrategy.LOW_BALANCE),
    label: debtStrategyNames[DebtStrategy.LOW_BALANCE],
    detail: 'Spare money goes to the smallest debt of high interest. You see the first debts go sooner.',
  },
]

/** Step 1: the order in which the debts are paid, and the rate from which a debt counts as high interest. */
export function StrategyStep({ draft, onChange }: StepProps) {
  return (
    <StepCard
      title="In which order do you want to pay?"
      intro="Each debt always gets its minimum payment. The strategy says where the rest of your monthly payment goes."
    >
      <div className="flex max-w-[560px] flex-col gap-6">
        <RadioGroup
          label="Strategy"
          name="input.strategy"
          options={strategies}
          value={String(draft.strategy)}
          onChange={(value) =>
            onChange({
              ...draft,
              strategy:
                value === String(DebtStrategy.LOW_BALANCE) ? DebtStrategy.LOW_BALANCE : DebtStrategy.HIGH_INTEREST,
            })
          }
        />
        <div className="max-w-[240px]">
          <SingleField
            kind="percent"
            name="input.interestRate"
            label="High interest starts at"
            required
            max={interestThresholdLimits.max}
            value={draft.interestRate}
            onChange={(interestRate) => onChange({ ...draft, interestRate })}
            hint="Debts at or above this rate come first."
          />
        </div>
      </div>
    </StepCard>
  )
}

/** Step 2: the debts that the plan includes. */
export function DebtsStep({
  draft,
  onChange,
  accounts,
  addAccount,
  isAsked,
}: StepProps & { readonly addAccount: ReactNode; readonly isAsked: boolean }) {
  const hasNone = !accounts.some(({ isLinked }) => isLinked)
  return (
    <StepCard
      title="Which debts do you want to pay off?"
      intro={`Choose from your accounts${addAccount === undefined ? '' : ', or add a debt that is not here yet'}. Student loans have a plan of their own.`}
    >
      <LinkAccountsChecklist
        planType={PlanType.REDUCE_DEBT}
        label="Debts"
        accounts={accounts}
        onChange={(changed) =>
          onChange({
            ...draft,
            links: Object.fromEntries(changed.map(({ userAccountId, isLinked }) => [userAccountId, isLinked])),
          })
        }
        addAccount={addAccount}
        error={isAsked && hasNone ? nothingDebtMessage : undefined}
      />
    </StepCard>
  )
}

const nothingDebtMessage = 'Please add at least one debt.'

interface ReviewStepProps extends StepProps {
  /** The same accounts without the terms that were typed here. */
  readonly asStated: readonly LinkedAccount[]
  /** Called to change an account. */
  readonly onEdit: ((userAccountId: number) => void) | undefined
}

/** Step 3: the cost of each debt, and the monthly payments. */
export function ReviewStep({ draft, onChange, accounts, asStated, preview, onEdit }: ReviewStepProps) {
  const debts = accounts.filter(({ isLinked }) => isLinked)
  const privateText = usePrivateText()
  const fault =
    preview !== null && !hasEnd(preview) && preview.reason !== 'MISSING_TERMS'
      ? privateText(preview.message)
      : undefined
  return (
    <StepCard
      title="Is this what you owe?"
      intro="A plan is only as good as the rates and minimum payments that it knows."
    >
      <DebtFacts debts={debts} onEdit={onEdit} />
      <MissingTerms accounts={asStated} stated={draft.stated} onChange={(stated) => onChange({ ...draft, stated })} />
      <div className="mt-6 flex max-w-[560px] flex-wrap items-start gap-x-8 gap-y-4">
        <div className="w-60">
          <SingleField
            kind="money"
            name="input.monthlyPayment"
            label="Monthly payment"
            required
            max={maxAmount}
            value={draft.monthlyPayment}
            onChange={(monthlyPayment) => onChange({ ...draft, monthlyPayment, followsDebts: false })}
            check={(value) => (Number.isFinite(value) ? fault : undefined)}
            hint="For all debts together."
          />
        </div>
        <p role="status" className="min-w-40 flex-1 text-body text-text-muted @min-[480px]:pt-8">
          {preview !== null && hasEnd(preview) && <CalculatorVerdictText sentence={preview.verdict.sentence} />}
        </p>
      </div>
      <OneOffPayments value={draft.oneOffs} onChange={(oneOffs) => onChange({ ...draft, oneOffs })} />
    </StepCard>
  )
}
