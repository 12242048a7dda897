import {
  type Account,
  type AccountChange,
  type AccountForm,
  accountForm,
  type AccountType,
} from '@evenkeel/api-client/contract/accounts'
import { accountFields } from '@evenkeel/api-client/contract/forms/accounts'
import { AccountGroup, insuranceCategoryName, manualAccountFaults, signedBalance } from '@evenkeel/engine'
import type { Draft } from '@evenkeel/ui/use-form'
import * as words from '../words/account-dialogs.generated.ts'
import { isBalanceStated } from './as-of.ts'

type AccountFaults = Readonly<Partial<Record<AccountField, string>>>

/** The form while it is being filled in: null if nothing is chosen or typed, NaN for text that is not a number. */
export type AccountDraft = Draft<Omit<AccountChange, 'userAccountId'>>
export type AccountField = keyof typeof accountFields.fields

/** The fields that any change of category or type empties (ACCT-08). */
export const clearedByKind = {
  name: '',
  balance: null,
  interestRate: null,
  monthlyMinimumPayment: null,
  currentMonthlyPayment: null,
} as const satisfies Partial<AccountDraft>

const emptyDraft: AccountDraft = {
  category: null,
  type: null,
  ...clearedByKind,
  isHiddenFromNW: false,
  isHiddenFromCFBS: false,
}

/**
 * Prefills the form. A balance that was never stated stays empty. A balance from a bank or a bank file keeps its sign: an overdrawn
 * account is below 0 (Q-ACCT-6, Q-FILE-1).
 */
export function toAccountDraft(account: Account | null): AccountDraft {
  if (account === null) return emptyDraft
  const { groupName, origin, balance } = account
  const stated = origin === 'manual' ? signedBalance({ groupName, balance }) : balance
  return {
    ...Object.fromEntries(toFields(account)),
    balance: isBalanceStated(account) ? stated : null,
  }
}

const hasKind = ({ category, type }: Pick<AccountDraft, 'category' | 'type'>, account: Account) =>
  category === account.category && type === account.type

/** Returns whether the chosen type is an asset or a debt; null until one is chosen. */
export function findGroup(
  draft: Pick<AccountDraft, 'category' | 'type'>,
  types: readonly AccountType[],
  account: Account | null,
): AccountGroup | null {
  if (account !== null && hasKind(draft, account)) return account.groupName
  const chosen = types.find(({ categoryName, typeName }) => categoryName === draft.category && typeName === draft.type)
  return chosen?.groupName ?? null
}

/** The facts that are not in the draft: asset or debt, and the account that is edited. */
export interface DraftContext {
  readonly group: AccountGroup | null
  readonly account: Account | null
}

/**
 * Returns the balance with the sign of its group, no matter which sign was typed (ACCT-09, ACCT-11). Keeps the sign if the person did not
 * edit the field, and for an account that the bank reports as overdrawn: there a minus is meant.
 */
export function balanceWithSign(
  draft: Pick<AccountDraft, 'category' | 'type' | 'balance'>,
  { group, account }: DraftContext,
): number | null {
  const { balance = null } = draft
  if (balance === null || group === null) return balance
  const isSameKind = account !== null && hasKind(draft, account)
  if (isSameKind && (balance === account.balance || (group === AccountGroup.ASSET && account.balance < 0)))
    return balance
  return signedBalance({ groupName: group, balance })
}

const isAsBefore = (field: AccountField, draft: AccountDraft, account: Account | null) =>
  account !== null && hasKind(draft, account) && draft[field] === toAccountDraft(account)[field]

/** Numbers for which the field itself says that they are missing; the rate has a single message for every error (FORM-07). */
const plainAmounts: readonly AccountField[] = ['balance', 'monthlyMinimumPayment', 'currentMonthlyPayment']

/**
 * Returns what is wrong with a field by the server's schema and the engine's rule across the fields, null to accept the value, and
 * undefined to leave it to the field. A value that was not changed is always accepted, since a bank may send names and gaps that the
 * form refuses. An amount that is not yet a number is left to the field.
 */
export function accountFault(
  field: AccountField,
  draft: AccountDraft,
  context: DraftContext,
): string | null | undefined {
  const { group, account } = context
  if (isAsBefore(field, draft, account)) return null
  if (plainAmounts.includes(field) && !Number.isFinite(draft[field])) return undefined
  const signed = { ...draft, balance: balanceWithSign(draft, context) }
  const ofGroup: AccountFaults = group === null ? {} : manualAccountFaults(group, signed)
  return ofGroup[field] ?? accountForm.shape[field].safeParse(signed[field]).error?.issues[0]?.message
}

/** Returns the request that creates the account from a draft without faults. An asset has no rate and no payments. */
export function createRequest(draft: AccountDraft, context: DraftContext): AccountForm {
  const isOwed = context.group === AccountGroup.LIABILITY
  const debt = isOwed ? {} : { interestRate: null, monthlyMinimumPayment: null, currentMonthlyPayment: null }
  return accountForm.parse({ ...draft, ...debt, balance: balanceWithSign(draft, context) })
}

/** Returns only what changed: an unchanged balance is not sent again. */
export function changeRequest(draft: AccountDraft, account: Account, group: AccountGroup | null): AccountChange {
  const before = toAccountDraft(account)
  const after = { ...draft, balance: balanceWithSign(draft, { group, account }) }
  const changed = toFields(after).filter(
    ([field, value]) => value !== (Reflect.get(before, field) ?? null) && !(field === 'balance' && value === null),
  )
  return { userAccountId: account.userAccountId, ...Object.fromEntries(changed) }
}

/** Returns the fields of the form with their values, null for those that are empty. */
const toFields = (draft: AccountDraft) =>
  Object.keys(accountFields.fields).map((field) => [field, Reflect.get(draft, field) ?? null] as const)

/** Returns the label of the balance: an insurance holds no money, only the sum insured (ACCT-14). */
export const balanceLabel = (category: string | null | undefined) =>
  category === insuranceCategoryName ? words.insuranceBalance() : words.balance()

/** Returns the hint under the balance; undefined until a type is chosen, because only then is it an asset or a debt. Source: FORM-10. */
export function balanceHint(group: AccountGroup | null): string | undefined {
  if (group === null) return undefined
  return group === AccountGroup.LIABILITY ? words.liabilityHint() : words.assetHint()
}
