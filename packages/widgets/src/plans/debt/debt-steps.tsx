import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { Steps, type StepsProps } from '@evenkeel/ui/steps'
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type DebtStep, debtSteps, stepOfAddress } from '../../shared/debt-step.ts'
import { LazyPart } from '../../shared/lazy-card.tsx'
import { PlanDrawing } from '../../shared/plan-drawing.tsx'
import { useToday } from '../../shared/today.tsx'
import type { HistoryChange } from '../../shared/state/filters.ts'
import { useScreenQuery } from '../../shared/use-screen-query.ts'
import * as words from '../../words/debts.generated.ts'
import type { PlanBody } from '../shell/plan-body.ts'
import { DebtsStep, ReviewStep, StrategyStep } from './debt-wizard-steps.tsx'
import {
  accountsWithTerms,
  toPlanBody,
  type DebtDraft,
  type DebtPlan,
  toDebtDraft,
  linkedBy,
  computePreview,
  stepOfField,
  withPayment,
} from './form.ts'
import type { PreviewStepProps } from './preview-step.tsx'
import { hasEnd, type NoPayoff, type PayoffPreview } from './payoff-view.ts'

interface DebtStepsProps extends Pick<StepsProps, 'onCancel' | 'commitLabel' | 'busy' | 'error' | 'refusals'> {
  /** The screen whose address has the step; without one it is kept here. */
  readonly screen?: string | undefined
  readonly plan: DebtPlan
  /** The 'Add account' button, passed in by the page. */
  readonly addAccount?: ReactNode
  /** The dialog in which an account's balance, rate and payments are changed. */
  readonly editAccount?: ((userAccountId: number, onClose: () => void) => ReactNode) | undefined
  /** The last step's button; receives what is filled in. */
  readonly onCommit: (body: PlanBody) => void
  /** A quiet second choice next to it, which receives what is filled in so far. */
  readonly secondary?: (body: PlanBody) => ReactNode
  /** What the choices come to, next to the steps before the last; null while something is missing. */
  readonly answer?: ((preview: PayoffPreview | null) => ReactNode) | undefined
  /** Compares the orders of payment on the last step. */
  readonly compare?: ((parts: CompareParts) => ReactNode) | undefined
  /** What is shown below the steps, on each of them; receives what is filled in so far. */
  readonly below?: (body: PlanBody, step: DebtStep) => ReactNode
}

export interface CompareParts {
  readonly draft: DebtDraft
  readonly onChange: (draft: DebtDraft) => void
  readonly accounts: readonly LinkedAccount[]
  readonly preview: PayoffPreview
}

const loadPreviewStep = async () => (await import('./preview-step.tsx')).PreviewStep

const noRefusals: NonNullable<StepsProps['refusals']> = []

const isStep = (id: string): id is DebtStep => debtSteps.some((step) => step.id === id)

const placeOf = (step: DebtStep) => debtSteps.findIndex(({ id }) => id === step)

/** Returns the first step that is not complete; the last one if all are. */
function firstOpen(draft: DebtDraft, hasDebts: boolean, preview: PayoffPreview | NoPayoff | null): DebtStep {
  if (draft.interestRate === null || Number.isNaN(draft.interestRate)) return 'strategy'
  if (!hasDebts) return 'debts'
  return preview !== null && hasEnd(preview) ? 'preview' : 'review'
}

/**
 * Returns the visible step, which is in the address. A step that is opened before its predecessors are complete is replaced by the first
 * open one. A refusal by the server leads back to the step with the refused field.
 */
function useStep(screen: string | undefined, refusals: readonly { readonly field: string }[], open: DebtStep) {
  const [query, setQuery] = useScreenQuery(screen)
  const step = stepOfAddress(new URLSearchParams(query)).id
  const go = (to: DebtStep, change: HistoryChange) => setQuery(to === debtSteps[0].id ? '' : `step=${to}`, change)
  const setStep = (to: DebtStep) => go(to, 'push')
  const heard = useRef(refusals)
  const lead = useEffectEvent(setStep)
  useEffect(() => {
    if (heard.current === refusals) return
    heard.current = refusals
    const [first] = refusals
    if (first) lead(stepOfField(first.field))
  }, [refusals])
  const arrive = useEffectEvent((at: DebtStep) => {
    if (placeOf(at) > placeOf(open)) go(open, 'replace')
  })
  useEffect(() => arrive(step), [step])
  return [step, setStep] as const
}

/** Strategy, debts, their terms, and the result, which is calculated in the page while the person types. */
export function DebtSteps(props: DebtStepsProps) {
  const { screen, plan, addAccount, editAccount, onCommit, secondary, answer, compare, below, ...rest } = props
  const today = useToday()
  const [said, setDraft] = useState<DebtDraft>(() => toDebtDraft(plan, today))
  const [editedId, setEditedId] = useState<number | null>(null)
  const [isAskedForDebts, setAskedForDebts] = useState(false)
  const { linkedAccounts } = plan
  const draft = useMemo(() => withPayment(said, linkedAccounts), [said, linkedAccounts])
  const accounts = useMemo(() => accountsWithTerms(draft, linkedAccounts), [draft, linkedAccounts])
  const preview = useMemo(() => computePreview(draft, linkedAccounts, today), [draft, linkedAccounts, today])
  const hasDebts = accounts.some(({ isLinked }) => isLinked)
  const [step, setStep] = useStep(screen, rest.refusals ?? noRefusals, firstOpen(draft, hasDebts, preview))
  const parts = { draft, onChange: setDraft, accounts, preview }
  const { Preview } = usePreviewStep()
  const go = (to: string) => {
    const isOnward = step === 'debts' && (to === 'review' || to === 'preview')
    setAskedForDebts(isOnward && !hasDebts)
    if (isStep(to) && !(isOnward && !hasDebts)) setStep(to)
  }
  return (
    <>
      <Steps
        {...rest}
        label={words.debtPlan()}
        steps={debtSteps}
        current={step}
        onGo={go}
        onCommit={() => onCommit(toPlanBody(draft, linkedAccounts))}
        valid={step !== 'preview' || (preview !== null && hasEnd(preview))}
        secondary={secondary?.(toPlanBody(draft, linkedAccounts))}
      >
        {step !== 'preview' && (
          <Beside answer={answer?.(preview !== null && hasEnd(preview) ? preview : null)}>
            {step === 'strategy' && <StrategyStep {...parts} />}
            {step === 'debts' && <DebtsStep {...parts} addAccount={addAccount} isAsked={isAskedForDebts} />}
            {step === 'review' && (
              <ReviewStep
                {...parts}
                asStated={linkedBy(draft, linkedAccounts)}
                onEdit={editAccount && setEditedId}
                isSaidBeside={answer !== undefined}
              />
            )}
          </Beside>
        )}
        {step === 'preview' && (
          <Preview
            preview={preview}
            draft={draft}
            orders={preview !== null && hasEnd(preview) && compare?.({ ...parts, preview })}
          />
        )}
      </Steps>
      {below?.(toPlanBody(draft, linkedAccounts), step)}
      {editedId !== null && editAccount?.(editedId, () => setEditedId(null))}
    </>
  )
}

const LaterPreview = (props: PreviewStepProps) => (
  <LazyPart isWanted title={words.debtPlan()} load={loadPreviewStep} props={props}>
    <PlanDrawing of="payoff" height={480} />
  </LazyPart>
)

/** Returns the last step. It is loaded while a person is at the first, so that it is there at once. */
function usePreviewStep() {
  const [Preview, setPreview] = useState<ComponentType<PreviewStepProps>>(() => LaterPreview)
  useEffect(() => {
    void loadPreviewStep().then(
      (loaded) => setPreview(() => loaded),
      () => undefined,
    )
  }, [])
  return { Preview }
}

interface BesideProps {
  /** Absent in a widget, which has no room for it. */
  readonly answer: ReactNode
  readonly children: ReactNode
}

/** A step with what the choices come to next to it. */
function Beside({ answer, children }: BesideProps) {
  if (answer === undefined) return children
  return (
    <div className="grid grid-cols-1 items-start gap-4 tablet:gap-6 desktop:grid-cols-[minmax(0,632fr)_minmax(0,320fr)]">
      <div className="min-w-0">{children}</div>
      {answer}
    </div>
  )
}
