import { Icon } from '../icon/icon.tsx'
import * as words from '../words/steps.generated.ts'

export interface Step {
  id: string
  label: string
}

export interface StepTrailProps {
  /** What the steps are about, for assistive technology. */
  label: string
  steps: readonly Step[]
  current: string
  /** Makes the finished steps links back; without it they are plain. */
  onGo?: ((id: string) => void) | undefined
}

const discClass = {
  done: 'bg-accent-soft text-accent',
  current: 'bg-accent text-on-accent',
  ahead: 'bg-sunken text-text-muted',
} as const

type Standing = keyof typeof discClass

/** Shows which of the steps is the current one. If there is little room, only that one is named visibly. */
export function StepTrail({ label, steps, current, onGo }: StepTrailProps) {
  const at = steps.findIndex(({ id }) => id === current)
  return (
    <nav aria-label={label} className="@container">
      <ol className="flex items-center gap-2">
        {steps.map((step, index) => {
          const standing = index < at ? 'done' : index === at ? 'current' : 'ahead'
          return (
            <li
              key={step.id}
              aria-current={standing === 'current' ? 'step' : undefined}
              className={`flex items-center gap-2 ${index > 0 ? 'flex-auto' : ''} ${standing === 'current' ? 'min-w-0' : 'min-w-fit @wide:min-w-0'}`}
            >
              {index > 0 && (
                <span aria-hidden className={`h-px min-w-0 flex-1 ${index <= at ? 'bg-accent' : 'bg-border'}`} />
              )}
              <StepMark step={step} number={index + 1} standing={standing} onGo={onGo} />
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

interface StepMarkProps {
  step: Step
  number: number
  standing: Standing
  onGo: StepTrailProps['onGo']
}

const markClass = 'flex min-w-0 items-center gap-2.5 rounded-md py-1 text-left text-body font-medium'

function StepMark({ step: { id, label }, number, standing, onGo }: StepMarkProps) {
  const inside = (
    <>
      <span
        aria-hidden
        className={`inline-flex size-6 shrink-0 items-center justify-center rounded-pill text-caption font-semibold ${discClass[standing]}`}
      >
        {standing === 'done' ? <Icon name="check" size={14} /> : number}
      </span>
      <span
        className={`min-w-0 ${standing === 'current' ? 'font-semibold wrap-anywhere text-text' : 'text-text-muted @max-wide:sr-only'}`}
      >
        {label}
        {standing === 'done' && <span className="sr-only">, {words.done()}</span>}
      </span>
    </>
  )
  if (standing !== 'done' || !onGo) return <span className={markClass}>{inside}</span>
  return (
    <button
      type="button"
      onClick={() => onGo(id)}
      className={`${markClass} hover:underline pointer-coarse:min-h-control-coarse`}
    >
      {inside}
    </button>
  )
}
