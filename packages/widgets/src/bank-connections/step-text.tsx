import { type ReactNode, useEffect, useRef } from 'react'

interface StepTextProps {
  readonly title: string
  readonly children?: ReactNode
}

/** What a step of a dialog is about. It takes the focus when it appears, so that it is read out and no focus is lost. */
export function StepText({ title, children }: StepTextProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="mb-4">
      <h3 ref={heading} tabIndex={-1} className="text-card-title break-words text-text outline-none" dir="auto">
        {title}
      </h3>
      {children && <p className="mt-1 text-body text-text-muted">{children}</p>}
    </div>
  )
}
