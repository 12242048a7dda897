import { BankFrame } from '@evenkeel/widgets/bank-connections'
import { useEffect } from 'react'

/** The page of the link frame, for people whose company links banks in it. Only our own pages may frame it. */
export function BankFramePage() {
  useEffect(() => {
    document.title = 'Connect a bank'
  }, [])
  return (
    <main data-frame-page aria-label="Connect a bank" className="bg-raised text-text">
      <BankFrame />
    </main>
  )
}
