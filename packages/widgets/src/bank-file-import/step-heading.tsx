import { Heading } from '@evenkeel/ui/heading'
import { type ReactNode, useEffect, useRef } from 'react'

interface StepHeadingProps {
  readonly id: string
  /** Takes the focus when the step appears, so that it is read out; false for the page's own first step. */
  readonly takesFocus?: boolean
  readonly children: ReactNode
}

/** The title of a step, which also names the card. */
export function StepHeading({ id, takesFocus = true, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <Heading look="step" level={2} id={id} ref={heading} focusable>
      {children}
    </Heading>
  )
}
