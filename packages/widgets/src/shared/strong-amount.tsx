import { Money } from '@evenkeel/ui/money'

/** The amount of a sentence, emphasized, and masked while amounts are hidden. */
export const StrongAmount = ({ value }: { readonly value: number }) => (
  <strong className="font-semibold">
    <Money value={value} />
  </strong>
)
