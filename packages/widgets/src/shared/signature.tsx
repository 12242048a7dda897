import { BrandMark } from '@evenkeel/ui/brand-mark'
import * as words from '../words/signature.generated.ts'
import { useHost } from './host.tsx'

/** Says on other sites' pages that the card is ours; promises privacy only in a frame, where the browser enforces it. */
export function Signature() {
  const { isFramed } = useHost()
  return (
    <span className="inline-flex items-center gap-2 py-2 text-caption text-text-subtle">
      <BrandMark size={16} tone="quiet" />
      <span>
        {words.evenkeel()}
        {/* In a narrow card there is room for the links of the footer alone. */}
        {isFramed && <span className="sr-only @narrow:not-sr-only"> · {words.employerCant()}</span>}
      </span>
    </span>
  )
}
