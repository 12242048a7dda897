import { formatMoment } from '@evenkeel/engine'
import { PrintFoot } from '@evenkeel/ui/print-foot'
import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router'
import { freshnessAtom } from '@evenkeel/widgets/shared/state/freshness.ts'

/** The foot of a printed screen: how old its figures are, and its address. */
export function PageFoot() {
  const { updatedAt } = useAtomValue(freshnessAtom)
  // Renders again on another screen, because the address behind the hash has changed.
  useLocation()
  return updatedAt !== null && <PrintFoot asOf={formatMoment(updatedAt, 'digits')} address={location.href} />
}
