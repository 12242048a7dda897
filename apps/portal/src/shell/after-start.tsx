import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { GoalVerdicts } from '@evenkeel/widgets/shared/goal-verdict.tsx'
import { LiveRegions } from '@evenkeel/widgets/shared/live-regions.tsx'
import type { PortalRouter } from '../routes.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { watchLostFocus } from './lost-focus.ts'
import { useReloadOnNewDay } from './use-reload-on-new-day.ts'
import type { ConfirmDialogProps } from '@evenkeel/ui/confirm-dialog'
import { useAtomValue } from 'jotai'
import { sessionExpiredAtom, store } from '../state.ts'
import * as words from '../words/shell.generated.ts'
import { openPage } from './open-page.ts'
import { loginAddressFor } from './wanted-path.ts'
import { usePrivacy } from '@evenkeel/ui/privacy'
import { lazyDialog } from '@evenkeel/widgets/shared/lazy-dialog.tsx'
import { shortcutsAtom } from '@evenkeel/widgets/shared/state/shortcuts.ts'
import { findShortcut } from './shortcuts.ts'
import { sessionEndsAtom } from '@evenkeel/widgets/shared/state/session.ts'
import { client } from '../client.ts'
import { matchRoutes } from 'react-router'

const signs = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Loads the code of a screen as soon as a link to it is pointed at, touched, or focused, so that it is there when it is opened; if
 * that fails, it loads with the screen. Returns what ends it.
 */
export function fetchPointed({ routes }: Pick<PortalRouter, 'routes'>): () => void {
  function fetchScreen({ target }: Event): void {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#/"]') : null
    if (link === null) return
    const [path = ''] = link.hash.slice(1).split('?')
    for (const { route } of matchRoutes([...routes], path) ?? [])
      if (typeof route.lazy === 'function') route.lazy().catch(() => undefined)
  }
  for (const sign of signs) document.addEventListener(sign, fetchScreen, { passive: true })
  return () => {
    for (const sign of signs) document.removeEventListener(sign, fetchScreen)
  }
}

const warnMs = 2 * 60_000
/** The server may end a session a moment after the time that it named. */
const afterMs = 1000
/** A sleeping computer holds timers back; this is how late a warning can come after it wakes. */
const lookEveryMs = 15_000

const WarningDialog = lazyDialog(async () => (await import('./session-warning-dialog.tsx')).SessionWarningDialog)

type Phase = 'safe' | 'ending' | 'over'

const phaseAt = (endsAt: number | null): Phase => {
  if (endsAt === null || Date.now() < endsAt - warnMs) return 'safe'
  return Date.now() < endsAt + afterMs ? 'ending' : 'over'
}

/** Returns whether the session is about to end. */
function usePhase(endsAt: number | null): Phase {
  const [phase, setPhase] = useState<Phase>('safe')
  useEffect(() => {
    const look = () => setPhase(phaseAt(endsAt))
    look()
    if (endsAt === null) return
    const timers = [endsAt - warnMs, endsAt + afterMs].map((at) => setTimeout(look, Math.max(0, at - Date.now())))
    const every = setInterval(look, lookEveryMs)
    return () => {
      timers.forEach(clearTimeout)
      clearInterval(every)
    }
  }, [endsAt])
  return phase
}

/** Asks the server whether the session is over: the person may have gone on in another tab. */
async function confirmEnd() {
  const session = await client.call('session').catch(() => null)
  if (session?.isSignedIn === false) store.set(sessionExpiredAtom, true)
}

/** Warns two minutes before the session ends, in every tab, and shows that it has ended. Source: Q-SESS-1. */
function SessionWarning() {
  const phase = usePhase(useAtomValue(sessionEndsAtom))
  const isExpired = useAtomValue(sessionExpiredAtom)
  useEffect(() => {
    if (phase === 'over') void confirmEnd()
  }, [phase])
  if (phase !== 'ending' || isExpired) return null
  return <WarningDialog onClose={doNothing} />
}

// Only its two buttons end the warning: the time of the end, which one of them moves, takes it away.
const doNothing = () => undefined

const ShortcutDialog = lazyDialog(async () => (await import('./shortcut-dialog.tsx')).ShortcutDialog)

/** Hides or shows every amount with the key H, and lists the shortcuts with the question mark, unless the settings switch both off. */
function ShortcutKeys() {
  const { toggle } = usePrivacy()
  const isOn = useAtomValue(shortcutsAtom)
  const [isListed, setListed] = useState(false)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = findShortcut(event)
    if (key === 'H') toggle()
    if (key === '?') setListed(true)
  })
  useEffect(() => {
    if (!isOn) return
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn])
  return isListed && <ShortcutDialog onClose={() => setListed(false)} />
}

const toLogin = () => openPage(loginAddressFor(location))

/**
 * Covers every screen and dialog once a call reports that the session has ended; only the sign-in page can follow. Its code loads
 * when it is needed; if that fails, the sign-in page opens without it.
 */
function SessionExpired() {
  const isExpired = useAtomValue(sessionExpiredAtom)
  const [Dialog, setDialog] = useState<ComponentType<ConfirmDialogProps> | null>(null)
  useEffect(() => {
    if (!isExpired) return
    import('@evenkeel/ui/confirm-dialog').then(({ ConfirmDialog }) => setDialog(() => ConfirmDialog), toLogin)
  }, [isExpired])
  if (!isExpired || Dialog === null) return null
  return (
    <Dialog
      title={words.expired()}
      subtitle={words.expiredText()}
      acceptLabel={words.signIn()}
      dismissible={false}
      onAccept={toLogin}
      onCancel={toLogin}
    />
  )
}

/** Keeps the focus from falling to the body; renders nothing. */
function KeptFocus() {
  useEffect(watchLostFocus, [])
  return null
}

export interface AfterStartProps {
  /** When the tab was opened. */
  readonly since: Date
  readonly router: PortalRouter
}

/** What no screen waits for: it is loaded once the first screen had time to load. */
export function AfterStart({ since, router }: AfterStartProps) {
  useReloadOnNewDay(since)
  useEffect(() => fetchPointed(router), [router])
  return (
    <>
      <KeptFocus />
      <LeaveGuard />
      <ShortcutKeys />
      <SessionWarning />
      <SessionExpired />
      <LiveRegions />
      <GoalVerdicts />
    </>
  )
}
