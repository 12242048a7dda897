import type { FixedTexts } from './words/fixed-texts.generated.ts'

type Key = keyof FixedTexts
type Keys = Readonly<Record<number | string, Key>>

/** Texts in the order of the numbers from 1. */
const numbered = (...keys: readonly Key[]): Keys => Object.fromEntries(keys.map((key, index) => [index + 1, key]))

/** The keys of the names of plans, by `PlanType`. */
export const planKeys = numbered(
  ...(['retirement', 'assetAllocation', 'reduceDebt', 'emergencyFund', 'companyBenefits', 'lifeInsurance'] as const),
  ...(['liveByABudget', 'disabilityInsurance', 'partnerLifeInsurance', 'estatePlanning'] as const),
  ...(['studentDebt', 'distributionPlanning'] as const),
)

/** The keys of the names of categories, by id. */
export const categoryKeys = numbered(
  ...(['income', 'transfer', 'uncategorized', 'rent', 'mortgage', 'groceries', 'diningOut', 'shopping'] as const),
  ...(['utilities', 'phoneAndInternet', 'transportation', 'autoAndFuel', 'entertainment', 'travel'] as const),
  ...(['healthAndMedical', 'personalCare', 'insurance', 'education', 'kidsAndFamily', 'pets'] as const),
  ...(['homeAndGarden', 'giftsAndDonations', 'taxes', 'feesAndCharges', 'loanInterest'] as const),
)

const goalKeys = numbered(
  ...(['planForRetirement', 'reduceYourDebt', 'prepareForTheUnexpected', 'connectWithYourBenefits'] as const),
  ...(['protectYourLegacy', 'liveByABudget', 'manageStudentDebt'] as const),
)

/** The keys of what each goal is for, by `GoalType`. */
export const goalDescriptionKeys = numbered(
  ...(['findOutIfYoureSavingEnough', 'chooseWhatToPayFirstAnd', 'setAsideThreeToSixMonths'] as const),
  ...(['seeWhatYourEmployerOffersAnd', 'protectThePeopleWhoDependOn', 'planEachMonthAndSeeIt'] as const),
  'compareWaysToPayOffYour',
)

/** The keys of what is wrong with a bank connection, by its issue. */
export const issueKeys = {
  'login-required': 'theBankAsksYouToSign',
  'pending-disconnect': 'theBankWillEndThisConnection',
  revoked: 'thisConnectionWasEndedAtThe',
  'no-accounts': 'theBankSentNoAccountsYour',
  'product-failed': 'theBankDidNotSendYour',
  'rate-limited': 'theBankAsksUsToWait',
  'asks-if-same': 'thisLoginMayBeOneThat',
  unavailable: 'theBankCannotBeReachedRight',
} as const satisfies Keys

/** The keys of the kinds of email, by `NoteKind`. */
export const noteKeys = numbered(
  ...(['monthlySummary', 'budgetAlerts', 'nextStepReminders', 'bankConnectionProblems', 'productNews'] as const),
  'largeTransactions',
)

/** The keys of what each bank of the sandbox shows, by its id. */
export const sandboxHintKeys = {
  twin_harbor: 'hintEveryday',
  twin_summit: 'hintOwnPage',
  twin_ridgeline: 'hintBrokerage',
  twin_fernwood: 'hintCard',
  twin_beacon: 'hintStudentLoans',
  twin_slow: 'hintSlow',
  twin_login: 'hintLogin',
  twin_pending: 'hintEnding',
  twin_product: 'hintNoTransactions',
  twin_limit: 'hintLimit',
  twin_revoked: 'hintRevoked',
  twin_empty: 'hintEmpty',
  twin_down: 'hintDown',
  twin_hostile: 'hintHostile',
} as const satisfies Keys

/** The keys of what the sandbox's sign-in refuses, by its code. */
export const sandboxErrorKeys = {
  INVALID_CREDENTIALS: 'wrongBankLogin',
  OAUTH_REQUIRED: 'signInOnTheBanksPage',
} as const satisfies Keys

const ruleNames: Keys = { 'plan-rules-2017': 'evenkeelRules2017Figures', 'official-2026': 'officialRules2026' }
const ruleSources: Keys = {
  'plan-rules-2017': 'socialSecurityRulesOf2017Simplified',
  'official-2026': 'socialSecurityAdministration20172026Figures20',
}

interface Beside {
  /** The member with the id. */
  readonly id: string
  /** The members that hold the text. What people name themselves is under others. */
  readonly members: readonly string[]
  readonly keys: Keys
}

/** The texts of ours that an answer has next to an id. */
export const textsBeside: readonly Beside[] = [
  { id: 'goalType', members: ['name', 'goalName'], keys: goalKeys },
  { id: 'goalType', members: ['description'], keys: goalDescriptionKeys },
  { id: 'goalTypeEnum', members: ['goalName'], keys: goalKeys },
  { id: 'planType', members: ['name', 'planName', 'plan'], keys: planKeys },
  { id: 'expenseCategoryId', members: ['name'], keys: categoryKeys },
  { id: 'categoryId', members: ['name', 'categoryName', 'category'], keys: categoryKeys },
  { id: 'preferenceId', members: ['name'], keys: noteKeys },
  { id: 'ruleBookId', members: ['name'], keys: ruleNames },
  { id: 'ruleBookId', members: ['source'], keys: ruleSources },
  { id: 'issue', members: ['issueMessage'], keys: issueKeys },
  { id: 'institutionId', members: ['hint'], keys: sandboxHintKeys },
  { id: 'errorCode', members: ['displayMessage'], keys: sandboxErrorKeys },
  // What a company asks at the registration.
  {
    id: 'name',
    members: ['label'],
    keys: { lastName: 'lastName', dateOfBirth: 'dateOfBirth', employeeId: 'employeeId' },
  },
]

/** Ids of what people name themselves. */
export const ownNames = ['ownCategoryId', 'scenarioId', 'draftId']

/** The choices of the profile's selects, by the list that they are in. */
export const choiceKeys: Readonly<Record<string, Keys>> = {
  genders: numbered('female', 'male', 'nonBinary', 'preferNotToSay'),
  familyStatuses: { 0: 'single', 1: 'married', 2: 'partnered' },
  dependentRelations: { 0: 'child', 1: 'parent', 2: 'other' },
  riskTolerances: numbered('riskConservative', 'riskAverage', 'riskAggressive'),
  investmentTypes: numbered('handsOn', 'handsOff', 'both'),
  focusAreas: numbered(
    ...(['controllingDebt', 'managingFinances', 'studentDebt', 'providingForLovedOnes'] as const),
    ...(['havingEnoughJustInCase', 'comfortablyInRetirement', 'savingForSpending'] as const),
  ),
  yearRanges: numbered('upToOneYear', 'twoToFiveYears', 'sixToTenYears', 'moreThanTenYears'),
}

interface QuestionKeys {
  /** The key of the question above a statement. */
  readonly above?: Key
  readonly text: Key
  readonly answers: readonly Key[]
}

const confidence = ['notAtAll', 'aLittle', 'somewhat', 'quite', 'very'] as const
const describesMe = ['completely', 'veryWell', 'somewhat', 'veryLittle', 'notAtAll'] as const
const applies = ['always', 'often', 'sometimes', 'rarely', 'never'] as const

/** The questions of the checkup, from 1. */
export const checkupKeys: readonly QuestionKeys[] = (
  [
    ...(['aboutControllingDebt', 'aboutManagingFinances', 'aboutStudentDebt', 'aboutLovedOnes'] as const),
    ...(['aboutHavingEnough', 'aboutRetirement', 'aboutSavingForSpending'] as const),
  ] as const
).map((text) => ({ text, answers: confidence }))

/** The statements of the well-being scale, from 1. */
export const wellBeingKeys: readonly QuestionKeys[] = [
  ...(
    [
      ...(['iCouldHandleAMajorUnexpected', 'iAmSecuringMyFinancialFuture', 'becauseOfMyMoneySituationI'] as const),
      ...(['iCanEnjoyLifeBecauseOf', 'iAmJustGettingByFinancially', 'iAmConcernedThatTheMoney'] as const),
    ] as const
  ).map((text) => ({ above: 'howWellDoesThisStatementDescribe', text, answers: describesMe }) as const),
  ...(
    [
      ...(['givingAGiftForAWedding', 'iHaveMoneyLeftOverAt', 'iAmBehindWithMyFinances'] as const),
      'myFinancesControlMyLife',
    ] as const
  ).map((text) => ({ above: 'howOftenDoesThisStatementApply', text, answers: applies }) as const),
]
