import { PrintFoot } from '@evenkeel/ui/print-foot'
import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router'
import { freshnessAtom } from './freshness.ts'

const moment = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: 'numeric',
  minute: '2-digit',
})

/** The foot of a printed screen: from when its figures are, and where it is found again. */
export function PageFoot() {
  const { updatedAt } = useAtomValue(freshnessAtom)
  // Another screen has another address, which stands behind the hash.
  useLocation()
  return updatedAt !== null && <PrintFoot asOf={moment.format(updatedAt)} address={location.href} />
}
