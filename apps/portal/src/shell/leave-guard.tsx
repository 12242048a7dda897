import { lazyDialog } from '@evenkeel/widgets/shared/lazy-dialog.tsx'
import { dirtyFormsAtom } from '@evenkeel/widgets/shared/state/dirty-forms.ts'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { sessionAtom, store } from '../state.ts'
import { beforeBack } from './before-back.ts'
import { findFollowed } from './use-reload-on-same-path.ts'

const LeaveDialog = lazyDialog(async () => (await import('./leave-dialog.tsx')).LeaveDialog)

/** Returns the place of this entry in the history, where the browser says it. */
const findEntry = (): number | null => ('navigation' in window ? (navigation.currentEntry?.index ?? null) : null)

/** Asks the browser's own question before a tab with something typed is closed or loaded again. */
function askBrowser(event: BeforeUnloadEvent): void {
  // Without a session there is nothing to stay for: the page has to go.
  if (store.get(sessionAtom) !== null) event.preventDefault()
}

/** The ways out of a form, which wait for the person's decision. `isOpen` lets one of them pass. */
interface Ways {
  readonly isOpen: { current: boolean }
  readonly onWayOut: (leave: () => void) => void
}

function watchLinks({ isOpen, onWayOut }: Ways, signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const link = isOpen.current ? null : findFollowed(event)
    if (link === null || link.href === location.href) return
    event.preventDefault()
    event.stopPropagation()
    onWayOut(() => link.click())
  }
  document.addEventListener('click', onClick, { capture: true, signal })
}

/** Back and Forward cannot be stopped: the guard goes back to the form at once, before the router hears of it. */
function watchHistory({ isOpen, onWayOut }: Ways, signal: AbortSignal): void {
  const [address, entry] = [location.href, findEntry()]
  const onPop = (event: PopStateEvent) => {
    if (isOpen.current) return
    event.stopImmediatePropagation()
    if (location.href === address) return
    const moved = entry === null ? -1 : (findEntry() ?? entry - 1) - entry
    history.go(-moved)
    onWayOut(() => history.go(moved))
  }
  beforeBack.current = onPop
  signal.addEventListener('abort', () => (beforeBack.current = null))
}

/** Asks before a link, Back, or a closed tab leaves a form in which something is typed that is not saved. */
export function LeaveGuard() {
  const names = useAtomValue(dirtyFormsAtom)
  const [wayOut, setWayOut] = useState<{ readonly leave: () => void } | null>(null)
  const isOpen = useRef(false)
  const isDirty = names.length > 0
  useEffect(() => {
    if (!isDirty) return
    const end = new AbortController()
    const ways = { isOpen, onWayOut: (leave: () => void) => setWayOut({ leave }) }
    watchLinks(ways, end.signal)
    watchHistory(ways, end.signal)
    window.addEventListener('beforeunload', askBrowser, { signal: end.signal })
    return () => {
      end.abort()
      isOpen.current = false
    }
  }, [isDirty])
  const leave = () => {
    isOpen.current = true
    setWayOut(null)
    wayOut?.leave()
  }
  return wayOut !== null && <LeaveDialog names={names} onLeave={leave} onClose={() => setWayOut(null)} />
}
