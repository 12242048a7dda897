import type { AccountLink, LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { homeCurrency, isCounted, linkingChoices, type PlanType, toCents, toDollars } from '@evenkeel/engine'
import { badRequest, notFound } from '../../errors.ts'
import { allAccounts, allConnections, findAccount, type StoredAccount } from '../../store/ledger/accounts.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { allLinks, deleteLinks, putLink, type StoredLink, type StoredPlan } from '../../store/ledger/plans.ts'
import { groupOf } from '../account-view.ts'
import type { ChangeRecorder } from '../record-change.ts'
import { dollarsOrNull } from './known.ts'
import type { AnyPlanKind } from './plan-kind.ts'

const NOT_OFFERED = 'This account cannot be linked to this plan.'

/** What stands for a link from before links kept what they link to. */
const UNKNOWN_NAME = 'Deleted account'

/** The links of a plan. */
export const linksOf = (ledger: LedgerTransaction, plan: Pick<StoredPlan, 'id'> | undefined): StoredLink[] =>
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
    groupName: groupOf(row.categoryName),
    hasSyncIssue,
    interestRate: row.interestRate,
    minimumMonthlyPayment: dollarsOrNull(row.monthlyMinimumPaymentCents),
    currentMonthlyPayment: dollarsOrNull(row.currentMonthlyPaymentCents),
    loanType: link?.loanType ?? null,
  }
}

/** A link whose account is gone, as it was when the link was stored. */
function fromLink(link: StoredLink): LinkedAccount {
  const balance = toDollars(link.balanceCents ?? 0)
  const categoryName = link.categoryName ?? ''
  return {
    userAccountId: link.accountId,
    name: link.name ?? UNKNOWN_NAME,
    displayName: null,
    balance,
    latestBalance: balance,
    isLinked: true,
    isDeleted: true,
    typeName: link.typeName ?? '',
    categoryName,
    groupName: groupOf(categoryName),
    hasSyncIssue: false,
    interestRate: link.interestRate,
    minimumMonthlyPayment: dollarsOrNull(link.minimumMonthlyPaymentCents),
    currentMonthlyPayment: dollarsOrNull(link.currentMonthlyPaymentCents),
    loanType: link.loanType,
  }
}

/**
 * The accounts of a plan: those it offers for linking, each with its flag, and those it linked that are gone (Q-ACCT-7,
 * Q-ACCT-8). Accounts in another currency count in no total and are not offered.
 */
export function accountsOfPlan(
  ledger: LedgerTransaction,
  planType: PlanType,
  plan: StoredPlan | undefined,
): LinkedAccount[] {
  const links = new Map(linksOf(ledger, plan).map((link) => [link.accountId, link]))
  const troubled = new Set(allConnections(ledger).flatMap(({ id, hasSyncIssue }) => (hasSyncIssue ? [id] : [])))
  const rows = allAccounts(ledger).filter(({ currency }) => currency === homeCurrency)
  const accounts = rows.map((row) => fromAccount(row, links.get(row.id), troubled.has(row.accountConnectionId ?? 0)))
  const { defaults, more } = linkingChoices(planType, accounts)
  const there = new Set(rows.map(({ id }) => id))
  const gone = [...links.values()].filter(({ accountId }) => !there.has(accountId))
  return [...defaults, ...more, ...gone.map(fromLink)]
}

/** The same as the draft has them, where it is one of a committed plan. */
export function accountsOfDraft(
  ledger: LedgerTransaction,
  planType: PlanType,
  plan: StoredPlan | undefined,
): LinkedAccount[] {
  const accounts = accountsOfPlan(ledger, planType, plan)
  if (!plan?.draftLinks) return accounts
  const links = new Map(plan.draftLinks.map((link) => [link.userAccountId, link]))
  return accounts.map((account) => {
    const link = links.get(account.userAccountId)
    return { ...account, isLinked: link !== undefined, loanType: link?.loanType ?? null }
  })
}

const isUntouched = (plan: StoredPlan | undefined) =>
  !plan || (plan.draftInput === null && plan.committedInput === null)

/** The accounts of a plan; before anything was saved those that stand to reason are proposed as linked. */
export function accountsOrProposed(
  ledger: LedgerTransaction,
  kind: AnyPlanKind,
  plan: StoredPlan | undefined,
): LinkedAccount[] {
  const accounts = accountsOfDraft(ledger, kind.planType, plan)
  if (!isUntouched(plan) || accounts.some(({ isLinked }) => isLinked)) return accounts
  return proposed(ledger, kind)
}

/** The accounts of a plan as if it were new. */
export function proposed(ledger: LedgerTransaction, kind: AnyPlanKind): LinkedAccount[] {
  const fresh = accountsOfPlan(ledger, kind.planType, undefined)
  const own = new Set(linkingChoices(kind.planType, fresh).defaults.map(({ userAccountId }) => userAccountId))
  return fresh.map((account) => ({
    ...account,
    isLinked: own.has(account.userAccountId) && kind.proposes(account, ledger),
  }))
}

/**
 * The accounts as they were sent: linked is what the list links, and nothing else (Q-LINK-2). Without a list they stay as they
 * are.
 *
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
  if (strange !== -1) throw badRequest({ [`linkedAccounts[${strange}].userAccountId`]: NOT_OFFERED })
  const flags = new Map(sent.map((link) => [link.userAccountId, link]))
  return accounts.map((account) => {
    const { isLinked = false, loanType = account.loanType } = flags.get(account.userAccountId) ?? {}
    return { ...account, isLinked, loanType }
  })
}

const toCentsOrNull = (dollars: number | null) => (dollars === null ? null : toCents(dollars))

/** Stores which accounts a plan counts, each as it stands now; a link whose account is gone stays as it was. */
export function storeLinks(
  ledger: LedgerTransaction,
  recorder: ChangeRecorder,
  planId: number,
  accounts: readonly LinkedAccount[],
): void {
  const before = linksOf(ledger, { id: planId })
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
