import { estateDocumentNames, inputLimits } from '@evenkeel/engine'
import { defineForm, type Sections } from '../form.ts'
import { disabilityInsuranceInput } from '../plan/disability-insurance.ts'
import { estatePlanningInput } from '../plan/estate-planning.ts'
import { lifeInsuranceInput, partnerLifeInsuranceInput } from '../plan/life-insurance.ts'
import { familyChoices } from './choices.ts'
import * as words from '../words/plan-fields.generated.ts'

const retirementAge = {
  kind: 'count',
  whole: true,
  unit: words.years,
  max: inputLimits.maxAge,
  label: words.retirementAge,
} as const
const childAges = { kind: 'list', label: words.yourChildren, wide: true } as const
const debts = { kind: 'money', label: words.debts, hint: words.debtsHint } as const
const existingInsurance = { kind: 'money', label: words.currentInsuranceAmount } as const

/** The fields of life insurance (Q-LEGACY-1). */
export const lifeInsuranceFields = defineForm(lifeInsuranceInput)({
  dateOfBirth: { kind: 'birth', label: words.dateOfBirth },
  annualIncome: { kind: 'money', label: words.annualIncome },
  retirementAge,
  relationshipStatus: { kind: 'choice', label: words.relationshipStatus, choices: familyChoices, wide: true },
  childAges,
  debts,
  existingInsurance,
})

export const lifeInsuranceSections: Sections<typeof lifeInsuranceFields> = [
  {
    title: words.aboutYou,
    fields: ['dateOfBirth', 'annualIncome', 'retirementAge', 'relationshipStatus', 'childAges'],
  },
  { title: words.whatNeedsCoverage, fields: ['debts', 'existingInsurance'] },
]

/** The fields of a partner's life insurance (Q-LEGACY-2). */
export const partnerLifeInsuranceFields = defineForm(partnerLifeInsuranceInput)({
  partnerDateOfBirth: { kind: 'birth', label: words.dateOfBirth },
  partnerAnnualIncome: { kind: 'money', label: words.annualIncome },
  partnerRetirementAge: retirementAge,
  childAges,
  debts,
  existingInsurance,
})

export const partnerLifeInsuranceSections: Sections<typeof partnerLifeInsuranceFields> = [
  {
    title: words.aboutYourPartner,
    fields: ['partnerDateOfBirth', 'partnerAnnualIncome', 'partnerRetirementAge', 'childAges'],
  },
  { title: words.whatNeedsCoverage, fields: ['debts', 'existingInsurance'] },
]

/** The fields of disability insurance (Q-LEGACY-3). */
export const disabilityFields = defineForm(disabilityInsuranceInput)({
  annualIncome: { kind: 'money', label: words.annualIncome },
  employerMonthlyBenefit: { kind: 'money', label: words.employersMonthlyBenefit },
  ownMonthlyBenefit: { kind: 'money', label: words.yourOwnPolicysMonthly },
  waitingPeriodMonths: {
    kind: 'count',
    label: words.waitingPeriod,
    unit: words.months,
    max: 120,
    hint: words.waitingPeriodHint,
  },
})

export const disabilitySections: Sections<typeof disabilityFields> = [
  {
    title: words.yourIncomeReplaced,
    fields: ['annualIncome', 'employerMonthlyBenefit', 'ownMonthlyBenefit', 'waitingPeriodMonths'],
  },
]

const document = (key: keyof typeof estateDocumentNames) =>
  ({ kind: 'yesNo', label: estateDocumentNames[key] }) as const

/** The fields of estate planning (Q-LEGACY-4). */
export const estateFields = defineForm(estatePlanningInput)({
  childAges,
  'answers.will': document('will'),
  'answers.healthCareDirective': document('healthCareDirective'),
  'answers.financialPowerOfAttorney': document('financialPowerOfAttorney'),
  'answers.namedBeneficiaries': document('namedBeneficiaries'),
  'answers.guardian': document('guardian'),
  'answers.trust': { ...document('trust'), hint: words.notEveryone },
})

export const estateSections: Sections<typeof estateFields> = [
  { title: words.yourFamily, fields: ['childAges'] },
  {
    title: words.yourDocuments,
    intro: words.documentsIntro,
    fields: [
      'answers.will',
      'answers.healthCareDirective',
      'answers.financialPowerOfAttorney',
      'answers.namedBeneficiaries',
      'answers.guardian',
      'answers.trust',
    ],
  },
]
