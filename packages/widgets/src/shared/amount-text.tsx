import type { AmountSentence } from '@evenkeel/engine'
import { Money } from '@evenkeel/ui/money'

/** A sentence with one amount, which is emphasized, and masked while amounts are hidden. */
export function AmountText({ sentence }: { readonly sentence: AmountSentence }) {
  return (
    <>
      {sentence.before}
      {sentence.amount !== null && (
        <strong className="font-semibold">
          <Money value={sentence.amount} />
        </strong>
      )}
      {sentence.after}
    </>
  )
}
