import { Brand } from '@evenkeel/ui/brand-mark'
import { Heading } from '@evenkeel/ui/heading'
import { type ReactNode, useEffect, useRef } from 'react'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { SeaPicture } from './sea-picture.tsx'

export interface AuthPageProps {
  readonly title: string
  /** One or two sentences below the title. */
  readonly intro?: ReactNode
  /** Ways elsewhere, below the form. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/** Gives the heading the focus when it changes, so that a further step is read out and the keyboard goes on from its top. */
function useFocusOnChange(title: string) {
  const ref = useRef<HTMLHeadingElement>(null)
  const shown = useRef(title)
  useEffect(() => {
    if (shown.current !== title) ref.current?.focus()
    shown.current = title
  }, [title])
  return ref
}

/** The frame of every page before the product: the form at the left, a quiet picture with the promise at the right where there is room. */
export function AuthPage({ title, intro, foot, children }: AuthPageProps) {
  usePageTitle()
  const heading = useFocusOnChange(title)
  return (
    <div className="flex min-h-dvh bg-surface text-text">
      <main className="flex w-full flex-col justify-between gap-10 px-4 py-8 tablet:px-24 min-[900px]:w-[44%]">
        <Brand />
        <div className="w-full max-w-92">
          <Heading look="display" level={1} ref={heading} focusable>
            {title}
          </Heading>
          <div className="mt-2 mb-6 text-input text-balance text-text-muted">{intro}</div>
          {children}
          {foot && <div className="mt-6 flex flex-col items-start gap-2 text-body text-text-muted">{foot}</div>}
        </div>
        <p className="text-label text-text-subtle">Evenkeel</p>
      </main>
      <SeaPicture />
    </div>
  )
}
