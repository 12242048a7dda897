import { estateDocumentNames, inputLimits } from '@evenkeel/engine'
import { defineForm, type Sections } from '../form.ts'
import { disabilityInsuranceInput } from '../plan/disability-insurance.ts'
import { estatePlanningInput } from '../plan/estate-planning.ts'
import { lifeInsuranceInput, partnerLifeInsuranceInput } from '../plan/life-insurance.ts'
import { familyChoices } from './choices.ts'

const retirementAge = {
  kind: 'count',
  whole: true,
  unit: 'years',
  max: inputLimits.maxAge,
  label: 'Retirement age',
} as const
const childAges = { kind: 'list', label: 'Your children', wide: true } as const
const debts = { kind: 'money', label: 'Debts', hint: 'What the household owes, as a positive amount.' } as const
const existingInsurance = { kind: 'money', label: 'Current insurance amount' } as const

/** The fields of life insurance (Q-LEGACY-1). */
export const lifeInsuranceFields = defineForm(lifeInsuranceInput)({
  dateOfBirth: { kind: 'birth', label: 'Date of birth' },
  annualIncome: { kind: 'money', label: 'Annual income' },
  retirementAge,
  relationshipStatus: { kind: 'choice', label: 'Relationship status', choices: familyChoices, wide: true },
  childAges,
  debts,
  existingInsurance,
})

export const lifeInsuranceSections: Sections<typeof lifeInsuranceFields> = [
  {
    title: 'About you',
    fields: ['dateOfBirth', 'annualIncome', 'retirementAge', 'relationshipStatus', 'childAges'],
  },
  { title: 'What has to be covered', fields: ['debts', 'existingInsurance'] },
]

/** The fields of a partner's life insurance (Q-LEGACY-2). */
export const partnerLifeInsuranceFields = defineForm(partnerLifeInsuranceInput)({
  partnerDateOfBirth: { kind: 'birth', label: 'Date of birth' },
  partnerAnnualIncome: { kind: 'money', label: 'Annual income' },
  partnerRetirementAge: retirementAge,
  childAges,
  debts,
  existingInsurance,
})

export const partnerLifeInsuranceSections: Sections<typeof partnerLifeInsuranceFields> = [
  {
    title: 'About your partner',
    fields: ['partnerDateOfBirth', 'partnerAnnualIncome', 'partnerRetirementAge', 'childAges'],
  },
  { title: 'What has to be covered', fields: ['debts', 'existingInsurance'] },
]

/** The fields of disability insurance (Q-LEGACY-3). */
export const disabilityFields = defineForm(disabilityInsuranceInput)({
  annualIncome: { kind: 'money', label: 'Annual income' },
  employerMonthlyBenefit: { kind: 'money', label: 'Employer’s benefit a month' },
  ownMonthlyBenefit: { kind: 'money', label: 'Own policy’s benefit a month' },
  waitingPeriodMonths: {
    kind: 'count',
    label: 'Waiting period',
    unit: 'months',
    max: 120,
    hint: 'Before a policy pays.',
  },
})

export const disabilitySections: Sections<typeof disabilityFields> = [
  {
    title: 'Your income, and what would replace it',
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
  'answers.trust': { ...document('trust'), hint: 'Not everybody needs one.' },
})

export const estateSections: Sections<typeof estateFields> = [
  { title: 'Your family', fields: ['childAges'] },
  {
    title: 'Your documents',
    intro: 'Which of these do you have? One that you leave open counts as missing.',
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
