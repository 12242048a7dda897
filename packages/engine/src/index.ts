/** The engine's one entry point: pure rules and sums. Each line is a subject; open its file for the rule in words. */

export {
  maximumCents,
  maximumTotalCents,
  roundToCents,
  toCents,
  toDollars,
  totalToCents,
  totalToDollars,
} from './money/cents.ts'
export { type FormatMoneyOptions, formatCompactMoney, formatMoney, minusSign } from './money/format-money.ts'
export { formatPercent, formatValue, ValueStyle } from './money/format-value.ts'
export { inLanguage, language } from './words/language.ts'
export { createMessage, type Marked, type Message } from './words/message.ts'
export { named } from './words/named.ts'
export { namesFrom } from './words/names-from.ts'
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
  type UtcRange,
} from './calendar/period.ts'
export {
  defaultDateFormat,
  formatDate,
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

export {
  displayLocale,
  homeCurrency,
  notProvidedText,
  dashboardNextStepCount,
  defaultPageSize,
  spendingChartTopCount,
  spendingRankSize,
  unexplainedFifty,
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
  isManualBalanceAllowed,
  isManualCurrentPaymentAllowed,
  isManualInterestRateAllowed,
  isManualMinimumPaymentAllowed,
  manualAccountRules,
  type MaybeNumber,
  manualAccountFaults,
  type ManualAccountFaults,
  manualAccountMessages,
  type ManualAccountNumbers,
  signedBalance,
} from './accounts/manual-account.ts'
export { explainNetWorth, type NetWorthParts } from './accounts/explain-net-worth.ts'
export {
  type NetWorth,
  type NetWorthAccount,
  type NetWorthGroup,
  netWorth,
  mayCountInNetWorth,
} from './accounts/net-worth.ts'

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

export { matchDecisions, type RecurringDecision } from './recurring/match-decisions.ts'
export { type DuePayment, monthlyCents, untilPayday } from './recurring/until-payday.ts'
export { plannedDates, plannedFlow, type PlannedRepeats } from './recurring/planned-payments.ts'
export { findRecurring, recurringMonths } from './recurring/find-recurring.ts'
export type { RecurringFlow, RecurringPeriod, RecurringRow, RecurringStream } from './recurring/recurring-types.ts'

export { type CategoryFlags, countsInTotals, type Flow, toFlow } from './transactions/flow.ts'
export { StandardCategory } from './categories/standard-category.ts'
export { type Categorized, categorize, type KnownChoices, type RowToCategorize } from './categories/categorize.ts'
export { type AmountRange, parseSearch } from './search/parse-search.ts'
export { textWords } from './search/text-words.ts'
export { readablePayee } from './payees/readable-payee.ts'
export {
  effectOfRules,
  fitsRule,
  isNarrow,
  type ReadyRule,
  type Rule,
  type RuleEffect,
  type RuleRow,
  type RuleShare,
  toReadyRule,
} from './rules/rule.ts'
export { normalizeDescription } from './transactions/normalize-description.ts'
export {
  isPaymentOfDebt,
  maximumTransferDays,
  pairTransfers,
  saysTransfer,
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
export { explainListTotals, type ListTotals, explainCashFlowMonth, explainSpending } from './cash-flow/explain-flows.ts'

export {
  budgetInsight,
  type BudgetAmounts,
  type BudgetProgress,
  budgetProgress,
  type BudgetStanding,
  budgetTotals,
  monthShare,
} from './budgets/budget-progress.ts'
export { budgetNavigation, type BudgetChange, effectiveBudgets } from './budgets/budget-months.ts'
export { notAssignedCents } from './budgets/assign-income.ts'
export { budgetGroup, type BudgetGroupId, budgetGroupIds } from './budgets/budget-groups.ts'
export { movableCents, moveMoney } from './budgets/move-money.ts'
export { proposeBudgets } from './budgets/propose-budgets.ts'
export { carriedCents, rolloverIn } from './budgets/rollover.ts'
export { setAsideCents } from './budgets/set-aside.ts'
export { explainBudgets } from './budgets/explain-budgets.ts'
export { type CategorySpending, unbudgetedSpending } from './budgets/unbudgeted-spending.ts'

export { type CategorySum, flowOfSum } from './cash-flow/category-sum.ts'
export {
  type CashFlowMonth,
  cashFlowMonth,
  cashFlowMonths,
  type CashFlowTimeFrame,
  cashFlowTimeFrames,
  defaultPastMonthCount,
  fetchedPastMonthCount,
  monthsInTimeFrame,
} from './cash-flow/cash-flow-months.ts'
export { type CashFlowDirection, type CashFlowSentence, cashFlowSentence } from './cash-flow/cash-flow-sentence.ts'
export { type WhyChanged, whyCashFlowChanged } from './cash-flow/why-changed.ts'

export {
  type RankedCategory,
  type RankSpendingOptions,
  rankSpending,
  type SpendingTotals,
  spendingTotals,
  type TopWithOther,
  topWithOther,
} from './spending/rank-spending.ts'

export {
  canRefresh,
  isStarted,
  PlanStatus,
  planStatusText,
  type TabDot,
  tabDot,
  movedStatus,
  type PlanEvent,
} from './goals/plan-status.ts'
export { goalNames, GoalType, goalTypes } from './goals/goal-type.ts'
export { NextStepStatus } from './goals/next-steps.ts'
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
export {
  type DisabilityInsuranceInput,
  type DisabilityInsuranceNeed,
  disabilityInsuranceNeed,
} from './legacy/disability-insurance.ts'
export { explainDisabilityInsurance } from './legacy/explain-disability-insurance.ts'
export {
  askedEstateDocuments,
  assessEstatePlanning,
  type EstateDocument,
  estateDocumentNames,
  type EstatePlanning,
  type EstatePlanningInput,
} from './legacy/estate-planning.ts'
export { explainEstatePlanning } from './legacy/explain-estate-planning.ts'

export { unclaimedMatch, type UnclaimedMatchInput } from './benefits/unclaimed-match.ts'
export { explainUnclaimedMatch } from './benefits/explain-unclaimed-match.ts'
export { type BenefitAnswer, type BenefitsProgress, benefitsProgress } from './benefits/benefits-progress.ts'

export {
  allocateAssets,
  type Allocation,
  type AllocationInput,
  allocationWithFixedIncome,
  allocationFigures,
} from './allocation/allocate-assets.ts'
export { explainAllocation } from './allocation/explain-allocation.ts'
export {
  InvestmentType,
  investmentTypeNames,
  RiskTolerance,
  riskToleranceTexts,
  YearRange,
  yearRangeLabels,
} from './allocation/allocation-choices.ts'
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
  type LiveByABudget,
  liveByABudget,
  type LiveByABudgetInput,
} from './live-by-a-budget/live-by-a-budget.ts'
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
  focusAreasByConfidence,
  suggestedGoals,
  type CheckupStatus,
  checkupStatus,
} from './checkup/checkup-score.ts'
export { wellBeingAges, wellBeingParts, wellBeingScores, wellBeingStatements } from './checkup/well-being-figures.ts'
export { explainCheckupScore, explainWellBeingScore } from './checkup/explain-scores.ts'
export { type WellBeingInput, type WellBeingScore, wellBeingScore } from './checkup/well-being-score.ts'

export { type Explanation, type ExplainedFigure, type ExplainedStep } from './explain/explanation.ts'
export { type ExplainedSentence, explainedUnits, type FigureInWords } from './explain/sentence.ts'
export { type ExplainedWords, explainedParts, explainedText, figureText } from './explain/explained-words.ts'
export { explainedLines } from './explain/explained-lines.ts'

export {
  DebtStrategy,
  debtStrategyNames,
  defaultInterestThreshold,
  interestThresholdLimits,
  maxDebtMonths,
  minimumPaymentEstimate,
  type Debt,
  type DebtId,
  type DebtPayoffFault,
  type DebtPayoffInput,
  type OneOffPayment,
  maxOneOffs,
} from './debt/debt-input.ts'
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
export { debtPayoffMessage, estimateDebtPayment, payoffDate } from './debt/debt-wizard.ts'
export {
  type DebtAccount,
  debtOfAccount,
  debtsOfAccounts,
  positiveBalanceWarning,
  type DebtPlanTerms,
  toDebtPayoffInput,
} from './debt/debt-of-account.ts'
export { debtTermNames, type DebtTerm, type MissingDebtTerm, missingDebtTerms } from './debt/missing-debt-terms.ts'

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
  canLinkAccounts,
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

export {
  socialSecurity2017,
  type ReductionBand,
  type SocialSecurityReading,
  type SocialSecurityRuleBook,
} from './figures/social-security-2017.ts'
export { socialSecurityOfficial } from './figures/social-security-official.ts'
export {
  defaultRuleBookId,
  newestRuleBookId,
  type RuleBook,
  type RuleBookId,
  ruleBookIds,
  ruleBooks,
} from './figures/rule-books.ts'
export { tax2017, type TaxBracket, type TaxRuleBook } from './figures/tax-2017.ts'
export { assumedStateTaxRate, tax2026 } from './figures/tax-2026.ts'
export { maximumPlanAge, retirementDefaults, survivorExpenseShare } from './figures/retirement-defaults.ts'

export { estimateSocialSecurity, type SocialSecurityEstimate } from './social-security/estimate-social-security.ts'
export { explainSocialSecurity } from './social-security/explain-social-security.ts'
export type { SocialSecurityClaim } from './social-security/work-out.ts'
export {
  type FinalSocialSecurity,
  finalSocialSecurity,
  type FinalSocialSecurityInput,
} from './social-security/final-social-security.ts'

export { FamilyStatus, futureTaxRate, type FutureTaxRateInput } from './taxes/future-tax-rate.ts'
export { explainFutureTaxRate } from './taxes/explain-future-tax-rate.ts'

export type {
  RetirementDetails,
  RetirementMember,
  RetirementPension,
  RetirementPerson,
  RetirementRates,
} from './retirement/retirement-person.ts'
export { type RetirementAges, retirementAgeFaults } from './retirement/retirement-age-faults.ts'
export type { RetirementOptions } from './retirement/household.ts'
export { projectRetirement, type RetirementProjection, type RetirementYear } from './retirement/project-retirement.ts'
export { explainRetirement } from './retirement/explain-retirement.ts'
export {
  type RetirementSimulation,
  type RetirementVolatility,
  type SimulatedRetirement,
  type SimulatedYear,
  simulateRetirement,
  type SimulationOptions,
  startRetirementSimulation,
} from './retirement/simulation/simulate-retirement.ts'

export {
  derivedFactMessage,
  type FactUnit,
  findHouseholdKey,
  householdFacts,
  type HouseholdKey,
  householdKeys,
  isDerivedFact,
} from './household/household-facts.ts'
export {
  chooseFact,
  type Fact,
  type FactCandidate,
  type FactSource,
  factSources,
  isSameFact,
} from './household/choose-fact.ts'
export { linkedFacts, planFactPaths } from './household/plan-facts.ts'
export {
  type BenefitTerms,
  employerDisabilityBenefit,
  employerLifeCover,
  employerMatchShare,
} from './household/company-facts.ts'
export { chance, outOf100 } from './retirement/simulation/chance.ts'
export { successRate } from './retirement/simulation/success-rate.ts'
export { inTodaysDollars } from './money/todays-dollars.ts'
export { distributionOfRetirement, type DistributionOfRetirement } from './distribution/distribution-of-retirement.ts'
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
export { goalVerdict } from './verdict/goal-verdict.ts'
export { type JudgedPlan, verdictOf } from './verdict/verdict-of.ts'
export { personOfDistribution } from './distribution/person-of-distribution.ts'
export { type RetirementOutcome, retirementVerdict } from './verdict/retirement-verdict.ts'
export { debtVerdict, type JudgedDebt } from './verdict/debt-verdict.ts'
export { compareStrategies, type StrategyOutcome } from './debt/compare-strategies.ts'
export { type DebtProgress, debtProgress } from './debt/debt-progress.ts'
export { payoffAtTodaysPayments } from './debt/todays-payments.ts'
export { oneOffsLeft } from './debt/one-offs-left.ts'
export { promisedBalance } from './retirement/promised-balance.ts'
export {
  type EarningsFault,
  type EarningsRecord,
  type EarningsYear,
  parseEarningsRecord,
} from './social-security/earnings-record.ts'
export { benefitOfRecord, type RecordedBenefit, type RecordedClaim } from './social-security/benefit-of-record.ts'
export { isWorseThan } from './verdict/is-worse.ts'
export type { Lever, LeverChange, LeverKey } from './levers/lever.ts'
export { debtLevers, emergencyLevers, matchLever, paymentToEndWithin } from './levers/other-levers.ts'
export { type MatchTerms, withChanges } from './levers/retirement-case.ts'
export { canSaveOneMore, type LeverCase, retirementLevers } from './levers/retirement-levers.ts'
export { paceOf } from './verdict/budget-verdict.ts'
export {
  type Step,
  type StepClass,
  type StepSentence,
  type StepSentenceKey,
  stepSentenceKeys,
} from './next-steps/step.ts'
export type { MatchFacts, StepFacts, StepGain } from './next-steps/step-facts.ts'
export { isPaid, isStepFor } from './next-steps/pay.ts'
export { shortfallKeys } from './next-steps/retirement-steps.ts'
export {
  homeBand,
  nextStepsOf,
  type RankedStep,
  rankSteps,
  type SaidOfStep,
  stepStatus,
} from './next-steps/next-steps.ts'

export { dueNotes, type Note, type NoteFacts, NoteKind, type PastNote } from './notes/due-notes.ts'
export { isQuietHour, isTimeZone, localMoment, nextSendingMoment } from './notes/sending-hours.ts'
export { standsOut } from './notes/stands-out.ts'
export {
  firstThings,
  type FirstThing,
  gettingStarted,
  type GettingStarted,
  type StartItem,
} from './getting-started/getting-started.ts'
