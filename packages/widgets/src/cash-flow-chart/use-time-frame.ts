import { addMonths, cashFlowTimeFrames, defaultPastMonthCount, type Period, toPeriod } from '@evenkeel/engine'
import { useToday } from '../shared/today.tsx'
import { useScreenQuery } from '../shared/use-screen-query.ts'

/** Returns the shortest time frame that has the month; the longest if none has it. */
function frameWith(period: Period | null, current: Period): number {
  if (period === null) return defaultPastMonthCount
  const hasIt = (pastMonthCount: number) => addMonths(current, -pastMonthCount) <= period
  const frame = cashFlowTimeFrames.find(({ pastMonthCount }) => hasIt(pastMonthCount)) ?? cashFlowTimeFrames.at(-1)
  return frame?.pastMonthCount ?? defaultPastMonthCount
}

/** Returns how many past months a chart shows, and sets it. The address of the screen has it, if it is not what the chart begins with. */
export function useTimeFrame(screen: string | undefined, marked: Period | null = null) {
  const current = toPeriod(useToday())
  const [query, setQuery] = useScreenQuery(screen)
  const atFirst = frameWith(marked, current)
  const said = Number(new URLSearchParams(query).get('months'))
  const isFrame = cashFlowTimeFrames.some(({ pastMonthCount }) => pastMonthCount === said)
  const set = (count: number) => setQuery(count === atFirst ? '' : `months=${count}`, 'replace')
  return [isFrame ? said : atFirst, set] as const
}
