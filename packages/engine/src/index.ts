/** The engine's one entry point: pure rules and sums. Each line is a subject; open its file for the rule in words. */

export {
  maximumCents,
  maximumTotalCents,
  roundToCents,
  toCents,
  toDollars,
  totalToCents,
  totalToDollars,
  inTodaysDollars,
} from './money/cents.ts'
export { formatCompactMoney, formatMoney, groupedDigits, minusSign, showsCents } from './money/format-money.ts'
export { formatPercent, formatValue, ValueStyle } from './money/format-value.ts'
export { inLanguage, language } from './words/language.ts'
export { createMessage, type Marked, type Message } from './words/message.ts'
export { named } from './words/named.ts'
export { createSpoken } from './words/spoken.ts'
export { type CsvCell, csvFile, type CsvQuoting } from './csv/csv-file.ts'

export {
  addDays,
  dayOfMonth,
  daysBetween,
  daysSinceEpoch,
  type IsoDate,
  type IsoDateOrInstant,
  toIsoDate,
  isRealDate,
  ageOn,
} from './calendar/iso-date.ts'
export {
  addMonths,
  daysInMonth,
  daysLeftInMonth,
  firstDay,
  lastMonthRange,
  monthRange,
  type Period,
  toPeriod,
  periodOfMonth,
  periodParts,
  periodsBetween,
} from './calendar/period.ts'
export { formatDate, monthName, screenDateFormat } from './calendar/format-date.ts'
export { formatTime, formatWeekday } from './calendar/format-day.ts'
export { defaultMinDate, parseDate } from './calendar/parse-date.ts'

export {
  homeCurrency,
  notProvidedText,
  dashboardNextStepCount,
  defaultPageSize,
  spendingRankSize,
} from './figures/display.ts'
export { inputLimits, inputPatterns } from './figures/input-limits.ts'
export {
  passwordFault,
  passwordFaults,
  passwordPolicies,
  type PasswordPolicy,
  minPasswordLength,
} from './passwords/password-rules.ts'
export { leadingZeroBits } from './guards/leading-zero-bits.ts'

export {
  AccountGroup,
  type AccountType,
  accountTypes,
  debtCategoryNames,
  insuranceCategoryName,
  manualAccountTypes,
} from './accounts/account-types.ts'
export {
  isManualInterestRateAllowed,
  manualAccountRules,
  manualAccountFaults,
  manualAccountMessages,
  signedBalance,
} from './accounts/manual-account.ts'
export { explainNetWorth } from './accounts/explain-net-worth.ts'
export { type NetWorth, type NetWorthAccount, netWorth, mayCountInNetWorth } from './accounts/net-worth.ts'

export { balanceHistory, type BalanceKind, balanceOn, type BalanceStep } from './history/balance-history.ts'
export { daysToSum, sparseHistory, type SparseHistory } from './history/days-to-sum.ts'
export {
  type AccountChange,
  accountChanges,
  type AccountWithHistory,
  isMovedByRows,
  knownDays,
  mainDriver,
  netWorthOn,
} from './history/net-worth-history.ts'

export { matchDecisions } from './recurring/match-decisions.ts'
export { type DuePayment, monthlyCents, untilPayday } from './recurring/until-payday.ts'
export { plannedDates, plannedFlow, type PlannedRepeats } from './recurring/planned-payments.ts'
export { findRecurring, recurringMonths } from './recurring/find-recurring.ts'
export type { RecurringFlow, RecurringPeriod, RecurringRow, RecurringStream } from './recurring/recurring-types.ts'

export { type CategoryFlags, countsInTotals, type Flow, toFlow } from './transactions/flow.ts'
export { StandardCategory } from './categories/standard-category.ts'
export { type Categorized, categorize, type RowToCategorize } from './categories/categorize.ts'
export { type AmountRange, parseSearch } from './search/parse-search.ts'
export { textWords } from './search/text-words.ts'
export { readablePayee } from './payees/readable-payee.ts'
export {
  effectOfRules,
  fitsRule,
  isNarrow,
  type Rule,
  type RuleEffect,
  type RuleShare,
  setsSomething,
  toReadyRule,
} from './rules/rule.ts'
export { normalizeDescription } from './transactions/normalize-description.ts'
export {
  isPaymentOfDebt,
  maximumTransferDays,
  pairTransfers,
  saysTransfer,
  type TransferRow,
} from './transactions/pair-transfers.ts'
export {
  restoreSplitSign,
  splitEdit,
  type SplitMessage,
  splitMessages,
  type SplitProblem,
  splitRemainder,
  validateSplit,
} from './transactions/split.ts'
export { explainListTotals, type ListTotals, explainCashFlowMonth, explainSpending } from './cash-flow/explain-flows.ts'

export { budgetInsight, budgetTotals, monthShare } from './budgets/budget-progress.ts'
export {
  budgetNavigation,
  effectiveBudgets,
  budgetGroup,
  type BudgetGroupId,
  budgetGroupIds,
} from './budgets/budget-months.ts'
export { movableCents, moveMoney, notAssignedCents } from './budgets/move-money.ts'
export { carriedCents, rolloverIn, setAsideCents } from './budgets/rollover.ts'
export { explainBudgets } from './budgets/explain-budgets.ts'
export { unbudgetedSpending, proposeBudgets } from './budgets/unbudgeted-spending.ts'

export { type CategorySum, flowOfSum } from './cash-flow/category-sum.ts'
export {
  type CashFlowMonth,
  cashFlowMonth,
  cashFlowMonths,
  cashFlowTimeFrames,
  defaultPastMonthCount,
  fetchedPastMonthCount,
  monthsInTimeFrame,
} from './cash-flow/cash-flow-months.ts'
export { type CashFlowSentence, cashFlowSentence } from './cash-flow/cash-flow-sentence.ts'
export { whyCashFlowChanged } from './cash-flow/why-changed.ts'

export { rankSpending, spendingTotals } from './spending/rank-spending.ts'

export { canRefresh, isStarted, PlanStatus, movedStatus } from './goals/plan-status.ts'
export { goalNames, GoalType, goalTypes } from './goals/goal-type.ts'
export { defaultPlan, goalStatus, needsPlanSelection } from './goals/plan-selection.ts'
export { goalOfPlan, goalPlans, PlanType } from './goals/plan-type.ts'

export {
  assessEmergencyFund,
  averageMonthlySavings,
  type EmergencyFund,
  type EmergencyFundInput,
  emergencyTargetMonths,
  emergencyFundFigures,
  SourceOfIncomeAmount,
} from './emergency-fund/assess-emergency-fund.ts'
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
export { type DisabilityInsuranceInput, disabilityInsuranceNeed } from './legacy/disability-insurance.ts'
export { explainDisabilityInsurance } from './legacy/explain-disability-insurance.ts'
export {
  askedEstateDocuments,
  assessEstatePlanning,
  type EstateDocument,
  estateDocumentNames,
  type EstatePlanningInput,
} from './legacy/estate-planning.ts'
export { explainEstatePlanning } from './legacy/explain-estate-planning.ts'

export { unclaimedMatch, yearlySavings } from './benefits/unclaimed-match.ts'
export { explainUnclaimedMatch } from './benefits/explain-unclaimed-match.ts'
export { benefitsProgress } from './benefits/benefits-progress.ts'

export { allocateAssets, type Allocation } from './allocation/allocate-assets.ts'
export { explainAllocation } from './allocation/explain-allocation.ts'
export {
  InvestmentType,
  investmentTypeNames,
  RiskTolerance,
  riskToleranceTexts,
  YearRange,
  yearRangeLabels,
} from './allocation/allocation-choices.ts'
export { assetClasses, FundStyle, FundType, fundTypeName } from './allocation/fund-type.ts'
export { splitFunds } from './allocation/split-funds.ts'

export {
  type DistributionInput,
  type DistributionPlan,
  type DistributionRow,
  planDistribution,
} from './distribution/plan-distribution.ts'
export { explainDistribution } from './distribution/explain-distribution.ts'

export { budgetNeedsAttention, liveByABudget, type LiveByABudgetInput } from './live-by-a-budget/live-by-a-budget.ts'
export { explainLiveByABudget } from './live-by-a-budget/explain-live-by-a-budget.ts'

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
  suggestedGoals,
  type CheckupStatus,
  checkupStatus,
} from './checkup/checkup-score.ts'
export { wellBeingAges, wellBeingParts, wellBeingStatements } from './checkup/well-being-figures.ts'
export { explainCheckupScore, explainWellBeingScore } from './checkup/explain-scores.ts'
export { type WellBeingScore, wellBeingScore } from './checkup/well-being-score.ts'

export { type Explanation, type ExplainedFigure, type ExplainedStep } from './explain/explanation.ts'
export { type ExplainedSentence, explainedUnits, type FigureInWords } from './explain/sentence.ts'
export {
  type ExplainedWords,
  explainedParts,
  explainedText,
  figureText,
  explainedLines,
} from './explain/explained-words.ts'

export {
  DebtStrategy,
  debtStrategyNames,
  defaultInterestThreshold,
  interestThresholdLimits,
  maxDebtMonths,
  type Debt,
  type DebtPayoffFault,
  type DebtPayoffInput,
  type OneOffPayment,
  maxOneOffs,
} from './debt/debt-input.ts'
export { type PayoffTotals, planDebtPayoff, type ValidDebtPayoff } from './debt/plan-debt-payoff.ts'
export { debtPayoffSchedule } from './debt/debt-payoff-schedule.ts'
export { amortizedPayment } from './debt/amortized-payment.ts'
export { explainDebtPayoff } from './debt/explain-debt-payoff.ts'
export { debtPayoffMessage, estimateDebtPayment, payoffDate } from './debt/debt-wizard.ts'
export { debtOfAccount, toDebtPayoffInput } from './debt/debt-of-account.ts'
export { debtTermNames, type DebtTerm, type MissingDebtTerm, missingDebtTerms } from './debt/missing-debt-terms.ts'

export {
  type StudentDebtInput,
  type StudentDebtPlan,
  studentDebtPlan,
  type StudentLoan,
  type ValidStudentDebtPlan,
} from './student-debt/student-debt-plan.ts'
export { explainStudentDebt } from './student-debt/explain-student-debt.ts'
export {
  studentLoanFaults,
  type StudentLoanForm,
  studentLoanMessages,
  studentLoanRules,
} from './student-debt/student-loan-form.ts'

export { accountLabel, isCounted, isIncomplete, type LinkedAccount, LoanType } from './linking/linked-account.ts'
export { canLinkAccounts, linkingChoices } from './linking/linking-choices.ts'
export { latestLinkedSum, linkedValueState, nothingLinkedMessage } from './linking/linked-value.ts'

export {
  defaultRuleBookId,
  newestRuleBookId,
  type RuleBook,
  type RuleBookId,
  ruleBookIds,
  ruleBooks,
} from './figures/rule-books.ts'
export { assumedStateTaxRate } from './figures/tax-2026.ts'
export { maximumPlanAge, retirementDefaults } from './figures/retirement-defaults.ts'

export { estimateSocialSecurity } from './social-security/estimate-social-security.ts'
export { explainSocialSecurity } from './social-security/explain-social-security.ts'
export type { SocialSecurityClaim } from './social-security/work-out.ts'
export { finalSocialSecurity } from './social-security/final-social-security.ts'

export { FamilyStatus, futureTaxRate } from './taxes/future-tax-rate.ts'
export { explainFutureTaxRate } from './taxes/explain-future-tax-rate.ts'

export type { RetirementMember, RetirementPerson } from './retirement/retirement-person.ts'
export { type RetirementAges, retirementAgeFaults } from './retirement/retirement-age-faults.ts'
export type { RetirementOptions } from './retirement/household.ts'
export { projectRetirement, type RetirementProjection } from './retirement/project-retirement.ts'
export { explainRetirement } from './retirement/explain-retirement.ts'
export { type SimulatedRetirement, simulateRetirement } from './retirement/simulation/simulate-retirement.ts'

export {
  derivedFactMessage,
  findHouseholdKey,
  householdFacts,
  type HouseholdKey,
  householdKeys,
  isDerivedFact,
} from './household/household-facts.ts'
export { chooseFact, type Fact, type FactCandidate, factSources, isSameFact } from './household/choose-fact.ts'
export { linkedFacts, planFactPaths } from './household/plan-facts.ts'
export {
  type BenefitTerms,
  benefitWorth,
  employerDisabilityBenefit,
  employerLifeCover,
  employerMatchShare,
} from './household/company-facts.ts'
export { chance, outOf100, successRate } from './retirement/simulation/chance.ts'
export { distributionOfRetirement, personOfDistribution } from './distribution/distribution-of-retirement.ts'
export {
  type MissingFact,
  missingFacts,
  type Verdict,
  verdictBands,
  type VerdictSentence,
  type VerdictSentenceKey,
  verdictSentenceKeys,
  verdictTones,
  type VerdictWord,
  verdictWords,
} from './verdict/verdict.ts'
export { type JudgedPlan, verdictOf } from './verdict/verdict-of.ts'
export { futuresBounds, type RetirementOutcome, retirementVerdict } from './verdict/retirement-verdict.ts'
export { debtVerdict, type JudgedDebt } from './verdict/debt-verdict.ts'
export { compareStrategies, type StrategyOutcome } from './debt/compare-strategies.ts'
export { debtProgress, oneOffsLeft } from './debt/debt-progress.ts'
export { payoffAtTodaysPayments } from './debt/todays-payments.ts'
export { promisedBalance } from './retirement/promised-balance.ts'
export {
  type EarningsFault,
  type EarningsRecord,
  type EarningsYear,
  parseEarningsRecord,
} from './social-security/earnings-record.ts'
export { benefitOfRecord, type RecordedBenefit } from './social-security/benefit-of-record.ts'
export { isWorseThan, goalVerdict } from './verdict/compare-verdicts.ts'
export type { Lever, LeverChange, LeverKey } from './levers/lever.ts'
export { debtLevers } from './levers/other-levers.ts'
export { type MatchTerms, withChanges } from './levers/retirement-case.ts'
export { canSaveOneMore, type LeverCase, retirementLevers } from './levers/retirement-levers.ts'
export { paceOf } from './verdict/budget-verdict.ts'
export {
  type Step,
  type StepSentence,
  type StepSentenceKey,
  stepSentenceKeys,
  NextStepStatus,
} from './next-steps/step.ts'
export type { MatchFacts, StepFacts, StepGain } from './next-steps/step-facts.ts'
export { isPaid, isStepFor } from './next-steps/pay.ts'
export { shortfallKeys } from './next-steps/retirement-steps.ts'
export {
  homeBand,
  nextStepsOf,
  type RankedStep,
  rankSteps,
  stepStatus,
  pairedStep,
  withoutTwins,
} from './next-steps/next-steps.ts'

export { dueNotes, type Note, type NoteFacts, NoteKind } from './notes/due-notes.ts'
export { isQuietHour, isTimeZone, localMoment, nextSendingMoment } from './notes/sending-hours.ts'
export { standsOut } from './notes/stands-out.ts'
export { firstThings, gettingStarted, type GettingStarted } from './getting-started/getting-started.ts'
