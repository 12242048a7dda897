import type { Directory } from '../../store/directory/directory.ts'
import type { CompanyBenefit, CompanyMatch } from '../../store/directory/benefits.ts'

/** A company's benefits and its match: the only plan data from outside of the ledger. */
export interface CompanyOffer extends CompanyMatch {
  /** The company's name; null where its offer was not read, so that nothing is known of it. */
  readonly name: string | null
  readonly benefits: readonly CompanyBenefit[]
}

/** For computations that do not depend on the company. */
export const noOffer: CompanyOffer = {
  name: null,
  benefits: [],
  matchLimit: 0,
  matchRate: 0,
  enrollmentOpens: null,
  enrollmentCloses: null,
}

/** Reads the offer of the person's company from the directory. */
export async function companyOffer(
  { benefits, companies }: Pick<Directory, 'benefits' | 'companies'>,
  companyId: number,
): Promise<CompanyOffer> {
  const [offered, match, company] = await Promise.all([
    benefits.ofCompany(companyId),
    benefits.matchOf(companyId),
    companies.byId(companyId),
  ])
  return { name: company?.name ?? null, benefits: offered, ...match }
}
