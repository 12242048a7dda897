import { useQuery } from '@evenkeel/api-client/react'
import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { CompanyDetail, CompanyList } from '@evenkeel/widgets/staff'
import { useAtomValue } from 'jotai'
import { Navigate } from 'react-router'
import { isStaffAtom } from '../../state.ts'
import { StaffPage } from './staff-page.tsx'
import { useIdParam } from './use-id-param.ts'
import * as words from '../../words/staff.generated.ts'

const listCrumb = () => ({ label: words.companies(), path: paths.staffCompanies() })

/** All companies, or one of them. For staff; redirects a planner to their employees. */
export function CompaniesPage() {
  const isStaff = useAtomValue(isStaffAtom)
  const companyId = useIdParam('companyId')
  if (!isStaff) return <Navigate to={paths.staffEmployees()} replace />
  if (companyId === null) {
    return (
      <StaffPage>
        <CompanyList />
      </StaffPage>
    )
  }
  return <Company companyId={companyId} />
}

function Company({ companyId }: { readonly companyId: number }) {
  const company = useQuery('staffCompanies').data?.find((one) => one.companyId === companyId)
  return (
    <StaffPage title={company?.name ?? words.company()} crumbs={[listCrumb()]}>
      <CompanyDetail key={companyId} companyId={companyId} />
    </StaffPage>
  )
}
