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
      title: 'Ask for quotes for the gap',
      description: 'Term insurance for the years in which somebody depends on your income costs least.',
      link: null,
    },
    {
      key: 'life.employer-cover',
      title: 'Check what your employer insures',
      description: 'Group life insurance often ends with the job.',
      link: '/connect-with-company-benefits',
    },
    {
      key: 'life.beneficiaries',
      title: 'Name your beneficiaries',
      description: 'A policy pays to whom it names, whatever a will says.',
      link: null,
    },
  ],
  [PlanType.DISABILITY_INSURANCE]: [
    {
      key: 'disability.policy',
      title: 'Read your disability policy',
      description: 'See how much of your income it replaces, for how long, and after how many months.',
      link: null,
    },
    {
      key: 'disability.quotes',
      title: 'Ask for quotes for the gap',
      description: 'A policy of your own stays when you change jobs.',
      link: null,
    },
    {
      key: 'disability.waiting-period',
      title: 'Cover the waiting period',
      description: 'Keep as many months of expenses as the policy waits before it pays.',
      link: '/prepare-for-the-unexpected',
    },
  ],
  [PlanType.PARTNER_LIFE_INSURANCE]: [
    {
      key: 'partner-life.quotes',
      title: 'Ask for quotes for your partner',
      description: 'Work that is not paid has to be paid for too when a partner is gone.',
      link: null,
    },
    {
      key: 'partner-life.employer-cover',
      title: 'Check your partner’s employer',
      description: 'Both employers may insure a life.',
      link: null,
    },
    {
      key: 'partner-life.beneficiaries',
      title: 'Check each other’s beneficiaries',
      description: 'Former names stay on a policy until somebody changes them.',
      link: null,
    },
  ],
  [PlanType.ESTATE_PLANNING]: [
    {
      key: 'estate.will',
      title: 'Write a will',
      description: 'Without one, state law decides who inherits.',
      link: null,
    },
    {
      key: 'estate.healthCareDirective',
      title: 'Write a health care directive',
      description: 'It says what you want done when you cannot say so yourself.',
      link: null,
    },
    {
      key: 'estate.financialPowerOfAttorney',
      title: 'Give a financial power of attorney',
      description: 'Somebody you trust can then act for you when you cannot.',
      link: null,
    },
    {
      key: 'estate.namedBeneficiaries',
      title: 'Name beneficiaries on every account',
      description: 'They inherit at once and outside of the will.',
      link: null,
    },
    {
      key: 'estate.guardian',
      title: 'Name a guardian for your children',
      description: 'A will is the place to say who would raise them.',
      link: null,
    },
  ],
}
