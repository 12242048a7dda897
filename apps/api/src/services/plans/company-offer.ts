import type { Directory } from '../../store/directory/directory.ts'
import type { CompanyBenefit, CompanyMatch } from '../../store/directory/benefits.ts'

/** What a company offers: the one thing that a plan knows from outside of the ledger. */
export interface CompanyOffer extends CompanyMatch {
  readonly benefits: readonly CompanyBenefit[]
}

/** For plans whose sums ask for no company. */
export const noOffer: CompanyOffer = { benefits: [], matchLimit: 0, matchRate: 0 }

/** What the person's company offers, from the directory. */
export async function companyOffer(
  { benefits }: Pick<Directory, 'benefits'>,
  companyId: number,
): Promise<CompanyOffer> {
  const [offered, match] = await Promise.all([benefits.ofCompany(companyId), benefits.matchOf(companyId)])
  return { benefits: offered, ...match }
}
