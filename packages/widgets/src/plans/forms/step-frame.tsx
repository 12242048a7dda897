import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import type { FormStep } from './form-steps.ts'
import { Card } from '@evenkeel/ui/card'
import { Heading } from '@evenkeel/ui/heading'
import { Icon } from '@evenkeel/ui/icon'
import * as words from '../../words/plan-form.generated.ts'

interface SectionTrailProps {
  /** A row of numbers, also where there is room. */
  readonly isRow: boolean
  readonly steps: readonly Pick<FormStep<string>, 'id' | 'title' | 'isFilled'>[]
  readonly current: string
  readonly onGo: (id: string) => void
}

const discOf = (isCurrent: boolean, isFilled: boolean) => {
  if (isCurrent) return 'bg-accent text-on-accent'
  return isFilled ? 'bg-accent-soft text-accent' : 'bg-sunken text-text-muted'
}

/** The steps of a form: which are filled in, and one press to each. Where there is little room they are a row of numbers. */
function SectionTrail({ isRow, steps, current, onGo }: SectionTrailProps) {
  const titleId = useId()
  return (
    <Card labelledBy={titleId}>
      <div className={`px-2 py-1 ${isRow ? '' : 'desktop:px-6 desktop:py-4'}`}>
        <div className={isRow ? 'sr-only' : 'max-desktop:sr-only desktop:mb-3'}>
          <Heading look="part" level={2} id={titleId}>
            {words.parts()}
          </Heading>
        </div>
        <ol className={`flex flex-wrap ${isRow ? '' : 'desktop:flex-col'}`}>
          {steps.map(({ id, title, isFilled }, index) => {
            const isCurrent = id === current
            return (
              <li key={id} aria-current={isCurrent ? 'step' : undefined}>
                <button
                  type="button"
                  onClick={() => onGo(id)}
                  title={isRow ? title : undefined}
                  className={`flex items-center gap-3 rounded-md text-left text-body hover:text-accent ${isRow ? 'h-11 w-10 justify-center' : 'w-full max-desktop:size-11 max-desktop:justify-center desktop:py-1.5'} ${isCurrent ? 'font-medium text-accent' : 'text-text'}`}
                >
                  <span
                    aria-hidden
                    className={`flex size-6 shrink-0 items-center justify-center rounded-pill text-caption ${discOf(isCurrent, isFilled)}`}
                  >
                    {isFilled && !isCurrent ? <Icon name="check" size={14} /> : index + 1}
                  </span>
                  <span className={isRow ? 'sr-only' : 'min-w-0 max-desktop:sr-only'}>
                    {title} {isFilled && <span className="sr-only">{words.filled()}</span>}
                  </span>
                </button>
              </li>
            )
          })}
        </ol>
      </div>
    </Card>
  )
}

interface StepFrameProps {
  /** Empty if all sections are on one page. */
  readonly steps: readonly FormStep<string>[]
  readonly at: number
  readonly go: (id: string) => void
  readonly onStep: ((title: string | undefined) => void) | undefined
  readonly answer: ReactNode
  /** The answer has a chart, which needs more room than the fields. */
  readonly hasWideAnswer: boolean
  /** The form, with one element for each step. */
  readonly children: ReactNode
}

/** Moves the focus to what was refused in a step that has just opened, else to its heading, and the top of the form into view. */
function useFocusOnStep(current: string | undefined) {
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef(current)
  const follow = useEffectEvent((opened: string | undefined) => {
    if (shown.current === opened) return
    shown.current = opened
    const step = frame.current?.querySelector('[data-step]:not([hidden])')
    const refused = step?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const target = refused ?? step?.querySelector<HTMLElement>(':is(h1, h2, h3, h4, h5, h6)[tabindex]')
    target?.focus({ preventScroll: refused === null })
    const isAbove = (frame.current?.getBoundingClientRect().top ?? 0) < 0
    if (isAbove && refused === null) frame.current?.scrollIntoView({ block: 'start' })
  })
  useEffect(() => follow(current), [current])
  return frame
}

/** A form with the list of its steps, and with what it comes to: next to it, or above and under it where there is little room; what it comes to is then also in a bar. */
export function StepFrame({ steps, at, go, onStep, answer, hasWideAnswer, children }: StepFrameProps) {
  const current = steps[at]?.id
  const frame = useFocusOnStep(current)
  const title = at > 0 ? steps[at]?.title : undefined
  const tell = useEffectEvent((shown: string | undefined) => onStep?.(shown))
  useEffect(() => tell(title), [title])
  const hasTrail = current !== undefined && steps.length > 1
  const trail = hasTrail && <SectionTrail isRow={hasWideAnswer} steps={steps} current={current} onGo={go} />
  if (hasWideAnswer)
    return (
      <div ref={frame} className="@container scroll-mt-4">
        <div className="grid grid-cols-1 items-start gap-4 tablet:gap-6 @wide:grid-cols-[327px_minmax(0,1fr)]">
          <div className="flex min-w-0 flex-col gap-4">
            {trail}
            {children}
          </div>
          <div className="min-w-0">{answer}</div>
        </div>
      </div>
    )
  return (
    <div
      ref={frame}
      className="grid scroll-mt-4 grid-cols-1 items-start gap-4 tablet:gap-6 desktop:grid-cols-[minmax(0,632fr)_minmax(0,320fr)] desktop:grid-rows-[auto_1fr]"
    >
      {trail && <div className="min-w-0 desktop:col-start-2">{trail}</div>}
      <div className="min-w-0 desktop:col-start-1 desktop:row-span-2 desktop:row-start-1">{children}</div>
      <div className="min-w-0 desktop:sticky desktop:top-6 desktop:col-start-2">{answer}</div>
    </div>
  )
}
