import { BankFrame } from '@evenkeel/widgets/bank-connections'
import { useEffect } from 'react'
import * as words from '../../words/bank-pages.generated.ts'

/** The page of the link frame, for people whose company links banks in it. Only our own pages may frame it. */
export function BankFramePage() {
  useEffect(() => {
    document.title = words.connectABank()
  }, [])
  return (
    <main data-frame-page aria-label={words.connectABank()} className="bg-raised text-text">
      <BankFrame />
    </main>
  )
}
