// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Monthly living expenses */
export const monthlyLivingExpenses = /* @__PURE__ */ createMessage('Monthly living expenses')

/** Other incomes in your household */
export const otherIncomes = /* @__PURE__ */ createMessage('Other incomes in your household')

/** None */
export const none = /* @__PURE__ */ createMessage('None')

/** One */
export const one = /* @__PURE__ */ createMessage('One')

/** More than one */
export const moreThanOne = /* @__PURE__ */ createMessage('More than one')

/** Emergency savings */
export const emergencySavings = /* @__PURE__ */ createMessage('Emergency savings')

/** Months of expenses saved */
export const monthsOfExpensesSaved = /* @__PURE__ */ createMessage('Months of expenses saved')

/** Use this instead of a dollar amount. */
export const insteadOfAmount = /* @__PURE__ */ createMessage('Use this instead of a dollar amount.')

/** Your household */
export const yourHousehold = /* @__PURE__ */ createMessage('Your household')

/** Your target is six months of spending, or three if someone else in your household earns too. */
export const emergencyIntro = /* @__PURE__ */ createMessage('Your target is six months of spending, or three if someone else in your household earns too.')

/** Monthly payment */
export const monthlyPayment = /* @__PURE__ */ createMessage('Monthly payment')

/** Total for all student loans */
export const allStudentLoans = /* @__PURE__ */ createMessage('Total for all student loans')

/** Where should the extra go? */
export const extraGoesTo = /* @__PURE__ */ createMessage('Where should the extra go?')

/** Your payments */
export const yourPayments = /* @__PURE__ */ createMessage('Your payments')

/** Annual income */
export const annualIncome = /* @__PURE__ */ createMessage('Annual income')

/** Before taxes. */
export const beforeTaxes = /* @__PURE__ */ createMessage('Before taxes.')

/** Your savings rate */
export const yourSavingsRate = /* @__PURE__ */ createMessage('Your savings rate')

/** Share of your income you put in your employer’s plan */
export const savingsRateHint = /* @__PURE__ */ createMessage('Share of your income you put in your employer’s plan')

/** Retirement age */
export const retirementAge = /* @__PURE__ */ createMessage('Retirement age')

/** Your children */
export const yourChildren = /* @__PURE__ */ createMessage('Your children')

/** Debts */
export const debts = /* @__PURE__ */ createMessage('Debts')

/** Everything your household owes, as a positive number */
export const debtsHint = /* @__PURE__ */ createMessage('Everything your household owes, as a positive number')

/** Current insurance amount */
export const currentInsuranceAmount = /* @__PURE__ */ createMessage('Current insurance amount')

/** Date of birth */
export const dateOfBirth = /* @__PURE__ */ createMessage('Date of birth')

/** Relationship status */
export const relationshipStatus = /* @__PURE__ */ createMessage('Relationship status')

/** About you */
export const aboutYou = /* @__PURE__ */ createMessage('About you')

/** What needs coverage */
export const whatNeedsCoverage = /* @__PURE__ */ createMessage('What needs coverage')

/** About your partner */
export const aboutYourPartner = /* @__PURE__ */ createMessage('About your partner')

/** Employer’s monthly benefit */
export const employersMonthlyBenefit = /* @__PURE__ */ createMessage('Employer’s monthly benefit')

/** Your own policy’s monthly benefit */
export const yourOwnPolicysMonthly = /* @__PURE__ */ createMessage('Your own policy’s monthly benefit')

/** Waiting period */
export const waitingPeriod = /* @__PURE__ */ createMessage('Waiting period')

/** Months before a policy pays */
export const waitingPeriodHint = /* @__PURE__ */ createMessage('Months before a policy pays')

/** Your income and what would replace it */
export const yourIncomeReplaced = /* @__PURE__ */ createMessage('Your income and what would replace it')

/** Not everyone needs one. */
export const notEveryone = /* @__PURE__ */ createMessage('Not everyone needs one.')

/** Your family */
export const yourFamily = /* @__PURE__ */ createMessage('Your family')

/** Your documents */
export const yourDocuments = /* @__PURE__ */ createMessage('Your documents')

/** Which of these do you have? Any you leave blank count as missing. */
export const documentsIntro = /* @__PURE__ */ createMessage('Which of these do you have? Any you leave blank count as missing.')

/** years */
export const years = /* @__PURE__ */ createMessage('years')

/** months */
export const months = /* @__PURE__ */ createMessage('months')

/** When will you start taking money out? */
export const whenWillYouStart = /* @__PURE__ */ createMessage('When will you start taking money out?')

/** How long will you spend it? */
export const spendingYears = /* @__PURE__ */ createMessage('How long will you spend it?')

/** How comfortable are you with risk? */
export const howComfortableAreYou = /* @__PURE__ */ createMessage('How comfortable are you with risk?')

/** How do you like to invest? */
export const howDoYouLike = /* @__PURE__ */ createMessage('How do you like to invest?')

/** Hands On: you choose your funds. Hands Off: funds that are managed for you. */
export const investHint = /* @__PURE__ */ createMessage('Hands On: you choose your funds. Hands Off: funds that are managed for you.')

/** Timeline and risk */
export const timelineAndRisk = /* @__PURE__ */ createMessage('Timeline and risk')

/** Savings at retirement */
export const savingsAtRetirement = /* @__PURE__ */ createMessage('Savings at retirement')

/** Expenses per year */
export const expensesPerYear = /* @__PURE__ */ createMessage('Expenses per year')

/** After taxes */
export const afterTaxes = /* @__PURE__ */ createMessage('After taxes')

/** Such as Social Security and pensions */
export const otherIncomeHint = /* @__PURE__ */ createMessage('Such as Social Security and pensions')
