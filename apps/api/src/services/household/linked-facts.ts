import type { FactValues } from '@evenkeel/api-client/contract/household'
import { AccountGroup, type FactCandidate, homeCurrency, PlanType, toDollars, totalToDollars } from '@evenkeel/engine'
import { allAccounts, allConnections, type StoredAccount } from '../../store/ledger/accounts.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { allLinks, findPlan } from '../../store/ledger/plans.ts'
import { remembered } from '../../store/ledger/remembered.ts'
import { accountGroup } from '../account-view.ts'
import { dollarsOrNull, withinField } from '../plans/known.ts'

interface ProposableAccount {
  readonly categoryName: string
  readonly typeName: string
}

export const isRetirementSavings = ({ categoryName }: ProposableAccount): boolean => categoryName === 'Retirement'
/** Only savings are proposed, because a checking account holds the money for the current month. */
export const isEmergencySavings = ({ typeName }: ProposableAccount): boolean => typeName === 'Savings'
export const isLifeInsurance = ({ typeName }: ProposableAccount): boolean => typeName === 'Life Insurance'

/** Which accounts fill a plan's field before the person has chosen any. */
const fillsField: Readonly<Partial<Record<PlanType, (account: ProposableAccount) => boolean>>> = {
  [PlanType.RETIREMENT]: isRetirementSavings,
  [PlanType.EMERGENCY_FUND]: isEmergencySavings,
  [PlanType.LIFE_INSURANCE]: isLifeInsurance,
}

/** The accounts of a ledger, with what facts need to know of their banks. */
interface KnownAccounts {
  readonly all: readonly StoredAccount[]
  readonly bankNames: ReadonlyMap<number, string>
  readonly troubled: ReadonlySet<number>
}

function readAccounts(ledger: LedgerTransaction): KnownAccounts {
  const connections = allConnections(ledger)
  return {
    all: allAccounts(ledger).filter(({ currency }) => currency === homeCurrency),
    bankNames: new Map(connections.map(({ id, name }) => [id, name])),
    troubled: new Set(connections.flatMap(({ id, hasSyncIssue }) => (hasSyncIssue ? [id] : []))),
  }
}

/** Returns a fact that accounts state; none without an account. */
function fromAccounts<Value>(
  { bankNames, troubled }: KnownAccounts,
  accounts: readonly StoredAccount[],
  value: Value,
): FactCandidate<Value>[] {
  if (accounts.length === 0) return []
  const banks = new Set(accounts.flatMap(({ accountConnectionId }) => bankNames.get(accountConnectionId ?? 0) ?? []))
  return [
    {
      source: 'linked',
      value,
      sourceName: banks.size === 0 ? null : [...banks].join(', '),
      accountIds: accounts.map(({ id }) => id),
      hasSyncIssue: accounts.some(({ accountConnectionId }) => troubled.has(accountConnectionId ?? 0)),
    },
  ]
}

/** Adds balances; an overdrawn account fills in 0. */
const sumOf = (accounts: readonly StoredAccount[]): number =>
  withinField(totalToDollars(accounts.reduce((cents, { balanceCents }) => cents + balanceCents, 0)))

/** Returns the accounts that a plan counts, or before its first save those that it proposes. */
function accountsOf(ledger: LedgerTransaction, { all }: KnownAccounts, planType: PlanType): StoredAccount[] {
  const plan = findPlan(ledger, planType)
  const isUntouched = !plan || (plan.draftInput === null && plan.committedInput === null)
  if (isUntouched) return all.filter((account) => fillsField[planType]?.(account) ?? false)
  const ids = new Set(allLinks(ledger).flatMap(({ planId, accountId }) => (planId === plan.id ? [accountId] : [])))
  return all.filter(({ id }) => ids.has(id))
}

const toDebt = (account: StoredAccount): FactValues['debts'][number] => ({
  userAccountId: account.id,
  name: account.name,
  balance: toDollars(account.balanceCents),
  interestRate: account.interestRate,
  minimumMonthlyPayment: dollarsOrNull(account.monthlyMinimumPaymentCents),
  currentMonthlyPayment: dollarsOrNull(account.currentMonthlyPaymentCents),
})

const isPreTax = ({ typeName }: StoredAccount) => typeName === '401(k)' || typeName === 'IRA'
const isRoth = ({ typeName }: StoredAccount) => typeName === 'Roth IRA'
const isTaxable = ({ categoryName, typeName }: StoredAccount) => categoryName === 'Cash' || typeName === 'Brokerage'

function readLinkedFacts(ledger: LedgerTransaction) {
  const known = readAccounts(ledger)
  const sums = (accounts: readonly StoredAccount[]) => fromAccounts(known, accounts, sumOf(accounts))
  const ofPlan = (planType: PlanType) => sums(accountsOf(ledger, known, planType))
  const debts = known.all.filter(({ categoryName }) => accountGroup(categoryName) === AccountGroup.LIABILITY)
  return {
    debts: fromAccounts(known, debts, debts.map(toDebt)),
    retirementFund: ofPlan(PlanType.RETIREMENT),
    emergencySavings: ofPlan(PlanType.EMERGENCY_FUND),
    lifeCover: ofPlan(PlanType.LIFE_INSURANCE),
    partnerLifeCover: ofPlan(PlanType.PARTNER_LIFE_INSURANCE),
    preTaxSavings: sums(known.all.filter(isPreTax)),
    rothSavings: sums(known.all.filter(isRoth)),
    taxableSavings: sums(known.all.filter(isTaxable)),
  }
}

const unchanged = remembered(() => '', readLinkedFacts)

/** Returns what the accounts of a ledger say about the household: asked for each plan of a page, and read once. */
export const linkedFacts = (ledger: LedgerTransaction): ReturnType<typeof readLinkedFacts> => unchanged(ledger, null)
