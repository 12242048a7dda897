import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { Form } from '@evenkeel/ui/form'
import { type ControlProps, createUseForm, type Draft, valueAt } from '@evenkeel/ui/use-form'
import { type ReactNode, useRef, useState } from 'react'
import { LazyPart } from '../../shared/lazy-card.tsx'
import { AnswerShape } from '../../shared/plan-skeletons.tsx'
import { useToday } from '../../shared/today.tsx'
import * as words from '../../words/plan-form.generated.ts'
import { fieldOfFact } from './known-line.ts'
import { DraftLine } from '../shell/draft-line.tsx'
import { LiveAnswer } from '../shell/live-answer.tsx'
import { ProfileQuestion } from '../shell/profile-question.tsx'
import { useDraftSaving } from '../shell/use-draft-saving.ts'
import { useNewestPlan } from '../shell/use-newest-plan.ts'
import { usePlanForm } from '../shell/use-plan-form.ts'
import type { Simulator } from '../simulation/simulator.ts'
import { AccountsCard, useAccountChoice } from './accounts-card.tsx'
import { FormSection, type FormSectionProps } from './form-section.tsx'
import { stepsOf, useFormStep } from './form-steps.ts'
import type { PlanSpec } from './plan-spec.ts'
import { type Aim, StepButtons } from './step-buttons.tsx'
import { StepFrame } from './step-frame.tsx'
import { usePlanAccounts } from './use-plan-accounts.ts'
import { useShownFailure, useStepOfRefusal } from './use-shown-failure.ts'
import { formControls } from '@evenkeel/ui/form-controls'
import { withSaving } from '../../shared/saved-form.ts'
import { AgesField } from './ages-field.tsx'

const toAge = (value: unknown) => (typeof value === 'number' ? value : null)

function AgesControl({ frame: { name, label }, value, onChange }: ControlProps) {
  return <AgesField {...{ name, label, onChange }} value={Array.isArray(value) ? value.map(toAge) : []} />
}

/** Like `useForm`, with the list of a household's children. */
const usePlanFields = withSaving(
  createUseForm({ ...formControls, list: { Control: AgesControl, empty: [], fault: () => undefined } }),
)

export interface PlanFormProps {
  readonly plan: PlanDetail
  /** 'Add account', from the page around the form. */
  readonly addAccount?: ReactNode
  /** The screen whose address has the step; without one all sections are on one page. */
  readonly screen?: string | undefined
  /** Where a plan is simulated while it is typed; the same function on every render. Without one the server says what it comes to. */
  readonly startSimulator?: () => Simulator
  /** Called with the title of each step after the first, which has that of the screen. */
  readonly onStep?: ((title: string | undefined) => void) | undefined
}

/** Returns the component of a plan's form. It renders nothing for another plan. */
export function planForm<Input, Output, Name extends string>(spec: PlanSpec<Input, Output, Name>) {
  return function SpecifiedForm({ plan, ...around }: PlanFormProps) {
    const { newest, round, takeTheirs } = useNewestPlan(plan, isPlanDetail)
    const defaults = spec.start(newest)
    if (defaults === null) return null
    return <OpenForm key={round} {...{ ...around, plan: newest, spec, defaults }} onTakeTheirs={takeTheirs} />
  }
}

const isPlanDetail = (plan: PlanDetail): plan is PlanDetail => plan !== null

interface OpenFormProps<Input, Output, Name extends string> extends PlanFormProps {
  readonly spec: PlanSpec<Input, Output, Name>
  readonly defaults: Draft<Input> & object
  readonly onTakeTheirs: () => void
}

/** What is filled in, what is saved of it, and what is done with it. */
function usePlanInput<Input, Output, Name extends string>(props: OpenFormProps<Input, Output, Name>) {
  const { plan, spec, defaults } = props
  const { links } = spec
  const actions = usePlanForm(plan.planType)
  const today = useToday()
  const form = usePlanFields({
    form: spec.form,
    defaults,
    prefix: 'input',
    submit: async (): Promise<void> => {
      const lacking = spec.lacks?.(form.input(), today) ?? []
      if (await drafts.flush()) await actions.commit(accounts.toBody(form.input()), lacking)
    },
  })
  const fieldOf = (name: Name | undefined) => ({
    value: name && valueAt(form.values, name),
    set: (sum: number) => name && form.set(name, sum),
  })
  const accounts = usePlanAccounts(plan, defaults, links, fieldOf(links?.fills), fieldOf(links?.prefills))
  const steps = stepsOf(spec, { values: form.values, input: form.input(), hasLinked: accounts.hasLinked, today })
  const { at, go } = useFormStep(props.screen, steps, plan.lastCommittedOn !== null)
  const body = accounts.toBody(form.input())
  const [hadDraft] = useState(plan.hasDraft)
  // Who only looks at the steps has changed nothing.
  const step = props.screen !== undefined && (form.isDirty || hadDraft) ? steps[at]?.id : undefined
  const drafts = useDraftSaving({ plan, body, step })
  return {
    ...{ actions, form, accounts, drafts, steps, at, go, body },
    cancel: async () => {
      await drafts.takeBack().catch(() => undefined)
      actions.leave()
    },
    close: async () => actions.saveForLater(await drafts.toClose(body)),
  }
}

function OpenForm<Input, Output, Name extends string>(props: OpenFormProps<Input, Output, Name>) {
  const { plan, spec, addAccount, screen, onTakeTheirs, onStep, startSimulator } = props
  const { actions, form, accounts, drafts, steps, at, go, body, cancel, close } = usePlanInput(props)
  const choice = useAccountChoice(plan.planType, spec.links, accounts)
  const failure = useShownFailure(spec, form.frame, actions.failure, accounts.hasLinked)
  useStepOfRefusal(steps, at, go, failure.byStep)
  const aim = useRef<Aim>('use')
  const [isHeld, hold] = useState(false)
  const pages = screen === undefined ? [steps] : steps.map((step) => [step])
  const place = (index: number) =>
    pages.length < 2 ? undefined : words.place({ step: String(index + 1), steps: String(pages.length) })
  const lost = [...failure.byStep].find(([id]) => steps.every((step) => step.id !== id))?.[1][0]?.errors[0]
  const { isBusy } = actions
  const lacking = steps.flatMap((step) => step.lacking)
  const nameOf = (fact: string) => fieldOfFact(plan, spec.form.fields, fact)
  const isWhole = plan.lastCommittedOn !== null && form.isValid
  const isSimulated = spec.answer !== undefined && startSimulator !== undefined
  const use = isWhole ? form.frame.onSubmit : undefined
  return (
    <>
      <StepFrame
        {...{ at, go, onStep }}
        steps={screen === undefined ? [] : steps}
        hasWideAnswer={isSimulated}
        answer={
          isSimulated ? (
            <LazyPart
              isWanted
              title={words.answer()}
              load={spec.answer}
              props={{ plan, form, startSimulator, screen, isHeld, go, use, lacking, nameOf }}
            >
              <AnswerShape />
            </LazyPart>
          ) : (
            <LiveAnswer {...{ planType: plan.planType, body, nameOf }} />
          )
        }
      >
        {pages.map((page, index) => (
          <div key={page[0]?.id} hidden={index !== at} data-step={page[0]?.id}>
            <Form
              {...form.frame}
              label={plan.name}
              busy={isBusy}
              submitsByEnter={false}
              error={index === at ? (failure.error ?? lost) : undefined}
              refusals={screen === undefined ? failure.refusals : failure.byStep.get(page[0]?.id ?? '')}
              onSubmit={() => {
                const next = steps[index + 1]
                if (aim.current === 'next' && next !== undefined) go(next.id)
                else form.frame.onSubmit()
              }}
            >
              {page.map((step) => (
                <StepCards
                  key={step.id}
                  {...{ plan, spec, step, form, accounts, addAccount, hold }}
                  place={place(index)}
                  error={failure.ofAccounts}
                  isRefused={failure.byStep.has(step.id)}
                  onChooseAccounts={choice.open}
                />
              ))}
              <StepButtons
                isBusy={isBusy}
                onBack={index > 0 ? () => go(steps[index - 1]?.id ?? '') : undefined}
                isLast={index === pages.length - 1}
                isWhole={isWhole}
                onAim={(next) => {
                  aim.current = next
                }}
                onClose={() => void close()}
                onCancel={() => void cancel()}
              />
              {index === at && <DraftLine drafts={drafts} onTakeTheirs={onTakeTheirs} />}
            </Form>
          </div>
        ))}
      </StepFrame>
      <ProfileQuestion question={actions.question} fields={spec.form.fields} />
      {choice.dialog}
    </>
  )
}

interface StepCardsProps<Input, Output, Name extends string> extends FormSectionProps<Input, Output, Name> {
  readonly addAccount: ReactNode
  /** Why the accounts were refused, while none is linked. */
  readonly error: string | undefined
}

/** What a step asks; the accounts that fill one of its fields are below it, others above. */
function StepCards<Input, Output, Name extends string>(props: StepCardsProps<Input, Output, Name>) {
  const { plan, spec, step, accounts, addAccount, error } = props
  const { links } = spec
  const card = links && step.hasAccounts && <AccountsCard {...{ plan, links, addAccount, error }} state={accounts} />
  return (
    <>
      {links?.fills === undefined && card}
      <FormSection {...props} />
      {links?.fills !== undefined && card}
    </>
  )
}
