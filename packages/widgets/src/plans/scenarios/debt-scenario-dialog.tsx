import { scenarioNameFields } from '@evenkeel/api-client/contract/forms/scenarios'
import { maxAmount } from '@evenkeel/api-client/contract/primitives'
import { useChange } from '@evenkeel/api-client/react'
import { DebtStrategy, debtStrategyNames } from '@evenkeel/engine'
import { SingleField } from '@evenkeel/ui/form-controls'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { Money } from '@evenkeel/ui/money'
import { usePrivateText } from '@evenkeel/ui/privacy'
import { RadioGroup } from '@evenkeel/ui/radio-group'
import { useMemo, useState } from 'react'
import { useToday } from '../../shared/today.tsx'
import { useForm } from '../../shared/use-form.ts'
import * as debtWords from '../../words/debts.generated.ts'
import * as words from '../../words/scenarios.generated.ts'
import { computePreview, type DebtDraft, type DebtPlan, toDebtDraft, wholeInput } from '../debt/form.ts'
import { OneOffPayments } from '../debt/one-off-payments.tsx'
import { hasEnd, type NoPayoff, type PayoffPreview } from '../debt/payoff-view.ts'
import { monthInWords } from '../debt/payoff-words.ts'
import { CalculatorVerdictText } from '../shell/calculator-verdict-view.tsx'
import { changesOf, type ScenarioChanges } from './scenario-changes.ts'

interface DebtScenarioDialogProps {
  readonly plan: DebtPlan
  readonly onClose: () => void
}

type Outcome = PayoffPreview | NoPayoff | null

/** Returns what the plan would send, with its payments made once even if there are none; null while a field is missing. */
function toInput(draft: DebtDraft) {
  const input = wholeInput(draft)
  return input && { oneOffs: [], ...input }
}

function changesIn(draft: DebtDraft, saved: DebtDraft): ScenarioChanges {
  const input = toInput(draft)
  return input === null ? [] : changesOf(input, toInput(saved))
}

/** What is tried, what it changes in the plan, and what both come to. */
function useTried(plan: DebtPlan) {
  const today = useToday()
  const [saved] = useState(() => toDebtDraft(plan, today))
  const [draft, setDraft] = useState<DebtDraft>(saved)
  const { linkedAccounts } = plan
  const before = useMemo(() => computePreview(saved, linkedAccounts, today), [saved, linkedAccounts, today])
  const after = useMemo(() => computePreview(draft, linkedAccounts, today), [draft, linkedAccounts, today])
  const changes = useMemo(() => changesIn(draft, saved), [draft, saved])
  return { draft, setDraft, before, after, changes }
}

/** Another way to pay the debts of a plan: tried here, named, and kept next to the plan. */
export function DebtScenarioDialog({ plan, onClose }: DebtScenarioDialogProps) {
  const { draft, setDraft, before, after, changes } = useTried(plan)
  const add = useChange('addPlanScenario')
  const { frame, Field } = useForm({
    form: scenarioNameFields,
    defaults: { name: '' },
    submit: ({ name }) => add.run({ body: { planType: plan.planType, name, changes } }),
    onDone: onClose,
    done: words.saved(),
  })
  const isWhole = after !== null && hasEnd(after) && changes.length > 0
  return (
    <FormDialog
      {...frame}
      size="wide"
      onClose={onClose}
      title={words.another()}
      description={words.anotherWhat()}
      submitLabel={words.saveIt()}
      valid={isWhole}
      dirty={changes.length > 0}
    >
      <DebtChoices draft={draft} onChange={setDraft} />
      <Comes {...{ before, after }} isChanged={changes.length > 0} />
      <Field name="name" />
    </FormDialog>
  )
}

interface DebtChoicesProps {
  readonly draft: DebtDraft
  readonly onChange: (draft: DebtDraft) => void
}

const orders = [DebtStrategy.HIGH_INTEREST, DebtStrategy.LOW_BALANCE] as const

function DebtChoices({ draft, onChange }: DebtChoicesProps) {
  return (
    <>
      <div className="max-w-60">
        <SingleField
          kind="money"
          name="monthlyPayment"
          label={words.payment()}
          required
          max={maxAmount}
          value={draft.monthlyPayment}
          onChange={(monthlyPayment) => onChange({ ...draft, monthlyPayment, followsDebts: false })}
          hint={words.forAll()}
        />
      </div>
      <RadioGroup
        label={debtWords.orders()}
        name="strategy"
        options={orders.map((order) => ({ value: String(order), label: debtStrategyNames[order] }))}
        value={String(draft.strategy)}
        onChange={(value) => onChange({ ...draft, strategy: orders.find((one) => String(one) === value) ?? orders[0] })}
      />
      <OneOffPayments value={draft.oneOffs} onChange={(oneOffs) => onChange({ ...draft, oneOffs })} />
    </>
  )
}

/** What is tried comes to, and the plan next to it. */
function Comes({
  before,
  after,
  isChanged,
}: {
  readonly before: Outcome
  readonly after: Outcome
  readonly isChanged: boolean
}) {
  const privateText = usePrivateText()
  if (after !== null && !hasEnd(after))
    return (
      <p role="status" className="text-body text-danger">
        {privateText(after.message)}
      </p>
    )
  return (
    <div role="status" className="min-h-12 text-body">
      {isChanged && after !== null ? (
        <p className="font-medium">
          <CalculatorVerdictText sentence={after.verdict.sentence} />{' '}
          {words.costs.parts({ interest: <Money key="interest" value={after.totalInterest} /> })}
        </p>
      ) : (
        <p className="text-text-muted">{words.notYet()}</p>
      )}
      {before !== null && hasEnd(before) && (
        <p className="text-label font-normal text-text-muted">
          {words.against.parts({
            month: monthInWords(before.payoffDate),
            interest: <Money key="interest" value={before.totalInterest} />,
          })}
        </p>
      )}
    </div>
  )
}
