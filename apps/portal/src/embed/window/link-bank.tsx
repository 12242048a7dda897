import { LinkAccount } from '../../pages/embed/link-account.tsx'
import type { Decided } from '@evenkeel/widgets/shared/our-window.ts'

/** Links a bank. The card reads its accounts again even if the person linked none. */
export function LinkBank({ onDecided }: { readonly onDecided: (decided: Decided) => void }) {
  return <LinkAccount onClose={() => onDecided({ isDone: true, changeId: null })} />
}
