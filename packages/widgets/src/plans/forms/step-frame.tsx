import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { FormStep } from './form-steps.ts'
import { SectionTrail } from './section-trail.tsx'

interface StepFrameProps {
  /** Empty if all sections are on one page. */
  readonly steps: readonly FormStep<string>[]
  readonly at: number
  readonly go: (id: string) => void
  readonly onStep: ((title: string | undefined) => void) | undefined
  readonly answer: ReactNode
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
export function StepFrame({ steps, at, go, onStep, answer, children }: StepFrameProps) {
  const current = steps[at]?.id
  const frame = useFocusOnStep(current)
  const title = at > 0 ? steps[at]?.title : undefined
  const tell = useEffectEvent((shown: string | undefined) => onStep?.(shown))
  useEffect(() => tell(title), [title])
  const hasTrail = current !== undefined && steps.length > 1
  return (
    <div
      ref={frame}
      className="grid scroll-mt-4 grid-cols-1 items-start gap-4 tablet:gap-6 desktop:grid-cols-[minmax(0,632fr)_minmax(0,320fr)] desktop:grid-rows-[auto_1fr]"
    >
      {hasTrail && (
        <div className="min-w-0 desktop:col-start-2">
          <SectionTrail steps={steps} current={current} onGo={go} />
        </div>
      )}
      <div className="min-w-0 desktop:col-start-1 desktop:row-span-2 desktop:row-start-1">{children}</div>
      <div className="min-w-0 desktop:sticky desktop:top-6 desktop:col-start-2">{answer}</div>
    </div>
  )
}
