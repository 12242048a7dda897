import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { isCounted, latestLinkedSum, linkedValueState } from '@evenkeel/engine'
import { Icon } from '@evenkeel/ui/icon'

interface LinkedFieldNoteProps {
  readonly accounts: readonly LinkedAccount[]
  readonly value: number | null
  /** Puts the accounts' sum into the field again. */
  readonly onUseLinked: () => void
}

/** What linked accounts put into their field: nothing that is overdrawn. */
export const linkedSum = (accounts: readonly LinkedAccount[]): number => Math.max(0, latestLinkedSum(accounts))

const counted = (accounts: readonly LinkedAccount[]) => {
  const count = accounts.filter(isCounted).length
  return `${count} linked`
}

/** Beside the label of a field that linked accounts fill: whether it follows them, and the way back to their sum. */
export function LinkedFieldNote({ accounts, value, onUseLinked }: LinkedFieldNoteProps) {
  const state = linkedValueState(accounts, value)
  if (state === null) return null
  if (state === 'unbroken') {
    return (
      <span className="-my-px inline-flex items-center gap-1 text-label font-normal text-positive">
        <Icon name="link" size={16} />
        {counted(accounts)}
      </span>
    )
  }
  return (
    <button
      type="button"
      onClick={onUseLinked}
      className="-my-px inline-flex items-center gap-1 rounded-sm text-label font-normal text-accent hover:text-accent-hover hover:underline"
    >
      <Icon name={state === 'broken' ? 'link-broken' : 'alert-triangle'} size={16} />
      Use linked balance
    </button>
  )
}
