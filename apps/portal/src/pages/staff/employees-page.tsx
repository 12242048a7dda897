import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { AccessRequests, EmployeeSearch } from '@evenkeel/widgets/staff'
import { useAtomValue } from 'jotai'
import { isStaffAtom } from '../../state.ts'
import { StaffPage } from './staff-page.tsx'

/** The first page of planners and staff, which finds an employee. */
export function EmployeesPage() {
  const isStaff = useAtomValue(isStaffAtom)
  const intro = isStaff
    ? 'A search finds who somebody is. To look at more you give a reason, which they are shown.'
    : 'The employees who are assigned to you.'
  return (
    <StaffPage intro={intro}>
      <EmployeeSearch isStaff={isStaff} pathOf={paths.staffEmployee} />
      {isStaff && <AccessRequests />}
    </StaffPage>
  )
}
