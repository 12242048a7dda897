import { type IsoDate, isoDateOf } from '@evenkeel/engine'
import { createContext, type ReactNode, useContext } from 'react'

const NowContext = createContext<() => Date>(() => new Date())

/** Fixes the day for what stands below, as stories and tests need it; the clock then stands at noon in UTC. */
export function TodayProvider({ today, children }: { readonly today: IsoDate; readonly children: ReactNode }) {
  return <NowContext value={() => new Date(`${today}T12:00:00Z`)}>{children}</NowContext>
}

/** This moment, for what is said in the viewer's own time zone. */
export function useNow(): Date {
  return useContext(NowContext)()
}

/** The calendar day of a moment where the viewer is. */
export function localDay(moment: Date): IsoDate {
  const midnight = Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate())
  return isoDateOf(new Date(midnight).toISOString())
}

/** Today where the viewer is: for a day that they read or write down. */
export function useLocalToday(): IsoDate {
  return localDay(useNow())
}

/** Today in UTC, the calendar that the server's months are cut by. */
export function useToday(): IsoDate {
  return isoDateOf(useNow().toISOString())
}
