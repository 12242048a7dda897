import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** What the tab bar and the bar itself cover. */
const rootMargin = '0px 0px -128px 0px'

/** Whether an element is on the screen; true until it is known. */
function useIsSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    const { current } = element
    if (current === null || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(([entry]) => entry && setSeen(entry.isIntersecting), {
      rootMargin,
      threshold: 0.1,
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}

interface PinnedBarProps {
  /** What the bar says in short; the bar is there while it is not on the screen. */
  readonly answer: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

/** A bar at the bottom of the window, over the tab bar of a phone; absent where the answer is next to the fields. */
export function PinnedBar({ answer, children }: PinnedBarProps) {
  const isSeen = useIsSeen(answer)
  // The focus is scrolled from under it, as from under the tab bar.
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--pinned-bottom', isSeen ? '0px' : '64px')
    return () => void style.removeProperty('--pinned-bottom')
  }, [isSeen])
  if (isSeen) return null
  return (
    <div
      className="fixed right-0 left-(--content-left,0px) bottom-[calc(var(--content-bottom,0px)+env(safe-area-inset-bottom))] z-10 flex h-16 items-center justify-between gap-2 border-t border-hairline bg-surface px-4 shadow-2 tablet:px-6 desktop:hidden"
      data-print="hide"
    >
      {children}
    </div>
  )
}
