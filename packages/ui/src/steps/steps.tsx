import { type ReactNode, type RefCallback, useCallback, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { FormContext, type Refusal } from '../form/form-context.ts'
import { FormErrors, type FormErrorsProps } from '../form/form-errors.tsx'
import { useFormFields } from '../form/use-form-fields.ts'
import { type Step, StepTrail } from './step-trail.tsx'
import * as words from '../words/steps.generated.ts'

export type { Step } from './step-trail.tsx'

export interface StepsProps extends Pick<FormErrorsProps, 'error'> {
  /** What the steps are about: 'Debt plan'. */
  label: string
  steps: readonly Step[]
  /** Id of the current step. */
  current: string
  /** Called with the step before, the step after, or a finished step that was chosen in the trail. */
  onGo: (id: string) => void
  /** Leave it out if there is nothing to cancel yet. */
  onCancel?: (() => void) | undefined
  /** The last step's button. */
  onCommit: () => void
  /** 'Commit' by default. */
  commitLabel?: string
  /** False: neither Next nor Commit can be pressed; only Back, then the primary button, and Cancel work. */
  valid?: boolean
  /** Next or Commit is in progress; no button works meanwhile. */
  busy?: boolean
  /** The errors of the server, by field: shown on the step's field of that name until its value changes, otherwise above the step. */
  refusals?: readonly Refusal[] | undefined
  /** Another number: the form starts over as one that was never submitted. */
  round?: number | undefined
  /** A less prominent choice next to Next and Commit, such as 'Close'. */
  secondary?: ReactNode
  /** The step itself. Next and Commit wait while a field in it has an error. */
  children: ReactNode
}

/**
 * A wizard: a trail of steps, the current step, and Cancel, Back, Next and, on the last one, Commit. Enter in a field
 * goes to the next step. A new step takes the focus, so that it is read out and the keyboard continues from its top.
 */
export function Steps({ label, steps, current, onGo, children, ...rest }: StepsProps) {
  const at = steps.findIndex(({ id }) => id === current)
  const ref = useFocusOnChange()
  const name = words.stepOf({ step: String(at + 1), steps: String(steps.length), label: steps[at]?.label ?? '' })
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
  refusals,
  round,
  busy = false,
  valid = true,
  children,
  ...rest
}: StepFormProps) {
  const goOn = (): void => (after === undefined ? onCommit() : onGo(after))
  const form = useFormFields({ onSubmit: () => valid && goOn(), busy, refusals, round })
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
  commitLabel = words.commit(),
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
          {words.back()}
        </Button>
      )}
      {/* Without room for all in one line, the two ways out share the second. */}
      <div
        className={`ml-auto flex items-center gap-3 ${secondary ? 'justify-between max-tablet:order-last max-tablet:w-full' : ''}`}
      >
        {secondary}
        {onCancel && (
          <Button variant="text" disabled={busy} onClick={onCancel}>
            {words.cancel()}
          </Button>
        )}
      </div>
      <div className={secondary ? 'ml-auto tablet:ml-0' : ''}>
        <Button type="submit" variant={valid ? 'primary' : 'secondary'} disabled={!valid} busy={busy}>
          {isLast ? commitLabel : words.next()}
        </Button>
      </div>
    </footer>
  )
}

/** Focuses each new element except the first, which is there when the page opens. One that was hidden for a while is not new. */
function useFocusOnChange(): RefCallback<HTMLElement> {
  const last = useRef<HTMLElement | null>(null)
  return useCallback((element: HTMLElement | null) => {
    if (!element || element === last.current) return
    const isFirst = last.current === null
    last.current = element
    if (isFirst) return
    element.focus({ preventScroll: true })
    // The trail stays in view, and the title above it where there is room.
    element.previousElementSibling?.scrollIntoView({ block: 'nearest' })
  }, [])
}
