import type { NewCompanyBenefit, NewCompanyMatch } from '../src/store/directory/benefits.ts'
import type { Directory } from '../src/store/directory/directory.ts'

interface Offer {
  readonly match: NewCompanyMatch
  readonly benefits: readonly NewCompanyBenefit[]
}

/** What Larkfield offers: half of each dollar up to 6 % of the pay, and what goes with it. */
export const larkfieldOffer: Offer = {
  match: { matchLimit: 0.06, matchRate: 0.5 },
  benefits: [
    {
      name: '401(k) plan',
      category: 'Retirement',
      description: 'Save from each paycheck. Larkfield adds 50 cents per dollar, up to 6% of your pay.',
      url: 'https://benefits.larkfield.example/401k',
    },
    {
      name: 'Health savings account',
      category: 'Health',
      description: 'Pay medical costs with money that isn’t taxed.',
      url: 'https://benefits.larkfield.example/health-savings',
      terms: { kind: 'other', isFree: true },
    },
    {
      name: 'Dental and vision',
      category: 'Health',
      description: 'Free checkups, plus part of any treatment.',
      url: 'https://benefits.larkfield.example/dental-and-vision',
    },
    {
      name: 'Group life insurance',
      category: 'Insurance',
      description: 'One year’s pay to your beneficiary while you work here.',
      url: 'https://benefits.larkfield.example/life-insurance',
      terms: { kind: 'life', multipleOfPay: 1, maximum: null },
    },
    {
      name: 'Disability insurance',
      category: 'Insurance',
      description: 'Part of your pay if you can’t work for more than three months.',
      url: 'https://benefits.larkfield.example/disability-insurance',
      terms: { kind: 'disability', shareOfPay: 0.5, maximumMonthly: null, waitingMonths: 3 },
    },
    {
      name: 'Employee assistance',
      category: 'Well-being',
      description: 'Free, confidential help. Your manager won’t know.',
      url: 'https://benefits.larkfield.example/employee-assistance',
      terms: { kind: 'other', isFree: true },
    },
  ],
}

/** What Fernwood Works offers. */
export const fernwoodOffer: Offer = {
  match: { matchLimit: 0.03, matchRate: 1 },
  benefits: [
    {
      name: 'Retirement savings',
      category: 'Retirement',
      description: 'Fernwood matches your savings, up to 3% of your pay.',
    },
    { name: 'Transit pass', category: 'Commuting', description: 'Half off a monthly pass.' },
  ],
}

/** Writes what a company offers; repeatable. */
export async function offerBenefits(
  { benefits }: Pick<Directory, 'benefits'>,
  companyId: number,
  offer: Offer,
): Promise<void> {
  await benefits.saveMatch(companyId, offer.match)
  for (const benefit of offer.benefits) await benefits.save(companyId, benefit)
}
