import { formatMoney, PlanType } from '@evenkeel/engine'
import * as words from '../../words/goal-start.generated.ts'
import { retirementExample } from './retirement-example.ts'

type Text = () => string

/** What is said of a plan that is not made yet: what it finds out, what it asks, and a worked example. */
export interface Start {
  readonly title: Text
  readonly what: Text
  /** How long it takes to answer. */
  readonly minutes: number
  readonly asks: readonly Text[]
  /** The example's answer in one sentence. */
  readonly says: Text
  readonly figures: readonly (readonly [label: Text, value: Text])[]
}

const dollars = (amount: number) => () => formatMoney(amount, { cents: false })

const life = { what: words.lifeWhat, minutes: 4, asks: [words.lifeAsk1, words.lifeAsk2, words.lifeAsk3] }

/** The examples are worked by hand or by the engine; `starts.test.ts` has the sums. */
export const starts: Readonly<Record<PlanType, Start>> = {
  [PlanType.RETIREMENT]: {
    title: words.retirementTitle,
    what: words.retirementWhat,
    minutes: 5,
    asks: [words.retirementAsk1, words.retirementAsk2, words.retirementAsk3],
    says: () => words.retirementSays({ futures: String(retirementExample.futures) }),
    figures: [
      [() => words.savedAt({ age: String(retirementExample.age) }), dollars(retirementExample.saved)],
      [() => words.neededAt({ age: String(retirementExample.age) }), dollars(retirementExample.needed)],
      [words.saves, () => words.ofPay({ percent: '10%' })],
    ],
  },
  [PlanType.ASSET_ALLOCATION]: {
    title: words.allocationTitle,
    what: words.allocationWhat,
    minutes: 2,
    asks: [words.allocationAsk1, words.allocationAsk2],
    says: words.allocationSays,
    figures: [
      [words.largeCompanies, () => '40%'],
      [words.smallCompanies, () => '16%'],
      [words.foreignStocks, () => '20%'],
    ],
  },
  [PlanType.REDUCE_DEBT]: {
    title: words.debtTitle,
    what: words.debtWhat,
    minutes: 3,
    asks: [words.debtAsk1, words.debtAsk2, words.debtAsk3],
    says: words.debtSays,
    figures: [
      [words.paysMonthly, dollars(500)],
      [words.totalInterest, dollars(1_644)],
      [words.firstGone, () => words.inMonths({ months: 18 })],
    ],
  },
  [PlanType.EMERGENCY_FUND]: {
    title: words.emergencyTitle,
    what: words.emergencyWhat,
    minutes: 2,
    asks: [words.emergencyAsk1, words.emergencyAsk2, words.emergencyAsk3],
    says: words.emergencySays,
    figures: [
      [words.saved, dollars(14_620)],
      [words.target, dollars(12_300)],
      [words.needsMonthly, dollars(4_100)],
    ],
  },
  [PlanType.COMPANY_BENEFITS]: {
    title: words.benefitsTitle,
    what: words.benefitsWhat,
    minutes: 3,
    asks: [words.benefitsAsk1, words.benefitsAsk2],
    says: words.benefitsSays,
    figures: [
      [words.matchGot, dollars(2_100)],
      [words.matchFull, dollars(2_520)],
      [words.left, dollars(420)],
    ],
  },
  [PlanType.LIFE_INSURANCE]: {
    ...life,
    title: words.lifeTitle,
    says: words.lifeSays,
    figures: [
      [words.covered, dollars(84_000)],
      [words.needed, dollars(580_000)],
      [words.gap, dollars(496_000)],
    ],
  },
  [PlanType.PARTNER_LIFE_INSURANCE]: {
    ...life,
    title: words.partnerTitle,
    says: words.partnerSays,
    figures: [
      [words.covered, dollars(0)],
      [words.needed, dollars(390_000)],
      [words.gap, dollars(390_000)],
    ],
  },
  [PlanType.DISABILITY_INSURANCE]: {
    title: words.disabilityTitle,
    what: words.disabilityWhat,
    minutes: 2,
    asks: [words.disabilityAsk1, words.disabilityAsk2],
    says: words.disabilitySays,
    figures: [
      [words.covered, dollars(3_500)],
      [words.needed, dollars(4_200)],
      [words.gap, dollars(700)],
    ],
  },
  [PlanType.ESTATE_PLANNING]: {
    title: words.estateTitle,
    what: words.estateWhat,
    minutes: 1,
    asks: [words.estateAsk1, words.estateAsk2],
    says: words.estateSays,
    figures: [
      [words.inPlace, words.willAndBeneficiaries],
      [words.missing, words.directiveAndPower],
    ],
  },
  [PlanType.LIVE_BY_A_BUDGET]: {
    title: words.budgetTitle,
    what: words.budgetWhat,
    minutes: 3,
    asks: [words.budgetAsk1, words.budgetAsk2],
    says: words.budgetSays,
    figures: [
      [words.budgeted, dollars(1_400)],
      [words.spent, dollars(1_123)],
      [words.left, dollars(277)],
    ],
  },
  [PlanType.STUDENT_DEBT]: {
    title: words.studentTitle,
    what: words.studentWhat,
    minutes: 3,
    asks: [words.studentAsk1, words.studentAsk2],
    says: words.studentSays,
    figures: [
      [words.owed, dollars(10_000)],
      [words.paysMonthly, () => formatMoney(193.33)],
      [words.totalInterest, dollars(1_600)],
    ],
  },
  [PlanType.DISTRIBUTION_PLANNING]: {
    title: words.distributionTitle,
    what: words.distributionWhat,
    minutes: 3,
    asks: [words.distributionAsk1, words.distributionAsk2, words.distributionAsk3],
    says: words.distributionSays,
    figures: [
      [words.saved, dollars(500_000)],
      [words.firstYear, dollars(26_949)],
      [words.lasts, () => words.years({ years: 25 })],
    ],
  },
}
