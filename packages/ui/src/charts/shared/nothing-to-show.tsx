import type { ReactNode } from 'react'

/** One sentence instead of a drawing that has nothing to draw. */
export function NothingToShow({ children }: { children: ReactNode }) {
  return <p className="flex min-h-40 items-center justify-center text-center text-body text-text-muted">{children}</p>
}
