import { Heading } from '@evenkeel/ui/heading'
import { type ReactNode, useEffect, useRef } from 'react'

interface StepTextProps {
  readonly title: string
  readonly children?: ReactNode
}

/** The title and text of a dialog's step. It takes the focus when it appears, so that it is read out and no focus is lost. */
export function StepText({ title, children }: StepTextProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="mb-4">
      <Heading look="part" level={3} ref={heading} focusable>
        {title}
      </Heading>
      {children && <p className="mt-1 text-body text-text-muted">{children}</p>}
    </div>
  )
}
