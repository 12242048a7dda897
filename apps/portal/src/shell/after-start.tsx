import { useEffect } from 'react'
import { GoalVerdicts } from '@evenkeel/widgets/shared/goal-verdict.tsx'
import { LiveRegions } from '@evenkeel/widgets/shared/live-regions.tsx'
import type { PortalRouter } from '../routes.tsx'
import { fetchPointed } from './fetch-pointed.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { watchLostFocus } from './lost-focus.ts'
import { SessionExpired } from './session-expired.tsx'
import { SessionWarning } from './session-warning.tsx'
import { ShortcutKeys } from './shortcut-keys.tsx'
import { useReloadOnNewDay } from './use-reload-on-new-day.ts'

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
