import { formatDate, formatTime, screenDateFormat } from '@evenkeel/engine'
import { PrintFoot } from '@evenkeel/ui/print-foot'
import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router'
import { freshnessAtom } from '@evenkeel/widgets/shared/state/freshness.ts'
import { localDay } from '@evenkeel/widgets/shared/local-day.ts'

// In the format of every other date: Spanish has its own order, which would be a second one on the same page.
const momentText = (moment: number) =>
  `${formatDate(localDay(new Date(moment)), screenDateFormat)}, ${formatTime(moment)}`

/** The foot of a printed screen: how old its figures are, and its address. */
export function PageFoot() {
  const { updatedAt } = useAtomValue(freshnessAtom)
  // Renders again on another screen, because the address behind the hash has changed.
  useLocation()
  return updatedAt !== null && <PrintFoot asOf={momentText(updatedAt)} address={location.href} />
}
