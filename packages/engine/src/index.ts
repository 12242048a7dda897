/** The engine's one entry point: pure rules and sums. Each line is a subject; open its file for the rule in words. */

export { maximumCents, roundToCents, toCents, toDollars, totalToCents } from './money/cents.ts'
export { type FormatMoneyOptions, formatCompactMoney, formatMoney, minusSign } from './money/format-money.ts'
export { formatPercent, formatValue, ValueStyle } from './money/format-value.ts'
export { type AmountSentence, sentenceText } from './money/amount-sentence.ts'

export {
  addDays,
  dayOfMonth,
  daysBetween,
  daysSinceEpoch,
  type IsoDate,
  type IsoDateOrInstant,
  isoDateOf,
  isRealDate,
} from './calendar/iso-date.ts'
export {
  addMonths,
  daysInMonth,
  firstDay,
  lastMonthRange,
  monthRange,
  type Period,
  periodOf,
  periodOfMonth,
  periodParts,
  periodsBetween,
  type UtcRange,
} from './calendar/period.ts'
export {
  defaultDateFormat,
  formatDate,
  formatDayGroup,
  formatWeekday,
  monthName,
  type MonthNameStyle,
  screenDateFormat,
} from './calendar/format-date.ts'
export {
  type DateError,
  defaultMinDate,
  type ParseDateOptions,
  type ParsedDate,
  parseDate,
} from './calendar/parse-date.ts'

export { displayLocale, homeCurrency, notProvidedText } from './figures/display.ts'
export { inputLimits, inputPatterns } from './figures/input-limits.ts'
export {
  categorySpendingPageSize,
  dashboardNextStepCount,
  defaultPageSize,
  maxPageSize,
  spendingChartTopCount,
  spendingRankSize,
  unexplainedFifty,
} from './figures/list-limits.ts'
export { syncFigures, timers } from './figures/timers.ts'

export {
  AccountGroup,
  type AccountType,
  accountTypes,
  insuranceCategoryName,
  manualAccountTypes,
} from './accounts/account-types.ts'
export {
  isManualBalanceAllowed,
  isManualCurrentPaymentAllowed,
  isManualInterestRateAllowed,
  isManualMinimumPaymentAllowed,
  manualAccountRules,
  type MaybeNumber,
} from './accounts/manual-account-rules.ts'
export {
  manualAccountFaults,
  type ManualAccountFaults,
  manualAccountMessages,
  type ManualAccountNumbers,
} from './accounts/manual-account-faults.ts'
export { explainNetWorth } from './accounts/explain-net-worth.ts'
export { type NetWorth, type NetWorthAccount, type NetWorthGroup, netWorth } from './accounts/net-worth.ts'
export { signedBalance } from './accounts/signed-balance.ts'

export { type CategoryFlags, countsInTotals, type Flow, flowOf } from './transactions/flow.ts'
export { normalizeDescription } from './transactions/normalize-description.ts'
export {
  maximumTransferDays,
  pairTransfers,
  type TransferPair,
  type TransferRow,
} from './transactions/pair-transfers.ts'
export {
  minimumSplitCents,
  restoreSplitSign,
  type SplitEdit,
  splitEdit,
  type SplitMessage,
  splitMessages,
  type SplitProblem,
  splitRemainder,
  validateSplit,
} from './transactions/split.ts'
export { explainListTotals, type ListTotals } from './transactions/explain-list-totals.ts'

export { budgetInsight, budgetInsightParts } from './budgets/budget-insight.ts'
export { budgetNavigation } from './budgets/budget-navigation.ts'
export {
  type BudgetAmounts,
  type BudgetProgress,
  budgetProgress,
  type BudgetStanding,
  budgetTotals,
  monthShare,
} from './budgets/budget-progress.ts'
export { explainBudgets } from './budgets/explain-budgets.ts'
export { type BudgetChange, effectiveBudgets } from './budgets/effective-budgets.ts'

export { type CategorySum, flowOfSum } from './cash-flow/category-sum.ts'
export { type CashFlowMonth, cashFlowMonth, cashFlowMonths } from './cash-flow/cash-flow-months.ts'
export { explainCashFlowMonth } from './cash-flow/explain-cash-flow-month.ts'
export { type CashFlowDirection, type CashFlowSentence, cashFlowSentence } from './cash-flow/cash-flow-sentence.ts'
export {
  type CashFlowTimeFrame,
  cashFlowTimeFrames,
  defaultPastMonthCount,
  fetchedPastMonthCount,
  monthsInTimeFrame,
} from './cash-flow/time-frames.ts'

export {
  type RankedCategory,
  type RankSpendingOptions,
  rankSpending,
  type SpendingTotals,
  spendingTotals,
} from './spending/rank-spending.ts'
export { explainSpending } from './spending/explain-spending.ts'
export { type TopWithOther, topWithOther } from './spending/top-with-other.ts'

export { canRefresh } from './goals/can-refresh.ts'
export { goalNames, GoalType, goalTypes } from './goals/goal-type.ts'
export { firstNextSteps, NextStepStatus } from './goals/next-steps.ts'
export { defaultPlan, goalStatus, needsPlanSelection } from './goals/plan-selection.ts'
export { isStarted, PlanStatus, planStatusText, type TabDot, tabDot } from './goals/plan-status.ts'
export { goalOfPlan, goalPlans, PlanType } from './goals/plan-type.ts'

export { type PaginationWindow, paginationWindow } from './lists/pagination-window.ts'

export {
  assessEmergencyFund,
  averageMonthlySavings,
  type EmergencyFund,
  type EmergencyFundInput,
  emergencyTargetMonths,
} from './emergency-fund/assess-emergency-fund.ts'
export { emergencyFundFigures, SourceOfIncomeAmount } from './emergency-fund/emergency-fund-figures.ts'
export { explainEmergencyFund } from './emergency-fund/explain-emergency-fund.ts'

export { disabilityFigures, lifeInsuranceFigures } from './legacy/legacy-figures.ts'
export {
  type LifeInsuranceInput,
  type LifeInsuranceNeed,
  lifeInsuranceNeed,
  type PartnerLifeInsuranceInput,
  partnerLifeInsuranceNeed,
} from './legacy/life-insurance.ts'
export { explainLifeInsurance, explainPartnerLifeInsurance } from './legacy/explain-life-insurance.ts'
export {
  type DisabilityInsuranceInput,
  type DisabilityInsuranceNeed,
  disabilityInsuranceNeed,
  explainDisabilityInsurance,
} from './legacy/disability-insurance.ts'
export {
  askedEstateDocuments,
  assessEstatePlanning,
  type EstateDocument,
  estateDocumentNames,
  type EstatePlanning,
  type EstatePlanningInput,
} from './legacy/estate-planning.ts'
export { explainEstatePlanning } from './legacy/explain-estate-planning.ts'

export { explainUnclaimedMatch, unclaimedMatch, type UnclaimedMatchInput } from './benefits/unclaimed-match.ts'
export { type BenefitAnswer, type BenefitsProgress, benefitsProgress } from './benefits/benefits-progress.ts'

export {
  allocateAssets,
  type Allocation,
  type AllocationInput,
  allocationWithFixedIncome,
  explainAllocation,
} from './allocation/allocate-assets.ts'
export {
  InvestmentType,
  investmentTypeNames,
  RiskTolerance,
  riskToleranceTexts,
  YearRange,
  yearRangeLabels,
} from './allocation/allocation-choices.ts'
export { allocationFigures } from './allocation/allocation-figures.ts'
export { type AssetClass, assetClasses, FundStyle, FundType, fundTypeName } from './allocation/fund-type.ts'
export {
  type FundChoice,
  fundsOfStyle,
  type FundSplit,
  splitFunds,
  type SplittableFund,
} from './allocation/split-funds.ts'

export {
  type DistributionInput,
  type DistributionPlan,
  type DistributionRow,
  planDistribution,
} from './distribution/plan-distribution.ts'
export { explainDistribution } from './distribution/explain-distribution.ts'

export {
  budgetNeedsAttention,
  type CategoryBudget,
  type CategorySpending,
  explainLiveByABudget,
  type LiveByABudget,
  liveByABudget,
  type LiveByABudgetInput,
} from './live-by-a-budget/live-by-a-budget.ts'

export {
  checkupAnswerTexts,
  checkupQuestionText,
  FocusArea,
  focusAreaNames,
  focusAreas,
  goalOfFocusArea,
} from './checkup/focus-area.ts'
export {
  type CheckupAnswers,
  checkupAnswers,
  checkupScore,
  explainCheckupScore,
  focusAreasByConfidence,
  suggestedGoals,
} from './checkup/checkup-score.ts'
export { type CheckupStatus, checkupStatus } from './checkup/checkup-status.ts'
export { wellBeingAges, wellBeingParts, wellBeingScores, wellBeingStatements } from './checkup/well-being-figures.ts'
export {
  explainWellBeingScore,
  type WellBeingInput,
  type WellBeingScore,
  wellBeingScore,
} from './checkup/well-being-score.ts'

export {
  idleSyncStatus,
  isSameSyncStatus,
  isSyncing,
  nextSyncStatus,
  type SyncFlags,
  type SyncStatus,
} from './sync/sync-status.ts'
export {
  idleStatusPoll,
  nextStatusPoll,
  type StatusPoll,
  type StatusPollEvent,
  type StatusPollStep,
} from './sync/status-poll.ts'
export {
  type BackgroundSync,
  type BackgroundSyncEvent,
  type BackgroundSyncStep,
  idleBackgroundSync,
  nextBackgroundSync,
} from './sync/background-sync.ts'
export {
  bankSyncTexts,
  type BankSyncToast,
  type BankSyncToastEvent,
  type BankSyncToastPhase,
  bankSyncToastText,
  hiddenBankSyncToast,
  nextBankSyncToast,
} from './sync/bank-sync-toast.ts'
export {
  type AccountRefresh,
  type AccountRefreshLook,
  type AccountRefreshStep,
  nextAccountRefresh,
  startedAccountRefresh,
} from './sync/account-refresh.ts'
export {
  type ClosedConnectionDialog,
  nextFullSyncTick,
  syncAfterLinking,
  type SyncAfterLinking,
} from './sync/sync-after-linking.ts'
export { movedStatus, type PlanEvent } from './goals/moved-status.ts'

export {
  type Explanation,
  type ExplainedFigure,
  type ExplainedStep,
  type ExplainedUnit,
  explanationSentences,
} from './explain/explanation.ts'

export { DebtStrategy, debtStrategyNames } from './debt/debt-strategy.ts'
export {
  defaultInterestThreshold,
  interestThresholdLimits,
  maxDebtMonths,
  minimumPaymentEstimate,
} from './debt/debt-rules.ts'
export type { Debt, DebtId, DebtPayoffFault, DebtPayoffInput } from './debt/debt-input.ts'
export {
  type DebtPayoff,
  type DebtPayoffPart,
  type InvalidDebtPayoff,
  type PayoffTotals,
  planDebtPayoff,
  type ValidDebtPayoff,
} from './debt/plan-debt-payoff.ts'
export { type DebtPayoffCell, type DebtPayoffRow, debtPayoffSchedule } from './debt/debt-payoff-schedule.ts'
export { amortizedPayment } from './debt/amortized-payment.ts'
export { explainDebtPayoff } from './debt/explain-debt-payoff.ts'
export { debtPayoffMessage } from './debt/debt-payoff-message.ts'
export { estimateDebtPayment } from './debt/payment-estimate.ts'
export { type DebtAccount, debtOfAccount, debtsOfAccounts, positiveBalanceWarning } from './debt/debt-of-account.ts'
export { payoffDate } from './debt/payoff-date.ts'

export {
  incomeDrivenRepaymentStep,
  standardRepaymentMonths,
  type StudentDebtInput,
  type StudentDebtPlan,
  studentDebtPlan,
  type StudentLoan,
  type ValidStudentDebtPlan,
} from './student-debt/student-debt-plan.ts'
export { explainStudentDebt } from './student-debt/explain-student-debt.ts'
export {
  minimumStudentLoanPayment,
  minimumStudentLoanPaymentMessage,
  type StudentLoanFaults,
  studentLoanFaults,
  type StudentLoanForm,
  studentLoanMessages,
  studentLoanRules,
} from './student-debt/student-loan-form.ts'

export { accountLabel, isCounted, isIncomplete, type LinkedAccount, LoanType } from './linking/linked-account.ts'
export { loadLinkedAccounts, sortByName } from './linking/load-linked-accounts.ts'
export {
  defaultHiddenFromLinking,
  type HiddenFromLinking,
  type LinkingChoices,
  linkingChoices,
} from './linking/linking-choices.ts'
export {
  latestLinkedSum,
  type LinkedValueState,
  linkedValueState,
  linkingFault,
  nothingLinked,
  nothingLinkedMessage,
} from './linking/linked-value.ts'

export { socialSecurity2017 } from './figures/social-security-2017.ts'
export { socialSecurityOfficial } from './figures/social-security-official.ts'
export type {
  ReductionBand,
  SocialSecurityReading,
  SocialSecurityRuleBook,
} from './figures/social-security-rule-book.ts'
export { tax2017 } from './figures/tax-2017.ts'
export type { TaxBracket, TaxRuleBook } from './figures/tax-rule-book.ts'
export { maximumPlanAge, retirementDefaults, survivorExpenseShare } from './figures/retirement-defaults.ts'

export {
  estimateSocialSecurity,
  explainSocialSecurity,
  type SocialSecurityEstimate,
} from './social-security/estimate-social-security.ts'
export type { SocialSecurityClaim } from './social-security/work-out.ts'
export {
  type FinalSocialSecurity,
  finalSocialSecurity,
  type FinalSocialSecurityInput,
} from './social-security/final-social-security.ts'

export { FamilyStatus } from './taxes/family-status.ts'
export { explainFutureTaxRate, futureTaxRate, type FutureTaxRateInput } from './taxes/future-tax-rate.ts'

export type {
  RetirementDetails,
  RetirementMember,
  RetirementPension,
  RetirementPerson,
  RetirementRates,
} from './retirement/retirement-person.ts'
export type { RetirementOptions } from './retirement/household.ts'
export { projectRetirement, type RetirementProjection, type RetirementYear } from './retirement/project-retirement.ts'
export { explainRetirement } from './retirement/explain-retirement.ts'
export { explainRetirementSimulation } from './retirement/simulation/explain-retirement-simulation.ts'
export {
  type RetirementSimulation,
  type RetirementVolatility,
  type SimulatedRetirement,
  type SimulatedYear,
  simulateRetirement,
  type SimulationOptions,
  startRetirementSimulation,
} from './retirement/simulation/simulate-retirement.ts'
