import type { AccountLink, LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { homeCurrency, isCounted, linkingChoices, type PlanType, toCents, toDollars } from '@evenkeel/engine'
import { badRequest, notFound } from '../../errors.ts'
import { allAccounts, allConnections, findAccount, type StoredAccount } from '../../store/ledger/accounts.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { allLinks, deleteLinks, putLink, type StoredLink, type StoredPlan } from '../../store/ledger/plans.ts'
import { accountGroup } from '../account-view.ts'
import type { DraftLink } from '../../store/ledger/schema/plans.ts'
import type { ChangeRecorder } from '../record-change.ts'
import { dollarsOrNull } from './known.ts'
import type { AnyPlanDefinition } from './plan-definition.ts'
import { say } from '../../say.ts'

const notOffered = say('thisAccountCannotBeLinkedTo')

/** The name of an account whose link was stored before links kept the account's name. */
const unknownName = 'Deleted account'

/** Returns the links of a plan. */
export const findLinks = (ledger: LedgerTransaction, plan: Pick<StoredPlan, 'id'> | undefined): StoredLink[] =>
  plan ? allLinks(ledger).filter(({ planId }) => planId === plan.id) : []

function fromAccount(row: StoredAccount, link: StoredLink | undefined, hasSyncIssue: boolean): LinkedAccount {
  return {
    userAccountId: row.id,
    name: row.name,
    displayName: null,
    balance: toDollars(link?.balanceCents ?? row.balanceCents),
    latestBalance: toDollars(row.balanceCents),
    isLinked: link !== undefined,
    isDeleted: false,
    typeName: row.typeName,
    categoryName: row.categoryName,
    groupName: accountGroup(row.categoryName),
    hasSyncIssue,
    interestRate: row.interestRate,
    minimumMonthlyPayment: dollarsOrNull(row.monthlyMinimumPaymentCents),
    currentMonthlyPayment: dollarsOrNull(row.currentMonthlyPaymentCents),
    loanType: link?.loanType ?? null,
  }
}

/** Converts a link whose account is deleted, as the account was when the link was stored. */
function fromLink(link: StoredLink): LinkedAccount {
  const balance = toDollars(link.balanceCents ?? 0)
  const categoryName = link.categoryName ?? ''
  return {
    userAccountId: link.accountId,
    name: link.name ?? unknownName,
    displayName: null,
    balance,
    latestBalance: balance,
    isLinked: true,
    isDeleted: true,
    typeName: link.typeName ?? '',
    categoryName,
    groupName: accountGroup(categoryName),
    hasSyncIssue: false,
    interestRate: link.interestRate,
    minimumMonthlyPayment: dollarsOrNull(link.minimumMonthlyPaymentCents),
    currentMonthlyPayment: dollarsOrNull(link.currentMonthlyPaymentCents),
    loanType: link.loanType,
  }
}

/**
 * Returns the accounts of a plan: those it offers for linking, each with its flag, and the linked ones that are
 * deleted. Accounts in another currency count in no total and are not offered. Source: Q-ACCT-7, Q-ACCT-8.
 */
export function accountsOfPlan(
  ledger: LedgerTransaction,
  planType: PlanType,
  plan: StoredPlan | undefined,
): LinkedAccount[] {
  const links = new Map(findLinks(ledger, plan).map((link) => [link.accountId, link]))
  const troubled = new Set(allConnections(ledger).flatMap(({ id, hasSyncIssue }) => (hasSyncIssue ? [id] : [])))
  const rows = allAccounts(ledger).filter(({ currency }) => currency === homeCurrency)
  const accounts = rows.map((row) => fromAccount(row, links.get(row.id), troubled.has(row.accountConnectionId ?? 0)))
  const { defaults, more } = linkingChoices(planType, accounts)
  const there = new Set(rows.map(({ id }) => id))
  const gone = [...links.values()].filter(({ accountId }) => !there.has(accountId))
  return [...defaults, ...more, ...gone.map(fromLink)]
}

/** Returns the accounts of a plan with the links of its draft, if a committed plan has one. */
export function accountsOfDraft(
  ledger: LedgerTransaction,
  planType: PlanType,
  plan: StoredPlan | undefined,
): LinkedAccount[] {
  const accounts = accountsOfPlan(ledger, planType, plan)
  if (!plan?.draftLinks || plan.committedInput === null) return accounts
  const links = new Map(plan.draftLinks.map((link) => [link.userAccountId, link]))
  return accounts.map((account) => {
    const link = links.get(account.userAccountId)
    return { ...account, isLinked: link !== undefined, loanType: link?.loanType ?? null }
  })
}

/** Whether a draft has kept a rate or a minimum payment that was typed for the account. */
export const hasTerms = ({ interestRate, minimumMonthlyPayment }: DraftLink): boolean =>
  interestRate !== undefined || minimumMonthlyPayment !== undefined

const isUntouched = (plan: StoredPlan | undefined) =>
  !plan || (plan.draftInput === null && plan.committedInput === null)

/** Returns the accounts of a plan; proposes links if nothing was saved yet. */
export function accountsOrProposed(
  ledger: LedgerTransaction,
  kind: AnyPlanDefinition,
  plan: StoredPlan | undefined,
): LinkedAccount[] {
  const accounts = accountsOfDraft(ledger, kind.planType, plan)
  if (!isUntouched(plan) || accounts.some(({ isLinked }) => isLinked)) return accounts
  return proposed(ledger, kind)
}

/** Returns the accounts of a plan as if it were new. */
export function proposed(ledger: LedgerTransaction, kind: AnyPlanDefinition): LinkedAccount[] {
  const fresh = accountsOfPlan(ledger, kind.planType, undefined)
  const own = new Set(linkingChoices(kind.planType, fresh).defaults.map(({ userAccountId }) => userAccountId))
  return fresh.map((account) => ({
    ...account,
    isLinked: own.has(account.userAccountId) && kind.suggestsAccount(account, ledger),
  }))
}

/**
 * Sets the links from the sent list: only accounts that it links are linked. Without a list, links stay as they are.
 *
 * Source: Q-LINK-2.
 * @throws ApiError 404 for an unknown account, 400 for one that the plan does not offer.
 */
export function asSent(
  ledger: LedgerTransaction,
  accounts: readonly LinkedAccount[],
  sent: readonly AccountLink[] | undefined,
): readonly LinkedAccount[] {
  if (!sent) return accounts
  const known = new Set(accounts.map(({ userAccountId }) => userAccountId))
  if (sent.some(({ userAccountId }) => !known.has(userAccountId) && !findAccount(ledger, userAccountId)))
    throw notFound()
  const strange = sent.findIndex(({ userAccountId, isLinked }) => isLinked && !known.has(userAccountId))
  if (strange !== -1) throw badRequest({ [`linkedAccounts[${strange}].userAccountId`]: notOffered })
  const flags = new Map(sent.map((link) => [link.userAccountId, link]))
  return accounts.map((account) => {
    const { isLinked = false, loanType = account.loanType } = flags.get(account.userAccountId) ?? {}
    return { ...account, isLinked, loanType }
  })
}

const toCentsOrNull = (dollars: number | null) => (dollars === null ? null : toCents(dollars))

/** Stores the accounts that a plan counts, each as it is now; the link of a deleted account stays as it was. */
export function storeLinks(
  ledger: LedgerTransaction,
  recorder: ChangeRecorder,
  planId: number,
  accounts: readonly LinkedAccount[],
): void {
  const before = findLinks(ledger, { id: planId })
  recorder.willChange(
    'plan_link',
    before.map(({ id }) => id),
  )
  const kept = new Set(accounts.filter(({ isLinked }) => isLinked).map(({ userAccountId }) => userAccountId))
  deleteLinks(
    ledger,
    before.filter(({ accountId }) => !kept.has(accountId)).map(({ id }) => id),
  )
  const stored = accounts.filter(isCounted).map((account) =>
    putLink(ledger, {
      planId,
      accountId: account.userAccountId,
      loanType: account.loanType,
      name: account.name,
      categoryName: account.categoryName,
      typeName: account.typeName,
      balanceCents: toCents(account.latestBalance),
      interestRate: account.interestRate,
      minimumMonthlyPaymentCents: toCentsOrNull(account.minimumMonthlyPayment),
      currentMonthlyPaymentCents: toCentsOrNull(account.currentMonthlyPayment),
    }),
  )
  recorder.hasCreated('plan_link', stored)
}
