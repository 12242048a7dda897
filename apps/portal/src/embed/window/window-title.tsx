import { Heading } from '@evenkeel/ui/heading'
import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of the window's present step, and its title; it takes the focus, so that each step is read out. */
export function WindowTitle({ children }: { readonly children: string }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${children} · Evenkeel`
    heading.current?.focus()
  }, [children])
  return (
    <Heading look="page" level={1} ref={heading} focusable>
      {children}
    </Heading>
  )
}
