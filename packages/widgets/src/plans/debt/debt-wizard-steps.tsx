import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { debtStrategyNames, DebtStrategy, interestThresholdLimits, PlanType } from '@evenkeel/engine'
import { CardBody, CardHeader } from '@evenkeel/ui/card'
import { Input } from '@evenkeel/ui/input'
import { usePrivateText } from '@evenkeel/ui/privacy'
import { RadioGroup } from '@evenkeel/ui/radio-group'
import { type ReactNode, useId } from 'react'
import { LinkedAccounts } from '../shell/linked-accounts.tsx'
import { Sheet } from '../shell/sheet.tsx'
import { DebtFacts } from './debt-facts.tsx'
import type { DebtDraft } from './form.ts'
import { hasEnd, type NoPayoff, type PayoffView } from './payoff-view.ts'
import { monthInWords } from './payoff-words.ts'

interface StepProps {
  readonly draft: DebtDraft
  readonly onChange: (draft: DebtDraft) => void
  /** The plan's accounts, linked as the person said. */
  readonly accounts: readonly LinkedAccount[]
  readonly preview: PayoffView | NoPayoff | null
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
    detail: 'Spare money goes to the dearest debt. This costs the least interest.',
  },
  {
    value: String(DebtStrategy.LOW_BALANCE),
    label: debtStrategyNames[DebtStrategy.LOW_BALANCE],
    detail: 'Spare money goes to the smallest debt of high interest. You see the first debts go sooner.',
  },
]

/** Step 1: in which order the debts are paid, and from where on one counts as dear. */
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
          <Input
            type="percentage"
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

/** Step 2: which debts the plan counts. */
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
      <LinkedAccounts
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
  /** Asked to change an account. */
  readonly onEdit: ((userAccountId: number) => void) | undefined
}

/** Step 3: what each debt costs, and what is paid a month. */
export function ReviewStep({ draft, onChange, accounts, preview, onEdit }: ReviewStepProps) {
  const debts = accounts.filter(({ isLinked }) => isLinked)
  const privateText = usePrivateText()
  const fault = preview !== null && !hasEnd(preview) ? privateText(preview.message) : undefined
  return (
    <StepCard
      title="Is this what you owe?"
      intro={`A plan is only as good as the rates and minimum payments that it knows.${onEdit === undefined ? '' : ' Mend what is missing before you go on.'}`}
    >
      <DebtFacts debts={debts} onEdit={onEdit} />
      <div className="mt-6 flex max-w-[560px] flex-wrap items-start gap-x-8 gap-y-4">
        <div className="w-60">
          <Input
            type="currency"
            subtype="positive"
            name="input.monthlyPayment"
            label="Monthly payment"
            required
            value={draft.monthlyPayment}
            onChange={(monthlyPayment) => onChange({ ...draft, monthlyPayment })}
            validate={(value) => (Number.isFinite(value) ? fault : undefined)}
            hint="For all debts together."
          />
        </div>
        <p role="status" className="min-w-40 flex-1 text-body text-text-muted @min-[480px]:pt-8">
          {preview !== null && hasEnd(preview) && `Debt free in ${monthInWords(preview.payoffDate)}.`}
        </p>
      </div>
    </StepCard>
  )
}
