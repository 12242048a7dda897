import { estateDocumentNames, inputLimits, lifeInsuranceFigures } from '@evenkeel/engine'
import { familyChoices } from './choices.ts'
import type { FieldValues, FormField, FormSpec } from './form-field.ts'

const age = { kind: 'whole', unit: 'years', min: 0, max: inputLimits.maxAge } as const
const children: FormField = { kind: 'ages', path: 'childAges', label: 'Your children', wide: true }
const debts: FormField = {
  kind: 'money',
  path: 'debts',
  label: 'Debts',
  required: true,
  hint: 'What the household owes, as a positive amount.',
}
const insured: FormField = { kind: 'money', path: 'existingInsurance', label: 'Current insurance amount' }
const policies = {
  title: 'Insurance in this plan',
  intro: 'What it pays counts as the insurance that you have.',
  fills: 'existingInsurance',
}

/** Life insurance (Q-LEGACY-1). */
export const lifeInsuranceSpec: FormSpec = {
  sections: [
    {
      title: 'About you',
      fields: [
        { kind: 'birth', path: 'dateOfBirth', label: 'Date of birth', required: true },
        { kind: 'money', path: 'annualIncome', label: 'Annual income', required: true },
        { ...age, path: 'retirementAge', label: 'Retirement age', required: true },
        {
          kind: 'choice',
          path: 'relationshipStatus',
          label: 'Relationship status',
          required: true,
          choices: familyChoices,
          wide: true,
        },
        children,
      ],
    },
    { title: 'What has to be covered', fields: [debts, insured] },
  ],
  links: policies,
}

/** Partner life insurance (Q-LEGACY-2). */
export const partnerLifeInsuranceSpec: FormSpec = {
  sections: [
    {
      title: 'About your partner',
      fields: [
        { kind: 'birth', path: 'partnerDateOfBirth', label: 'Date of birth', required: true },
        { kind: 'money', path: 'partnerAnnualIncome', label: 'Annual income', required: true },
        { ...age, path: 'partnerRetirementAge', label: 'Retirement age', required: true },
        children,
      ],
    },
    { title: 'What has to be covered', fields: [debts, insured] },
  ],
  links: policies,
}

/** Disability insurance (Q-LEGACY-3). */
export const disabilitySpec: FormSpec = {
  sections: [
    {
      title: 'Your income, and what would replace it',
      fields: [
        { kind: 'money', path: 'annualIncome', label: 'Annual income', required: true },
        { kind: 'money', path: 'employerMonthlyBenefit', label: 'Employer’s benefit a month', required: true },
        { kind: 'money', path: 'ownMonthlyBenefit', label: 'Own policy’s benefit a month', required: true },
        {
          kind: 'number',
          path: 'waitingPeriodMonths',
          label: 'Waiting period',
          unit: 'months',
          max: 120,
          hint: 'Before a policy pays.',
        },
      ],
    },
  ],
  links: { title: 'Insurance in this plan', intro: 'Your policies, so that the plan notices when one is gone.' },
}

const hasMinor = ({ childAges }: FieldValues) =>
  Array.isArray(childAges) && childAges.some((years) => years !== null && years < lifeInsuranceFigures.adultAge)

const document = (key: keyof typeof estateDocumentNames): FormField => ({
  kind: 'yesNo',
  path: `answers.${key}`,
  label: estateDocumentNames[key],
})

/** Estate planning (Q-LEGACY-4). */
export const estateSpec: FormSpec = {
  sections: [
    { title: 'Your family', fields: [children] },
    {
      title: 'Your documents',
      intro: 'Which of these do you have? One that you leave open counts as missing.',
      fields: [
        document('will'),
        document('healthCareDirective'),
        document('financialPowerOfAttorney'),
        document('namedBeneficiaries'),
        { ...document('guardian'), isAsked: hasMinor },
        { ...document('trust'), hint: 'Not everybody needs one.' },
      ],
    },
  ],
}
