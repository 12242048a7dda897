import { Brand, BrandMark } from '@evenkeel/ui/brand-mark'
import { Heading } from '@evenkeel/ui/heading'
import { LanguageLinks, type SignInPageProps } from '@evenkeel/widgets/sign-in'
import { type ReactNode, useEffect, useRef } from 'react'
import { EmployerMark } from '../../shell/employer-mark.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import * as words from '../../words/auth.generated.ts'
import { Icon } from '@evenkeel/ui/icon'

/** Rows of calm water, from the horizon down: the start and the curve of each, in a box of 640 by 860. */
const waves = [
  { fill: '#17406B', d: 'M0 412C160 404 300 424 640 410V860H0Z' },
  { fill: '#17456F', d: 'M0 480C200 470 360 500 640 472V860H0Z' },
  { fill: '#184974', d: 'M0 560C180 590 380 520 640 548V860H0Z' },
  { fill: '#1A4F7F', d: 'M0 640C220 600 400 660 640 610V860H0Z' },
  { fill: '#1C5689', d: 'M0 730C200 760 420 660 640 700V860H0Z' },
  { fill: '#1F5D93', d: 'M0 820C240 740 420 800 640 760V860H0Z' },
] as const

/** The right half of the sign-in page: a boat on a level sea, and the product's promise. Hidden on narrow screens. */
function SeaPicture() {
  return (
    <aside className="relative hidden flex-1 overflow-hidden bg-[#0F2A47] text-white min-[900px]:block">
      <svg
        viewBox="0 0 640 860"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden
        className="absolute inset-0 size-full"
      >
        {waves.map(({ fill, d }) => (
          <path key={fill} fill={fill} d={d} />
        ))}
      </svg>
      <BrandMark tone="bare" size={296} className="absolute top-[23.6%] left-1/2 -translate-x-1/2 text-white" />
      <div className="absolute right-16 bottom-16 left-16">
        <p className="text-display">
          {words.seeClearly()}
          <br />
          {words.nextStep()}
        </p>
        <p className="mt-5 flex max-w-110 gap-3 text-body">
          <Icon name="lock" size={18} />
          {words.employerCant()}
        </p>
      </div>
    </aside>
  )
}

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
