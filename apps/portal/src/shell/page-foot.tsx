import { language } from '@evenkeel/engine'
import { PrintFoot } from '@evenkeel/ui/print-foot'
import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router'
import { freshnessAtom } from '@evenkeel/widgets/shared/state/freshness.ts'

const moment = new Intl.DateTimeFormat(language, {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: 'numeric',
  minute: '2-digit',
})

/** The foot of a printed screen: how old its figures are, and its address. */
export function PageFoot() {
  const { updatedAt } = useAtomValue(freshnessAtom)
  // Renders again on another screen, because the address behind the hash has changed.
  useLocation()
  return updatedAt !== null && <PrintFoot asOf={moment.format(updatedAt)} address={location.href} />
}
