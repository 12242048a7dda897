import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import { periodOf, PlanType } from '@evenkeel/engine'
import type { LedgerContext } from '../../http/handlers.ts'
import { validateAnswer } from '../../http/validate.ts'
import { readAddress, readSettings } from '../../store/ledger/profile.ts'
import { budgetChange } from '../../store/ledger/schema.ts'
import { aboutMe } from '../about-me.ts'
import { accountList } from '../account-view.ts'
import { budgetsOf } from '../budgets.ts'
import { rankedCategories } from '../categories.ts'
import { cashFlow, spending } from '../cash-flow.ts'
import { confidenceQuestions, confidenceStatus } from '../checkup.ts'
import { connectionList } from '../connections/connection-view.ts'
import { suspectedDuplicates } from '../connections/duplicates.ts'
import { suspectedAccounts } from '../connections/suspected-accounts.ts'
import { dashboard } from '../dashboard.ts'
import { emailPreferences } from '../email-preferences.ts'
import { allGoals, exploreGoals } from '../goals.ts'
import { listNextSteps } from '../next-steps.ts'
import type { CompanyOffer } from '../plans/company-offer.ts'
import { getDefaultPlan, getPlan } from '../plans.ts'
import { listTransactions } from '../transaction-list.ts'
import { wellBeing } from '../well-being.ts'

const PAGE_SIZE = 500
const LONGEST_CASH_FLOW = 12
const WHOLE_TIME = { fromDate: '1900-01-01T00:00:00Z', toDate: '2199-12-31T23:59:59Z' }

function keepsContract(name: EndpointName, answer: unknown): void {
  validateAnswer(endpoints[name].answer, answer, name)
}

function readTransactions({ ledger }: LedgerContext): void {
  for (let page = 1; ; page += 1) {
    const answer = listTransactions(ledger, { page, pageSize: PAGE_SIZE })
    keepsContract('transactions', answer)
    if (answer.paging.lastPage <= page) return
  }
}

function readMoney(context: LedgerContext): void {
  const { ledger, today } = context
  keepsContract('accounts', accountList(ledger))
  keepsContract('connections', connectionList(ledger))
  keepsContract('suspectedDuplicates', suspectedDuplicates(ledger))
  keepsContract('suspectedAccounts', suspectedAccounts(ledger))
  readTransactions(context)
  keepsContract('rankedCategories', rankedCategories(ledger, today))
  keepsContract('cashFlow', cashFlow(ledger, today, LONGEST_CASH_FLOW))
  keepsContract('spending', spending(ledger, WHOLE_TIME))
  const periods = ledger.selectDistinct({ period: budgetChange.period }).from(budgetChange).all()
  for (const { period } of [...periods, { period: periodOf(today) }])
    keepsContract('budgets', budgetsOf(ledger, period))
}

function readPlans(context: LedgerContext, offer: CompanyOffer): void {
  keepsContract('dashboard', { data: dashboard(context) })
  keepsContract('allGoals', allGoals(context))
  keepsContract('exploreGoals', exploreGoals(context))
  keepsContract('nextSteps', listNextSteps(context.ledger, {}))
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
 * Reads everything that the person will look at, and holds it against the contract: so data from outside that fits the tables
 * and still makes no sense is found before it is kept. @throws whatever a screen's call would have run into.
 */
export function rehearse(context: LedgerContext, offer: CompanyOffer): void {
  readMoney(context)
  readPlans(context, offer)
  readProfile(context)
}
