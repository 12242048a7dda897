import { Brand, BrandMark } from '@evenkeel/ui/brand-mark'
import { Heading } from '@evenkeel/ui/heading'
import { LanguageLinks, type SignInPageProps } from '@evenkeel/widgets/sign-in'
import { type ReactNode, useEffect, useRef } from 'react'
import { EmployerMark } from '../../shell/employer-mark.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { SeaPicture } from './sea-picture.tsx'
import * as words from '../../words/auth.generated.ts'

/** The page of the sign-in that was shown last; null before the first one. */
let shownTitle: string | null = null

/** Focuses the heading of every page but the first, so that a screen reader reads the next step and the keyboard continues from its top. */
function useFocusOnChange(title: string) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (shownTitle !== null && shownTitle !== title) ref.current?.focus()
    shownTitle = title
  }, [title])
  return ref
}

/** Whose people the page is for, where our own mark is before that is known. */
const Employer = ({ name }: { readonly name: string }) => (
  <p className="flex min-h-7 items-center gap-3 text-card-title text-text" dir="auto">
    <EmployerMark name={name} />
    {name}
  </p>
)

interface AuthPageProps extends SignInPageProps {
  /** Legal texts, next to our name at the foot. */
  readonly legal?: ReactNode
}

/**
 * The frame of every page before the sign-in is complete: the form on the left and, if there is room, a picture with the promise
 * on the right.
 */
export function AuthPage({ title, intro, employer, foot, legal, children }: AuthPageProps) {
  usePageTitle(title)
  const heading = useFocusOnChange(title)
  return (
    <div className="flex min-h-dvh bg-surface text-text">
      <main className="flex w-full flex-col justify-between gap-10 px-4 py-8 tablet:px-24 min-[900px]:w-[44%]">
        {employer === undefined ? <Brand /> : <Employer name={employer} />}
        <div className="w-full max-w-92">
          <Heading look="display" level={1} ref={heading} focusable>
            {title}
          </Heading>
          <div className="mt-2 mb-6 text-input text-balance text-text-muted">{intro}</div>
          {children}
          {foot && <div className="mt-6 flex flex-col items-start gap-2 text-body text-text-muted">{foot}</div>}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4 text-label text-text-subtle">
          <div className="flex flex-wrap items-center gap-4">
            <p className="flex items-center gap-2">
              {employer !== undefined && <BrandMark size={18} />}
              {words.evenkeel()}
            </p>
            {legal}
          </div>
          <LanguageLinks />
        </div>
      </main>
      <SeaPicture />
    </div>
  )
}
