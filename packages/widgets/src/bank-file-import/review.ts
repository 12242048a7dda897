import type { Account } from '@evenkeel/api-client/contract/accounts'
import type { BankFileAccount, BankFilePreview } from '@evenkeel/api-client/contract/bank-files'
import type { Input } from '@evenkeel/api-client/contract/endpoints'
import { AccountGroup, accountTypes } from '@evenkeel/engine'

/** The target of the rows of one account of the file: a new account, an existing one, or none. */
export type Target =
  | { readonly kind: 'new' }
  | { readonly kind: 'existing'; readonly userAccountId: number }
  | { readonly kind: 'none' }

/** What the person decided about one account of the file. */
export interface AccountChoice {
  readonly target: Target
  /** For a new account. */
  readonly name: string
  readonly type: string
  /** The balance today of a new account, as the person types it: what is owed has no minus. Null while unknown. */
  readonly balance: number | null
  /** Keys of suspected rows that the person marked as the same as an existing row. */
  readonly sameRowKeys: readonly string[]
}

export type Choices = Readonly<Record<string, AccountChoice>>

const firstChoice = ({ userAccountId, name, typeName }: BankFileAccount): AccountChoice => ({
  target: userAccountId === null ? { kind: 'new' } : { kind: 'existing', userAccountId },
  name,
  type: typeName,
  balance: null,
  sameRowKeys: [],
})

/**
 * Returns the initial choices: known accounts keep their earlier target, others become new accounts, and every suspected row is imported.
 */
export const firstChoices = ({ accounts }: Pick<BankFilePreview, 'accounts'>): Choices =>
  Object.fromEntries(accounts.map((account) => [account.key, firstChoice(account)]))

/** Rows by what importing does with them. */
export interface RowCounts {
  readonly new: number
  readonly there: number
  readonly suspected: number
}

/**
 * Returns what the preview knows about the rows, for the chosen target: a new account cannot have existing rows. Null if the file was not
 * compared with the chosen account.
 */
export function countRows(account: BankFileAccount, { target }: AccountChoice): RowCounts | null {
  if (target.kind === 'none') return { new: 0, there: 0, suspected: 0 }
  if (target.kind === 'new') return { new: account.transactions, there: 0, suspected: 0 }
  if (target.userAccountId !== account.userAccountId) return null
  return { new: account.new, there: account.duplicates, suspected: account.suspected }
}

/** Returns the rows to decide about. They only exist against the account that the file was compared with. */
export const findSuspectedRows = (account: BankFileAccount, choice: AccountChoice) =>
  countRows(account, choice)?.suspected ? account.suspectedRows : []

/** Whether the file states a balance that importing it would set: only one that is newer than the known one. */
export function bringsBalance(account: BankFileAccount, { target }: AccountChoice, known: readonly Account[]): boolean {
  if (account.balance === null || target.kind !== 'existing') return false
  const existing = known.find(({ userAccountId }) => userAccountId === target.userAccountId)
  if (existing === undefined) return false
  if (existing.balanceAsOf === null) return true
  const [fileDay, knownDay] = [account.balanceAsOf, existing.balanceAsOf].map((asOf) => asOf?.slice(0, 10) ?? '')
  if (fileDay === undefined || knownDay === undefined || fileDay < knownDay) return false
  return fileDay > knownDay || account.balance !== existing.balance
}

/** The effect of the import over the whole file. */
export interface ImportOutcome {
  /** At least one row is imported, or may be. */
  readonly hasRows: boolean
  readonly setsBalance: boolean
  /** Something becomes a new account. */
  readonly createsAccount: boolean
}

export function importOutcome(
  { accounts }: Pick<BankFilePreview, 'accounts'>,
  choices: Choices,
  known: readonly Account[],
): ImportOutcome {
  const chosen = accounts.flatMap((account) => {
    const choice = choices[account.key]
    return choice === undefined ? [] : [{ account, choice, counts: countRows(account, choice) }]
  })
  return {
    hasRows: chosen.some(({ counts }) => counts === null || counts.new + counts.suspected > 0),
    setsBalance: chosen.some(({ account, choice }) => bringsBalance(account, choice, known)),
    createsAccount: chosen.some(({ choice }) => choice.target.kind === 'new'),
  }
}

/** Whether accounts of a type are owed. */
export const isOwed = (typeName: string) =>
  accountTypes.find((type) => type.typeName === typeName)?.groupName === AccountGroup.LIABILITY

/** Returns the balance that the person states for a new account; nothing if the file has one. */
function statedBalance(account: BankFileAccount, { balance, type }: AccountChoice): { balance?: number } {
  if (balance === null || account.balance !== null) return {}
  return { balance: isOwed(type) ? -balance : balance }
}

/** Returns where the request has each account of the file: `accounts[0]`. One that is left out has no place there. */
export function requestPaths({ accounts }: Pick<BankFilePreview, 'accounts'>, choices: Choices): readonly string[] {
  const sent = accounts.filter(({ key }) => choices[key]?.target.kind !== 'none')
  return accounts.map((account) => (sent.includes(account) ? `accounts[${sent.indexOf(account)}]` : account.key))
}

type CommitBody = Input<'commitBankFile'>['body']

/** Returns the request that imports the file with these decisions. */
export function commitRequest(preview: BankFilePreview, choices: Choices, skipUnreadable: boolean): CommitBody {
  const accounts = preview.accounts.flatMap((account): CommitBody['accounts'] => {
    const choice = choices[account.key]
    if (choice === undefined || choice.target.kind === 'none') return []
    if (choice.target.kind === 'new')
      return [
        {
          key: account.key,
          userAccountId: null,
          name: choice.name.trim(),
          type: choice.type,
          ...statedBalance(account, choice),
        },
      ]
    const suspected = new Set(findSuspectedRows(account, choice).map(({ rowKey }) => rowKey))
    const skipRowKeys = choice.sameRowKeys.filter((rowKey) => suspected.has(rowKey))
    return [{ key: account.key, userAccountId: choice.target.userAccountId, skipRowKeys }]
  })
  return { bankFileId: preview.bankFileId, ...(skipUnreadable && { skipUnreadable }), accounts }
}
