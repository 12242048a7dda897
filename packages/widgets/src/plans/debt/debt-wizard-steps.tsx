import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { maxAmount } from '@evenkeel/api-client/contract/primitives'
import { debtStrategyNames, DebtStrategy, interestThresholdLimits, PlanType } from '@evenkeel/engine'
import { CardBody } from '@evenkeel/ui/card'
import { SingleField } from '@evenkeel/ui/form-controls'
import { usePrivateText } from '@evenkeel/ui/privacy'
import { RadioGroup } from '@evenkeel/ui/radio-group'
import type { ReactNode } from 'react'
import { LinkAccountsChecklist } from '../../link-accounts/link-accounts-checklist.tsx'
import * as words from '../../words/debts.generated.ts'
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
  return (
    <Sheet title={title} isInset>
      <CardBody>
        <p className="-mt-2 mb-5 max-w-[640px] text-body text-text-muted">{intro}</p>
        {children}
      </CardBody>
    </Sheet>
  )
}

const strategies = () => [
  {
    value: String(DebtStrategy.HIGH_INTEREST),
    label: debtStrategyNames[DebtStrategy.HIGH_INTEREST],
    detail: words.highInterestWhat(),
  },
  {
    value: String(DebtStrategy.LOW_BALANCE),
    label: debtStrategyNames[DebtStrategy.LOW_BALANCE],
    detail: words.lowBalanceWhat(),
  },
]

/** Step 1: the order in which the debts are paid, and the rate from which a debt counts as high interest. */
export function StrategyStep({ draft, onChange }: StepProps) {
  return (
    <StepCard title={words.strategyTitle()} intro={words.strategyWhat()}>
      <div className="flex max-w-[560px] flex-col gap-6">
        <RadioGroup
          label={words.strategy()}
          name="input.strategy"
          options={strategies()}
          value={String(draft.strategy)}
          onChange={(value) =>
            onChange({
              ...draft,
              strategy:
                value === String(DebtStrategy.LOW_BALANCE) ? DebtStrategy.LOW_BALANCE : DebtStrategy.HIGH_INTEREST,
            })
          }
        />
        <div className="max-w-80">
          <SingleField
            kind="percent"
            name="input.interestRate"
            label={words.highInterestMeans()}
            required
            max={interestThresholdLimits.max}
            value={draft.interestRate}
            onChange={(interestRate) => onChange({ ...draft, interestRate })}
            hint={words.highInterestHint()}
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
      title={words.debtsTitle()}
      intro={addAccount === undefined ? words.chooseDebts() : words.chooseOrAddDebts()}
    >
      <LinkAccountsChecklist
        planType={PlanType.REDUCE_DEBT}
        label={words.debts()}
        accounts={accounts}
        onChange={(changed) =>
          onChange({
            ...draft,
            links: Object.fromEntries(changed.map(({ userAccountId, isLinked }) => [userAccountId, isLinked])),
          })
        }
        addAccount={addAccount}
        error={isAsked && hasNone ? words.addOne() : undefined}
      />
    </StepCard>
  )
}

interface ReviewStepProps extends StepProps {
  /** The same accounts without the terms that were typed here. */
  readonly asStated: readonly LinkedAccount[]
  /** Called to change an account. */
  readonly onEdit: ((userAccountId: number) => void) | undefined
  /** What the plan comes to is next to the step, and not in it. */
  readonly isSaidBeside: boolean
}

/** Step 3: the cost of each debt, and the monthly payments. */
export function ReviewStep({ draft, onChange, accounts, asStated, preview, onEdit, isSaidBeside }: ReviewStepProps) {
  const debts = accounts.filter(({ isLinked }) => isLinked)
  const privateText = usePrivateText()
  const fault =
    preview !== null && !hasEnd(preview) && preview.reason !== 'MISSING_TERMS'
      ? privateText(preview.message)
      : undefined
  return (
    <StepCard title={words.reviewTitle()} intro={words.reviewWhat()}>
      <DebtFacts debts={debts} onEdit={onEdit} />
      <MissingTerms accounts={asStated} stated={draft.stated} onChange={(stated) => onChange({ ...draft, stated })} />
      <div className="mt-6 flex max-w-[560px] flex-wrap items-start gap-x-8 gap-y-4">
        <div className="w-60 max-w-full">
          <SingleField
            kind="money"
            name="input.monthlyPayment"
            label={words.monthlyPayment()}
            required
            max={maxAmount}
            value={draft.monthlyPayment}
            onChange={(monthlyPayment) => onChange({ ...draft, monthlyPayment, followsDebts: false })}
            check={(value) => (Number.isFinite(value) ? fault : undefined)}
            hint={words.forAllDebts()}
          />
        </div>
        {!isSaidBeside && (
          <p role="status" className="min-w-40 flex-1 text-body text-text-muted @min-[480px]:pt-8">
            {preview !== null && hasEnd(preview) && <CalculatorVerdictText sentence={preview.verdict.sentence} />}
          </p>
        )}
      </div>
      <OneOffPayments value={draft.oneOffs} onChange={(oneOffs) => onChange({ ...draft, oneOffs })} />
    </StepCard>
  )
}
