import type { ListedCompany } from '@evenkeel/api-client/contract/staff'
import { useQuery } from '@evenkeel/api-client/react'
import { Card, CardBody, CardSection } from '@evenkeel/ui/card'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Icon } from '@evenkeel/ui/icon'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { useLinks } from '../shared/links.ts'
import { QueryCard } from '../shared/query-card.tsx'
import { QueryView } from '../shared/query-view.tsx'
import { paths } from '../shared/paths.ts'
import { FactList } from '../shared/fact-list.tsx'
import * as words from '../words/staff.generated.ts'

/** Indexed by the API's numbers. */
const fundStyles = [words.handsOnAndOff, words.handsOn, words.handsOff, words.none] as const

const companyFacts = (company: ListedCompany) =>
  [
    [words.code(), company.code],
    [words.accountsOf(), company.level1 ? words.manualOnly() : words.manualAndBanks()],
    [words.funds(), (fundStyles[company.fundStyle] ?? words.none)()],
    [words.companySignIn(), company.isSsoEnabled ? words.yes() : words.no()],
  ] as const

function CompanyRow({ company }: { readonly company: ListedCompany }) {
  const links = useLinks()
  return (
    <li>
      <a
        href={links.href(paths.staffCompanies(company.companyId))}
        className="flex min-h-12 items-center gap-4 px-4 py-2 hover:bg-sunken tablet:px-6"
      >
        <span className="min-w-0 flex-1 wrap-anywhere text-body font-medium text-text">{company.name}</span>
        <span className="shrink-0 text-label font-normal text-text-muted max-tablet:hidden">{company.code}</span>
        <Icon name="chevron-right" size={18} className="text-text-subtle" />
      </a>
    </li>
  )
}

/** Every company that offers the product, for staff. */
export function CompanyList() {
  const query = useQuery('staffCompanies')
  return (
    <Card>
      <QueryView
        query={query}
        label={words.loadingCompanies()}
        skeleton={
          <CardSection>
            <SkeletonText lines={4} />
          </CardSection>
        }
        failedTitle={words.companiesFailed()}
      >
        {(companies) =>
          companies.length === 0 ? (
            <CardBody>
              <EmptyState title={words.noCompaniesYet()}>{words.noCompaniesText()}</EmptyState>
            </CardBody>
          ) : (
            <ul aria-label={words.companies()} className="divide-y divide-hairline py-1">
              {companies.map((company) => (
                <CompanyRow key={company.companyId} company={company} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Card>
  )
}

/** The settings of one company. Read-only: its operator changes them. */
export function CompanyDetail({ companyId }: { readonly companyId: number }) {
  const query = useQuery('staffCompanies')
  const company = query.data?.find((one) => one.companyId === companyId)
  return (
    <QueryCard
      title={words.details()}
      query={query}
      label={words.loadingTheCompany()}
      skeleton={<SkeletonText lines={4} />}
      failedTitle={words.companyFailed()}
    >
      {() =>
        company === undefined ? (
          <EmptyState title={words.companyNotFound()}>{words.companyNotFoundText()}</EmptyState>
        ) : (
          <FactList facts={companyFacts(company)} />
        )
      }
    </QueryCard>
  )
}
