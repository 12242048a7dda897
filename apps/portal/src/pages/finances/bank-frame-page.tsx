import { BankFrame } from '@evenkeel/widgets/bank-connections'
import { useEffect } from 'react'

/** The page of the link frame, for people whose company links banks in it. It stands in no page but our own. */
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
