import * as words from '../words/page-frame.generated.ts'

export interface ProgressBarProps {
  /** Whether a page is loading. */
  active: boolean
}

/** The thin bar at the top of the window while a page loads. Its progress cannot be known, so it states no value. */
export function ProgressBar({ active }: ProgressBarProps) {
  if (!active) return null
  return (
    <div className="pointer-events-none fixed inset-x-0 top-0 z-50 h-[3px]">
      <progress aria-label={words.loadingPage()} className="sr-only" />
      <div className="h-full origin-left animate-load bg-accent" />
    </div>
  )
}
