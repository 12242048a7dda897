import { PlanType } from '@evenkeel/engine'
import type { StepWords } from './step-words.ts'

type Plans =
  | typeof PlanType.LIFE_INSURANCE
  | typeof PlanType.DISABILITY_INSURANCE
  | typeof PlanType.PARTNER_LIFE_INSURANCE
  | typeof PlanType.ESTATE_PLANNING

/** The next steps of the plans for a person's family. */
export const familySteps: Readonly<Record<Plans, readonly StepWords[]>> = {
  [PlanType.LIFE_INSURANCE]: [
    {
      key: 'life.quotes',
      title: 'Get quotes for coverage',
      description: 'Term life usually costs the least.',
      link: null,
    },
    {
      key: 'life.employer-cover',
      title: 'Check your employer’s life insurance',
      description: 'Coverage through work often ends when you leave.',
      link: '/connect-with-company-benefits',
    },
    {
      key: 'life.beneficiaries',
      title: 'Check your beneficiaries',
      description: 'A policy pays the people named on it, not the ones in your will.',
      link: null,
    },
  ],
  [PlanType.DISABILITY_INSURANCE]: [
    {
      key: 'disability.policy',
      title: 'Read your disability policy',
      description: 'Find three numbers: the share of income it pays, for how long, and when it starts.',
      link: null,
    },
    {
      key: 'disability.quotes',
      title: 'Get quotes for coverage',
      description: 'Your own policy stays with you when you change jobs.',
      link: null,
    },
    {
      key: 'disability.waiting-period',
      title: 'Save for the waiting period',
      description: 'Keep enough for the months before your policy pays.',
      link: '/prepare-for-the-unexpected',
    },
  ],
  [PlanType.PARTNER_LIFE_INSURANCE]: [
    {
      key: 'partner-life.quotes',
      title: 'Get quotes for your partner',
      description: 'Child care and housework cost money too if your partner is gone.',
      link: null,
    },
    {
      key: 'partner-life.employer-cover',
      title: 'Check your partner’s coverage at work',
      description: 'Your partner may have life insurance through work.',
      link: null,
    },
    {
      key: 'partner-life.beneficiaries',
      title: 'Check each other’s beneficiaries',
      description: 'Old names stay on a policy until you change them.',
      link: null,
    },
  ],
  [PlanType.ESTATE_PLANNING]: [
    {
      key: 'estate.will',
      title: 'Write a will',
      description: 'Without one, state law decides who gets what you own.',
      link: null,
    },
    {
      key: 'estate.healthCareDirective',
      title: 'Write a health care directive',
      description: 'It tells doctors what you want if you can’t speak for yourself.',
      link: null,
    },
    {
      key: 'estate.financialPowerOfAttorney',
      title: 'Set up a financial power of attorney',
      description: 'Someone you trust can handle your money if you can’t.',
      link: null,
    },
    {
      key: 'estate.namedBeneficiaries',
      title: 'Name beneficiaries on every account',
      description: 'That money goes to them right away, outside the will.',
      link: null,
    },
    {
      key: 'estate.guardian',
      title: 'Name a guardian for your children',
      description: 'Your will names who would raise them.',
      link: null,
    },
  ],
}
