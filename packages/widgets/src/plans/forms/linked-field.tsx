import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { useQuery } from '@evenkeel/api-client/react'
import { isCounted, latestLinkedSum, linkedValueState } from '@evenkeel/engine'
import { Icon, type IconName } from '@evenkeel/ui/icon'
import { useBankConnections } from '../../shared/bank-connections.tsx'
import * as words from '../../words/plan-form.generated.ts'

interface LinkedFieldNoteProps {
  readonly accounts: readonly LinkedAccount[]
  readonly value: number | null
  /** Puts the accounts' sum into the field again. */
  readonly onUseLinked: () => void
  /** Asked to choose the accounts; absent where they cannot be chosen. */
  readonly onChoose?: (() => void) | undefined
}

/** What linked accounts put into their field: nothing that is overdrawn. */
export const linkedSum = (accounts: readonly LinkedAccount[]): number => Math.max(0, latestLinkedSum(accounts))

const line = '-my-px inline-flex items-center gap-1 rounded-sm text-label font-normal'

interface NoteButtonProps {
  readonly icon: IconName
  readonly text: string
  /** What pressing it does, where the text alone does not say it. */
  readonly does?: string
  readonly look: 'text-positive' | 'text-accent hover:text-accent-hover'
  readonly onPress: () => void
}

function NoteButton({ icon, text, does, look, onPress }: NoteButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      {...(does !== undefined && { 'aria-label': `${text}, ${does}` })}
      className={`${line} ${look} hover:underline`}
    >
      <Icon name={icon} size={16} />
      {text}
    </button>
  )
}

/** Follows its accounts, or could: how many they are, and the way to choose them. */
function Followed({ accounts, onChoose }: Pick<LinkedFieldNoteProps, 'accounts' | 'onChoose'>) {
  const text = words.linkedCount({ count: accounts.filter(isCounted).length })
  if (onChoose)
    return <NoteButton icon="link" text={text} does={words.chooseAccounts()} look="text-positive" onPress={onChoose} />
  return (
    <span className={`${line} text-positive`}>
      <Icon name="link" size={16} />
      {text}
    </span>
  )
}

/** Whether the value is right is unknown until the bank can be read again (Q-LINK-1). */
function Unsynced({ accounts }: Pick<LinkedFieldNoteProps, 'accounts'>) {
  const bank = useBankConnections()
  const known = useQuery('accounts', bank === null ? null : { body: {} }).data ?? []
  const broken = accounts.filter(isCounted).filter(({ hasSyncIssue }) => hasSyncIssue)
  const connectionId = known.find(({ userAccountId }) =>
    broken.some((account) => account.userAccountId === userAccountId),
  )?.accountConnection.accountConnectionId
  const fix = () =>
    bank?.open(
      connectionId === undefined || connectionId === null ? { kind: 'manage' } : { kind: 'repair', connectionId },
    )
  return (
    <span className={`${line} text-warning`}>
      <Icon name="alert-triangle" size={16} />
      {words.notUpToDate()}
      {bank !== null && (
        <button type="button" onClick={fix} className="ml-1 font-semibold underline underline-offset-2">
          {words.fixConnection()}
        </button>
      )}
    </span>
  )
}

/** Next to the label of a field that linked accounts fill: whether it follows them, and the way back to their sum (LINK-07). */
export function LinkedFieldNote({ accounts, value, onUseLinked, onChoose }: LinkedFieldNoteProps) {
  switch (linkedValueState(accounts, value)) {
    case 'unbroken':
      return <Followed {...{ accounts, onChoose }} />
    case 'broken':
      return (
        <NoteButton
          icon="link-broken"
          text={words.linkedBalance()}
          look="text-accent hover:text-accent-hover"
          onPress={onUseLinked}
        />
      )
    case 'unsynced':
      return <Unsynced accounts={accounts} />
    case null:
      return onChoose ? (
        <NoteButton
          icon="link"
          text={words.linkAccounts()}
          look="text-accent hover:text-accent-hover"
          onPress={onChoose}
        />
      ) : null
  }
}
