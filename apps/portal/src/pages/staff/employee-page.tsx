import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { EmployeeHistory, EmployeeProfile } from '@evenkeel/widgets/staff'
import { Navigate } from 'react-router'
import { StaffPage } from './staff-page.tsx'
import { useIdParam } from './use-id-param.ts'

/** One employee. */
export function EmployeePage() {
  const userId = useIdParam('userId')
  if (userId === null) return <Navigate to={paths.staffEmployees()} replace />
  return (
    <StaffPage>
      <EmployeeProfile key={userId} userId={userId} />
    </StaffPage>
  )
}

/** What was spoken and written with one employee. */
export function EmployeeHistoryPage() {
  const userId = useIdParam('userId')
  if (userId === null) return <Navigate to={paths.staffEmployees()} replace />
  const crumbs = [
    { label: 'Employees', path: paths.staffEmployees() },
    { label: 'Employee', path: paths.staffEmployee(userId) },
  ]
  return (
    <StaffPage crumbs={crumbs}>
      <EmployeeHistory key={userId} userId={userId} />
    </StaffPage>
  )
}
