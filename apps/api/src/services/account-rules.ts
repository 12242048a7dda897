import { type AccountChange, type AccountForm, accountName } from '@evenkeel/api-client/contract/accounts'
import { accountTypes, manualAccountFaults, manualAccountTypes, toDollars } from '@evenkeel/engine'
import { type ContractErrors, invalidInput } from '../errors.ts'
import type { StoredAccount } from '../store/ledger/accounts.ts'
import { accountGroup, isKeptByHand } from './account-view.ts'
import { say } from '../say.ts'

export const accountMessages = {
  category: say('selectOneCategory'),
  type: say('selectOneType'),
  name: say('validName'),
  keptByBank: say('thisIsKeptUpToDate'),
} as const

type Fields = Record<string, ContractErrors[string]>

/** All fields of the account after a change; amounts are dollars, as in the API. */
type WholeAccount = Pick<
  AccountForm,
  'category' | 'type' | 'balance' | 'interestRate' | 'monthlyMinimumPayment' | 'currentMonthlyPayment'
>

function kindFaults({ category, type }: Pick<WholeAccount, 'category' | 'type'>): Fields {
  const offered = manualAccountTypes(accountTypes).filter(({ categoryName }) => categoryName === category)
  if (offered.length === 0) return { category: accountMessages.category }
  return offered.some(({ typeName }) => typeName === type) ? {} : { type: accountMessages.type }
}

const numberFaults = ({ category, ...numbers }: WholeAccount): Fields => ({
  ...manualAccountFaults(accountGroup(category), numbers),
})

function refuse(fields: Fields): void {
  if (Object.keys(fields).length > 0) throw invalidInput(fields)
}

/**
 * Checks the rules of the form for manual accounts again on the server.
 * Source: FORM-01 to FORM-09.
 * @throws ApiError 400
 */
export function checkAccountForm(form: AccountForm): void {
  const kind = kindFaults(form)
  refuse(Object.keys(kind).length > 0 ? kind : numberFaults(form))
}

const orKept = <T>(sent: T | undefined, kept: T): T => (sent === undefined ? kept : sent)

/** Returns the account as it would be after the change. */
function withChange(row: StoredAccount, change: AccountChange): WholeAccount {
  const dollars = (cents: number | null) => (cents === null ? null : toDollars(cents))
  return {
    category: change.category ?? row.categoryName,
    type: change.type ?? row.typeName,
    balance: change.balance ?? toDollars(row.balanceCents),
    interestRate: orKept(change.interestRate, row.interestRate),
    monthlyMinimumPayment: orKept(change.monthlyMinimumPayment, dollars(row.monthlyMinimumPaymentCents)),
    currentMonthlyPayment: orKept(change.currentMonthlyPayment, dollars(row.currentMonthlyPaymentCents)),
  }
}

/** Keeps only the errors of fields that change: values from a bank or a file are never held against the person. */
function changedOnly(faults: Fields, before: WholeAccount, after: WholeAccount): Fields {
  const isOtherKind = accountGroup(before.category) !== accountGroup(after.category)
  const isChanged = (field: string) => isOtherKind || Reflect.get(before, field) !== Reflect.get(after, field)
  return Object.fromEntries(Object.entries(faults).filter(([field]) => isChanged(field)))
}

/**
 * Checks a change of an account; only the fields that change are checked.
 * Source: Q-ACCT-1, Q-FILE-1.
 * @throws ApiError 400
 */
export function checkAccountChange(row: StoredAccount, change: AccountChange): void {
  const before = withChange(row, { userAccountId: row.id })
  const after = withChange(row, change)
  const isOtherKind = before.category !== after.category || before.type !== after.type
  const faults: Fields = {}
  const { name = row.name } = change
  if (name !== row.name && !accountName.safeParse(name).success) faults['name'] = accountMessages.name
  if (!isKeptByHand(row)) {
    if (before.category !== after.category) faults['category'] = accountMessages.keptByBank
    if (before.type !== after.type) faults['type'] = accountMessages.keptByBank
    if (before.balance !== after.balance) faults['balance'] = accountMessages.keptByBank
  }
  if (Object.keys(faults).length === 0 && isOtherKind) Object.assign(faults, kindFaults(after))
  if (Object.keys(faults).length === 0) {
    Object.assign(faults, changedOnly(numberFaults(after), before, after))
  }
  refuse(faults)
}
