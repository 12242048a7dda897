import { type IsoDate, toIsoDate } from '@evenkeel/engine'
import type { ReactNode } from 'react'
import { HostProvider, useHost } from './host.tsx'
import { localDay } from './local-day.ts'

/** Fixes the day for everything below, as stories and tests need it; the clock is then at noon in UTC. */
export function TodayProvider({ today, children }: { readonly today: IsoDate; readonly children: ReactNode }) {
  return <HostProvider now={() => new Date(`${today}T12:00:00Z`)}>{children}</HostProvider>
}

/** Returns the current moment, for texts in the viewer's own time zone. */
export function useNow(): Date {
  return useHost().now()
}

/** Returns today in the viewer's time zone, for a day that they read or enter. */
export function useLocalToday(): IsoDate {
  return localDay(useNow())
}

/** Returns today in UTC, the calendar by which the server separates months. */
export function useToday(): IsoDate {
  return toIsoDate(useNow().toISOString())
}
