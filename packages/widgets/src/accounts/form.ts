import {
  type Account,
  type AccountChange,
  type AccountForm,
  accountForm,
  type AccountType,
} from '@evenkeel/api-client/contract/accounts'
import { AccountGroup, insuranceCategoryName, manualAccountFaults, signedBalance } from '@evenkeel/engine'
import { isBalanceStated } from './as-of.ts'

/** The wording that the specification (section 5) and the open questions (Q-ACCT-2, Q-ACCT-4) fix. */
export const accountWords = {
  createTitle: 'Create account',
  editTitle: 'Edit account',
  studentLoanTitle: 'Add student loan',
  assetHint: 'Enter a positive number for an asset.',
  liabilityHint: 'Enter a negative number for a liability.',
  insuranceBalance: 'Current insurance amount',
  linkedTo: 'This account is linked to:',
} as const

/** The form while it is filled in: nothing chosen and nothing typed are null, a text that is no number is NaN. */
export interface AccountDraft {
  category: string | null
  type: string | null
  name: string
  balance: number | null
  interestRate: number | null
  monthlyMinimumPayment: number | null
  currentMonthlyPayment: number | null
  isHiddenFromNW: boolean
  isHiddenFromCFBS: boolean
}

const accountFields = [
  'category',
  'type',
  'name',
  'balance',
  'interestRate',
  'monthlyMinimumPayment',
  'currentMonthlyPayment',
  'isHiddenFromNW',
  'isHiddenFromCFBS',
] as const satisfies readonly (keyof AccountDraft)[]

export type AccountFaults = { -readonly [Field in keyof AccountDraft]?: string }

/** What any change of category or type empties (ACCT-08). */
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

/** Prefills the form; a balance that nobody has stated is left open. What a bank or a bank file stated stays as stated: an overdrawn account is below 0 (Q-ACCT-6, Q-FILE-1). */
export function draftOf(account: Account | null): AccountDraft {
  if (account === null) return emptyDraft
  const { groupName, origin, balance, ...rest } = account
  const stated = origin === 'manual' ? signedBalance({ groupName, balance }) : balance
  const {
    category,
    type,
    name,
    interestRate,
    monthlyMinimumPayment,
    currentMonthlyPayment,
    isHiddenFromNW,
    isHiddenFromCFBS,
  } = rest
  return {
    category,
    type,
    name,
    balance: isBalanceStated(account) ? stated : null,
    interestRate,
    monthlyMinimumPayment,
    currentMonthlyPayment,
    isHiddenFromNW,
    isHiddenFromCFBS,
  }
}

const isKindOf = ({ category, type }: Pick<AccountDraft, 'category' | 'type'>, account: Account) =>
  category === account.category && type === account.type

/** Whether the chosen type is something owned or owed; null while none is chosen. */
export function groupOf(
  draft: Pick<AccountDraft, 'category' | 'type'>,
  types: readonly AccountType[],
  account: Account | null,
): AccountGroup | null {
  if (account !== null && isKindOf(draft, account)) return account.groupName
  const chosen = types.find(({ categoryName, typeName }) => categoryName === draft.category && typeName === draft.type)
  return chosen?.groupName ?? null
}

/** What is known besides the draft: whether it is owned or owed, and the account that is edited. */
export interface DraftContext {
  readonly group: AccountGroup | null
  readonly account: Account | null
}

/**
 * The balance with the sign of its kind, whatever sign was typed (ACCT-09, ACCT-11). Not where nobody touched it, and not
 * for an account that the bank says is overdrawn: there a minus is meant.
 */
export function balanceWithSign(
  draft: Pick<AccountDraft, 'category' | 'type' | 'balance'>,
  { group, account }: DraftContext,
): number | null {
  const { balance } = draft
  if (balance === null || group === null) return balance
  const isSameKind = account !== null && isKindOf(draft, account)
  if (isSameKind && (balance === account.balance || (group === AccountGroup.ASSET && account.balance < 0)))
    return balance
  return signedBalance({ groupName: group, balance })
}

function schemaFaults(draft: AccountDraft): AccountFaults {
  const issues = accountForm.safeParse(draft).error?.issues ?? []
  const first = new Map(issues.toReversed().map(({ path, message }) => [path[0], message]))
  const faults: AccountFaults = {}
  for (const field of accountFields) {
    const message = first.get(field)
    if (message !== undefined) faults[field] = message
  }
  return faults
}

const isAsBefore = (field: keyof AccountDraft, draft: AccountDraft, account: Account | null) =>
  account !== null && isKindOf(draft, account) && draft[field] === draftOf(account)[field]

/**
 * The message of each field that cannot be saved: the server's own schema and the engine's rule across the fields. In an
 * account that is edited only what changed is judged, as the server does it.
 */
export function accountFaults(draft: AccountDraft, context: DraftContext): AccountFaults {
  const { group, account } = context
  const signed = { ...draft, balance: balanceWithSign(draft, context) }
  const faults = { ...schemaFaults(signed), ...(group === null ? {} : manualAccountFaults(group, signed)) }
  for (const field of accountFields) if (isAsBefore(field, draft, account)) delete faults[field]
  return faults
}

/** Numbers whose emptiness the input itself words; the rate has one text for all that can be wrong (FORM-07). */
const plainAmounts: readonly (keyof AccountDraft)[] = ['balance', 'monthlyMinimumPayment', 'currentMonthlyPayment']

/**
 * What an input of this form says besides its own rule, as its `validate`. What stays as it was is settled, since the bank may
 * have names and gaps that nobody would be let type; an amount that is none yet is left to the input.
 */
export function verdictOn(
  field: keyof AccountDraft,
  draft: AccountDraft,
  context: DraftContext,
): string | null | undefined {
  if (isAsBefore(field, draft, context.account)) return null
  if (plainAmounts.includes(field) && !Number.isFinite(draft[field])) return undefined
  return accountFaults(draft, context)[field]
}

/** A draft without faults as the request that creates it; null while it has some. An asset has no rate and no payments. */
export function createRequest(draft: AccountDraft, context: DraftContext): AccountForm | null {
  const isOwed = context.group === AccountGroup.LIABILITY
  const debt = isOwed ? {} : { interestRate: null, monthlyMinimumPayment: null, currentMonthlyPayment: null }
  const parsed = accountForm.safeParse({ ...draft, ...debt, balance: balanceWithSign(draft, context) })
  return parsed.success ? parsed.data : null
}

/** What changed, and nothing else: a balance that stays the same is not stated anew. */
export function changeRequest(draft: AccountDraft, account: Account, group: AccountGroup | null): AccountChange {
  const before = draftOf(account)
  const after = { ...draft, balance: balanceWithSign(draft, { group, account }) }
  const changed = accountFields.filter(
    (field) => after[field] !== before[field] && !(field === 'balance' && after.balance === null),
  )
  return { userAccountId: account.userAccountId, ...Object.fromEntries(changed.map((field) => [field, after[field]])) }
}

/** The label of the balance: an insurance holds no money, only the sum insured (ACCT-14). */
export const balanceLabel = (category: string | null) =>
  category === insuranceCategoryName ? accountWords.insuranceBalance : 'Balance'

/** FORM-10; nothing while it is open whether it will be owned or owed. */
export function balanceHint(group: AccountGroup | null): string | undefined {
  if (group === null) return undefined
  return group === AccountGroup.LIABILITY ? accountWords.liabilityHint : accountWords.assetHint
}
