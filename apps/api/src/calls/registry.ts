import type { AppParts, Identity } from '../app-parts.ts'
import type { LedgerCalls, RequestCalls } from '../http/handlers.ts'
import { contentCalls } from '../content/pages.ts'
import { recaptchaCalls } from '../identity/bot-check.ts'
import { accountCalls } from '../services/accounts.ts'
import { attachmentCalls, attachmentLedgerCalls } from '../services/attachments/attachments.ts'
import { budgetCalls } from '../services/budgets.ts'
import { cashFlowCalls } from '../services/cash-flow.ts'
import { categoryCalls } from '../services/categories.ts'
import { checkupCalls } from '../services/checkup.ts'
import { emailChangeCalls } from '../services/email-change.ts'
import { factorRecoveryCalls } from '../services/factor-recovery.ts'
import { emailVerificationCalls } from '../services/email-verification.ts'
import { noteCalls } from '../services/notes/sent-notes.ts'
import { passwordResetCalls } from '../services/password-reset.ts'
import { passwordUpdateCalls } from '../services/password-update.ts'
import { registrationCalls } from '../services/registration.ts'
import { secondFactorCalls } from '../services/second-factor.ts'
import { settingsCalls, settingsLedgerCalls } from '../services/settings.ts'
import { ownCategoryCalls } from '../services/own-categories.ts'
import { ruleCalls } from '../services/rules.ts'
import { severalTransactionCalls } from '../services/several-transactions.ts'
import { splitCalls } from '../services/split-transaction.ts'
import { ssoCalls } from '../services/sso-registration.ts'
import { transactionListCalls } from '../services/transaction-list.ts'
import { transactionCalls } from '../services/transactions.ts'
import { changeCalls } from '../services/undo-change.ts'
import { validatorCalls } from '../services/validators.ts'
import { wellBeingCalls } from '../services/well-being.ts'
import { accessLogCalls } from './access-log.ts'
import { connectionCalls, connectionLedgerCalls } from './account-connections.ts'
import { accountDataCalls, accountDataLedgerCalls } from './account-data.ts'
import { authCalls } from './auth.ts'
import { bankFileCalls, bankFileLedgerCalls } from './bank-files.ts'
import { companyCalls } from './company.ts'
import { feedCalls, goalCalls, goalOfferCalls, interestCalls } from './goals.ts'
import { earningsRecordCalls } from '../services/household/earnings-record.ts'
import { householdCalls } from './household.ts'
import { historyCalls } from '../services/history/history.ts'
import { livingBudgetCalls } from '../services/living-budgets.ts'
import { recurringCalls } from '../services/recurring/recurring.ts'
import { legalCalls } from './legal.ts'
import { plannerCalls } from './planner.ts'
import { proposalCalls, proposalLedgerCalls } from './proposals.ts'
import { planCalls } from './plans.ts'
import { profileCalls, profileLedgerCalls } from './profile.ts'
import { quovoCalls } from './quovo.ts'
import { sandboxBankCalls } from './sandbox-bank.ts'
import { sessionCalls } from './sessions.ts'
import { staffAccessCalls } from './staff-access.ts'
import { staffCalls, staffLedgerCalls } from './staff.ts'
import { staffNoteCalls } from './staff-notes.ts'
import { widgetGrantCalls } from './widget-grants.ts'

/** One handler for each call of the endpoint table, by the kind of work it does. */
export interface CallRegistry {
  /** Synchronous, in one transaction on one person's ledger. */
  readonly ledger: LedgerCalls
  /** Waits for the directory, a provider or a slow parser. */
  readonly request: RequestCalls
}

/** Returns the handlers of all calls, bound to the parts they need. */
export function createRegistry(parts: AppParts, identity: Identity): CallRegistry {
  return {
    ledger: {
      ...accountCalls,
      ...accountDataLedgerCalls,
      ...attachmentLedgerCalls,
      ...bankFileLedgerCalls,
      ...budgetCalls,
      ...cashFlowCalls,
      ...categoryCalls,
      ...changeCalls,
      ...checkupCalls,
      ...connectionLedgerCalls,
      ...earningsRecordCalls,
      ...goalCalls,
      ...historyCalls,
      ...profileLedgerCalls,
      ...livingBudgetCalls,
      ...proposalLedgerCalls,
      ...recurringCalls,
      ...settingsLedgerCalls(parts),
      ...ownCategoryCalls,
      ...ruleCalls,
      ...severalTransactionCalls,
      ...splitCalls,
      ...staffLedgerCalls,
      ...transactionCalls,
      ...transactionListCalls,
      ...wellBeingCalls,
    },
    request: {
      ...accessLogCalls(parts),
      ...accountDataCalls(parts, identity),
      ...attachmentCalls,
      ...authCalls(identity),
      ...bankFileCalls(parts),
      ...companyCalls(parts),
      ...connectionCalls(parts, identity),
      ...contentCalls(parts),
      ...emailChangeCalls(parts, identity),
      ...factorRecoveryCalls(parts, identity),
      ...emailVerificationCalls(identity),
      ...widgetGrantCalls(parts, identity),
      ...householdCalls(parts),
      ...feedCalls(parts, identity),
      ...goalOfferCalls(parts),
      ...interestCalls(parts),
      ...legalCalls(parts),
      ...passwordResetCalls(parts, identity),
      ...passwordUpdateCalls(parts, identity),
      ...planCalls(parts),
      ...plannerCalls(parts),
      ...proposalCalls(parts),
      ...profileCalls(parts, identity),
      ...noteCalls(parts),
      ...quovoCalls(parts, identity),
      ...recaptchaCalls(identity.botCheck),
      ...registrationCalls(parts, identity),
      ...sandboxBankCalls(parts),
      ...secondFactorCalls(parts, identity),
      ...sessionCalls(parts, identity),
      ...settingsCalls(parts),
      ...ssoCalls(parts, identity),
      ...staffAccessCalls(parts),
      ...staffCalls(parts),
      ...staffNoteCalls(parts),
      ...validatorCalls(parts, identity),
    },
  }
}
