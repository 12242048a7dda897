import { debtStrategyNames } from '@evenkeel/engine'
import { CardBody } from '@evenkeel/ui/card'
import { Notice } from '@evenkeel/ui/notice'
import { usePrivateText } from '@evenkeel/ui/privacy'
import { Steps, type StepsProps } from '@evenkeel/ui/steps'
import { type ReactNode, useMemo, useState } from 'react'
import { useToday } from '../../shared/today.tsx'
import type { PlanBody } from '../shell/plan-body.ts'
import { Sheet } from '../shell/sheet.tsx'
import { DebtsStep, ReviewStep, StrategyStep } from './debt-wizard-steps.tsx'
import {
  accountsOf,
  bodyOf,
  type DebtDraft,
  type DebtPlan,
  debtSteps,
  type DebtStep,
  draftOf,
  previewOf,
  stepOfField,
} from './form.ts'
import { PayoffCard } from './payoff-card.tsx'
import { hasEnd, type NoPayoff, type PayoffView } from './payoff-view.ts'

interface DebtStepsProps extends Pick<StepsProps, 'onCancel' | 'commitLabel' | 'busy' | 'error' | 'refusals'> {
  readonly plan: DebtPlan
  /** 'Add account', from whoever composes the page. */
  readonly addAccount?: ReactNode
  /** The dialog in which an account's balance, rate and payments are changed. */
  readonly editAccount?: ((userAccountId: number, onClose: () => void) => ReactNode) | undefined
  /** The last step's button, with what is filled in. */
  readonly onCommit: (body: PlanBody) => void
  /** A quiet choice beside it, with what is filled in so far. */
  readonly secondary?: (body: PlanBody) => ReactNode
}

const noRefusals: NonNullable<StepsProps['refusals']> = []

const isStep = (id: string): id is DebtStep => debtSteps.some((step) => step.id === id)

/** The step in sight. What the server refuses leads back to the step that asks for it. */
function useStep(refusals: readonly { readonly field: string }[]) {
  const [step, setStep] = useState<DebtStep>('strategy')
  const [heard, setHeard] = useState(refusals)
  if (heard !== refusals) {
    setHeard(refusals)
    const [first] = refusals
    if (first) setStep(stepOfField(first.field))
  }
  return [step, setStep] as const
}

/** Strategy, debts, what they cost, and what comes of it, worked out in the page as it is typed. */
export function DebtSteps({ plan, addAccount, editAccount, onCommit, secondary, ...rest }: DebtStepsProps) {
  const [draft, setDraft] = useState<DebtDraft>(() => draftOf(plan))
  const [editedId, setEditedId] = useState<number | null>(null)
  const [isAskedForDebts, setAskedForDebts] = useState(false)
  const [step, setStep] = useStep(rest.refusals ?? noRefusals)
  const today = useToday()
  const { linkedAccounts } = plan
  const accounts = useMemo(() => accountsOf(draft, linkedAccounts), [draft, linkedAccounts])
  const preview = useMemo(() => previewOf(draft, linkedAccounts, today), [draft, linkedAccounts, today])
  const hasDebts = accounts.some(({ isLinked }) => isLinked)
  const parts = { draft, onChange: setDraft, accounts, preview }
  const go = (to: string) => {
    const isOnward = step === 'debts' && (to === 'review' || to === 'preview')
    setAskedForDebts(isOnward && !hasDebts)
    if (isStep(to) && !(isOnward && !hasDebts)) setStep(to)
  }
  return (
    <>
      <Steps
        {...rest}
        label="Debt plan"
        steps={debtSteps}
        current={step}
        onGo={go}
        onCommit={() => onCommit(bodyOf(draft, linkedAccounts))}
        valid={step !== 'preview' || (preview !== null && hasEnd(preview))}
        secondary={secondary?.(bodyOf(draft, linkedAccounts))}
      >
        {step === 'strategy' && <StrategyStep {...parts} />}
        {step === 'debts' && <DebtsStep {...parts} addAccount={addAccount} isAsked={isAskedForDebts} />}
        {step === 'review' && <ReviewStep {...parts} onEdit={editAccount && setEditedId} />}
        {step === 'preview' && <PreviewStep preview={preview} draft={draft} />}
      </Steps>
      {editedId !== null && editAccount?.(editedId, () => setEditedId(null))}
    </>
  )
}

function PreviewStep({
  preview,
  draft,
}: {
  readonly preview: PayoffView | NoPayoff | null
  readonly draft: DebtDraft
}) {
  const privateText = usePrivateText()
  if (preview !== null && hasEnd(preview))
    return <PayoffCard view={preview} strategyName={debtStrategyNames[draft.strategy]} />
  return (
    <Sheet isInset>
      <CardBody>
        <div className="pt-3">
          <Notice tone="warning">
            {preview === null ? 'Something is still missing. Go back to fill it in.' : privateText(preview.message)}
          </Notice>
        </div>
      </CardBody>
    </Sheet>
  )
}
