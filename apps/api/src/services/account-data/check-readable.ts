import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import { toPeriod, PlanType } from '@evenkeel/engine'
import type { LedgerContext } from '../../http/handlers.ts'
import { validateAnswer } from '../../http/validate.ts'
import { readAddress, readSettings } from '../../store/ledger/profile.ts'
import { budgetChange } from '../../store/ledger/schema.ts'
import { aboutMe } from '../about-me.ts'
import { accountList } from '../account-view.ts'
import { listBudgets } from '../budgets.ts'
import { rankedCategories } from '../categories.ts'
import { cashFlow, spending } from '../cash-flow.ts'
import { confidenceQuestions, confidenceStatus } from '../checkup.ts'
import { connectionList } from '../connections/connection-view.ts'
import { suspectedDuplicates } from '../connections/duplicates.ts'
import { suspectedAccounts } from '../connections/suspected-accounts.ts'
import { dashboard, saidDashboard } from '../dashboard.ts'
import { emailPreferences } from '../email-preferences.ts'
import { allGoals, exploreGoals } from '../goals.ts'
import { balanceHistoryOf, netWorthHistoryOf, positionsOf } from '../history/history.ts'
import { readHousehold } from '../household/household.ts'
import { presentMoment } from '../moment.ts'
import { listNextSteps } from '../next-steps.ts'
import type { CompanyOffer } from '../plans/company-offer.ts'
import { getDefaultPlan, getPlan } from '../plans.ts'
import { listTransactions } from '../transaction-list.ts'
import { budgetMonthOf } from '../living-budgets.ts'
import { recurringOf } from '../recurring/recurring.ts'
import { wellBeing } from '../well-being.ts'

const pageSize = 500
const maxCashFlowMonths = 12
const wholeTime = { fromDate: '1900-01-01T00:00:00Z', toDate: '2199-12-31T23:59:59Z' }

function keepsContract(name: EndpointName, answer: unknown): void {
  validateAnswer(endpoints[name].answer, answer, name)
}

function readTransactions({ ledger }: LedgerContext): void {
  for (let page = 1; ; page += 1) {
    const answer = listTransactions(ledger, { page, pageSize: pageSize })
    keepsContract('transactions', answer)
    if (answer.paging.lastPage <= page) return
  }
}

function readMoney(context: LedgerContext): void {
  const { ledger, today } = context
  keepsContract('accounts', accountList(ledger))
  keepsContract('connections', connectionList(context))
  keepsContract('suspectedDuplicates', suspectedDuplicates(ledger))
  keepsContract('suspectedAccounts', suspectedAccounts(ledger))
  readTransactions(context)
  keepsContract('rankedCategories', rankedCategories(ledger, today))
  keepsContract('cashFlow', cashFlow(ledger, today, maxCashFlowMonths))
  keepsContract('spending', spending(ledger, wholeTime))
  for (const { userAccountId } of accountList(ledger)) {
    keepsContract('balanceHistory', balanceHistoryOf(ledger, { userAccountId, today }))
    keepsContract('positions', positionsOf(ledger, userAccountId))
  }
  keepsContract('netWorthHistory', netWorthHistoryOf(ledger, { today, pastMonthCount: null }))
  keepsContract('recurring', recurringOf(ledger, today))
  const periods = ledger.selectDistinct({ period: budgetChange.period }).from(budgetChange).all()
  for (const { period } of [...periods, { period: toPeriod(today) }])
    keepsContract('budgets', listBudgets(ledger, period))
  keepsContract('budgetMonth', budgetMonthOf(ledger, { period: toPeriod(today), today }))
}

function readPlans(context: LedgerContext, offer: CompanyOffer): void {
  const { ledger, today, clock } = context
  const scene = { ledger, today, offer, now: presentMoment(clock) }
  keepsContract('dashboard', { data: saidDashboard(dashboard(scene)) })
  keepsContract('allGoals', allGoals(scene))
  keepsContract('exploreGoals', exploreGoals(scene))
  keepsContract('nextSteps', listNextSteps(scene, {}))
  keepsContract('household', readHousehold(scene))
  for (const planType of Object.values(PlanType)) {
    keepsContract('plan', getPlan(context, offer, planType))
    keepsContract('defaultPlan', getDefaultPlan(context, offer, planType))
  }
}

function readProfile({ ledger, today }: LedgerContext): void {
  keepsContract('aboutMe', aboutMe(ledger))
  keepsContract('emailPreferences', emailPreferences(ledger))
  keepsContract('profileSettings', readSettings(ledger))
  keepsContract('checkup', confidenceQuestions(ledger))
  keepsContract('checkupStatus', confidenceStatus(ledger, today))
  keepsContract('wellBeing', wellBeing(ledger))
  readAddress(ledger)
}

/**
 * Runs the reads of every screen on the ledger and checks each answer against the contract, so that imported data that
 * fits the tables but makes no sense is found before it is kept.
 * @throws the error of the first read that fails.
 */
export function checkReadable(context: LedgerContext, offer: CompanyOffer): void {
  readMoney(context)
  readPlans(context, offer)
  readProfile(context)
}
