import type { Account } from '@evenkeel/api-client/contract/accounts'
import type { BankFileAccount, BankFilePreview } from '@evenkeel/api-client/contract/bank-files'
import type { Input } from '@evenkeel/api-client/contract/endpoints'

/** Where the rows of one account of the file go: a new account, one that is there, or nowhere. */
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
  /** Suspected rows that are the same as one that is there. */
  readonly sameRowKeys: readonly string[]
}

export type Choices = Readonly<Record<string, AccountChoice>>

const firstChoice = ({ userAccountId, name, typeName }: BankFileAccount): AccountChoice => ({
  target: userAccountId === null ? { kind: 'new' } : { kind: 'existing', userAccountId },
  name,
  type: typeName,
  sameRowKeys: [],
})

/** Known accounts go where they went before, others become new accounts; every suspected row is imported unless it is said otherwise. */
export const firstChoices = ({ accounts }: Pick<BankFilePreview, 'accounts'>): Choices =>
  Object.fromEntries(accounts.map((account) => [account.key, firstChoice(account)]))

/** Rows by what importing does with them. */
export interface RowCounts {
  readonly new: number
  readonly there: number
  readonly suspected: number
}

/**
 * What the preview knows about the rows, given where they go: nothing can be there already in an account that is new; null
 * where the file was not compared with the chosen account.
 */
export function countsOf(account: BankFileAccount, { target }: AccountChoice): RowCounts | null {
  if (target.kind === 'none') return { new: 0, there: 0, suspected: 0 }
  if (target.kind === 'new') return { new: account.transactions, there: 0, suspected: 0 }
  if (target.userAccountId !== account.userAccountId) return null
  return { new: account.new, there: account.duplicates, suspected: account.suspected }
}

/** The rows to decide about, which only exist against the account that the file was compared with. */
export const suspectedOf = (account: BankFileAccount, choice: AccountChoice) =>
  countsOf(account, choice)?.suspected ? account.suspectedRows : []

/** Whether the file states a balance that importing it would set: none that is as old or older than the one known. */
export function bringsBalance(account: BankFileAccount, { target }: AccountChoice, known: readonly Account[]): boolean {
  if (account.balance === null || target.kind !== 'existing') return false
  const existing = known.find(({ userAccountId }) => userAccountId === target.userAccountId)
  if (existing === undefined) return false
  if (existing.balanceAsOf === null) return true
  const [fileDay, knownDay] = [account.balanceAsOf, existing.balanceAsOf].map((asOf) => asOf?.slice(0, 10) ?? '')
  if (fileDay === undefined || knownDay === undefined || fileDay < knownDay) return false
  return fileDay > knownDay || account.balance !== existing.balance
}

/** What pressing the button would do, over the whole file. */
export interface ImportOutcome {
  /** At least one row goes in, or may. */
  readonly hasRows: boolean
  readonly setsBalance: boolean
  /** Something becomes a new account. */
  readonly createsAccount: boolean
}

export function outcomeOf(
  { accounts }: Pick<BankFilePreview, 'accounts'>,
  choices: Choices,
  known: readonly Account[],
): ImportOutcome {
  const chosen = accounts.flatMap((account) => {
    const choice = choices[account.key]
    return choice === undefined ? [] : [{ account, choice, counts: countsOf(account, choice) }]
  })
  return {
    hasRows: chosen.some(({ counts }) => counts === null || counts.new + counts.suspected > 0),
    setsBalance: chosen.some(({ account, choice }) => bringsBalance(account, choice, known)),
    createsAccount: chosen.some(({ choice }) => choice.target.kind === 'new'),
  }
}

/** Whether every account that is to be created has a name. */
export const isComplete = (choices: Choices) =>
  Object.values(choices).every(({ target, name }) => target.kind !== 'new' || name.trim() !== '')

type CommitBody = Input<'commitBankFile'>['body']

/** The decisions as the request that imports the file. */
export function commitRequest(preview: BankFilePreview, choices: Choices): CommitBody {
  const accounts = preview.accounts.flatMap((account): CommitBody['accounts'] => {
    const choice = choices[account.key]
    if (choice === undefined || choice.target.kind === 'none') return []
    if (choice.target.kind === 'new')
      return [{ key: account.key, userAccountId: null, name: choice.name.trim(), type: choice.type }]
    const suspected = new Set(suspectedOf(account, choice).map(({ rowKey }) => rowKey))
    const skipRowKeys = choice.sameRowKeys.filter((rowKey) => suspected.has(rowKey))
    return [{ key: account.key, userAccountId: choice.target.userAccountId, skipRowKeys }]
  })
  return { bankFileId: preview.bankFileId, accounts }
}
