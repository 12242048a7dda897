import { type ReactNode, type RefCallback, useCallback, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { FormContext, type Refusal } from '../form/form-context.ts'
import { FormErrors, type FormErrorsProps } from '../form/form-errors.tsx'
import { useFormFields } from '../form/use-form-fields.ts'
import { type Step, StepTrail } from './step-trail.tsx'

export type { Step } from './step-trail.tsx'

export interface StepsProps extends FormErrorsProps {
  /** What the steps lead through: 'Debt plan'. */
  label: string
  steps: readonly Step[]
  /** Id of the step in sight. */
  current: string
  /** Called with the step before, after, or with a done one that was chosen in the trail. */
  onGo: (id: string) => void
  /** Absent where nothing is begun that could be given up. */
  onCancel?: (() => void) | undefined
  /** The last step's button. */
  onCommit: () => void
  /** 'Commit' unless it says otherwise. */
  commitLabel?: string
  /** False: one cannot go on from here; Back then is the one thing to do. */
  valid?: boolean
  /** Going on is being worked on; nothing else happens meanwhile. */
  busy?: boolean
  /** What the server refused, by field: shown on the step's `Input` of that name until it is changed, else above the step. */
  refusals?: readonly Refusal[] | undefined
  /** A quiet choice beside Next and Commit, such as 'Save and finish later'. */
  secondary?: ReactNode
  /** The step itself. Next and Commit wait while an `Input` in it has a fault. */
  children: ReactNode
}

/**
 * A wizard: a trail of steps, the step in sight, and Cancel, Back, Next and, on the last one, Commit. Enter in a field goes
 * on. A new step takes the focus, so that it is read out and the keyboard goes on from its top.
 */
export function Steps({ label, steps, current, onGo, children, ...rest }: StepsProps) {
  const at = steps.findIndex(({ id }) => id === current)
  const ref = useFocusOnChange()
  const name = `Step ${String(at + 1)} of ${String(steps.length)}: ${steps[at]?.label ?? ''}`
  return (
    <div className="flex flex-col gap-5">
      <StepTrail {...{ label, steps, current }} onGo={rest.busy ? undefined : onGo} />
      <section key={current} ref={ref} tabIndex={-1} aria-label={name} className="min-w-0 outline-none">
        <StepForm {...rest} before={steps[at - 1]?.id} after={steps[at + 1]?.id} onGo={onGo}>
          {children}
        </StepForm>
      </section>
    </div>
  )
}

interface StepFormProps extends Omit<StepsProps, 'label' | 'steps' | 'current'> {
  before: string | undefined
  after: string | undefined
}

function StepForm({
  before,
  after,
  onGo,
  onCommit,
  error,
  fieldErrors,
  refusals,
  busy = false,
  valid = true,
  children,
  ...rest
}: StepFormProps) {
  const goOn = (): void => (after === undefined ? onCommit() : onGo(after))
  const form = useFormFields({ onSubmit: () => valid && goOn(), busy, fieldErrors, refusals })
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <FormErrors error={error ?? form.otherError} fieldErrors={form.fieldErrors} />
      <FormContext value={form.link}>{children}</FormContext>
      <StepFooter {...rest} {...{ valid, busy, before, onGo }} isLast={after === undefined} />
    </form>
  )
}

interface StepFooterProps extends Pick<StepsProps, 'onGo' | 'onCancel' | 'commitLabel' | 'secondary'> {
  valid: boolean
  busy: boolean
  before: string | undefined
  isLast: boolean
}

function StepFooter({
  before,
  isLast,
  onGo,
  onCancel,
  commitLabel = 'Commit',
  secondary,
  valid,
  busy,
}: StepFooterProps) {
  return (
    <footer className="mt-6 flex flex-wrap items-center gap-3" data-print="hide">
      {before !== undefined && (
        <Button
          icon="chevron-left"
          variant={valid ? 'secondary' : 'primary'}
          disabled={busy}
          onClick={() => onGo(before)}
        >
          Back
        </Button>
      )}
      {secondary && (
        <div className="flex justify-end max-tablet:order-last max-tablet:w-full tablet:ml-auto">{secondary}</div>
      )}
      <div className={`ml-auto flex items-center gap-3 ${secondary ? 'tablet:ml-0' : ''}`}>
        {onCancel && (
          <Button variant="text" disabled={busy} onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" variant={valid ? 'primary' : 'secondary'} disabled={!valid} busy={busy}>
          {isLast ? commitLabel : 'Next'}
        </Button>
      </div>
    </footer>
  )
}

/** Gives each new element the focus but the first, which the page brings along. */
function useFocusOnChange(): RefCallback<HTMLElement> {
  const count = useRef(0)
  return useCallback((element: HTMLElement | null) => {
    if (!element) return
    count.current += 1
    if (count.current > 1) element.focus()
  }, [])
}
