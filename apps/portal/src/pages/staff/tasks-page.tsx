import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { EmployeeSearch, EmployeeTasks } from '@evenkeel/widgets/staff'
import { useAtomValue } from 'jotai'
import { isStaffAtom } from '../../state.ts'
import { StaffPage } from './staff-page.tsx'
import { useIdParam } from './use-id-param.ts'

/**
 * The tasks of one employee; without one, the way to choose. Showing all tasks would be a visit to everyone, recorded in
 * everyone's log.
 */
export function TasksPage() {
  const isStaff = useAtomValue(isStaffAtom)
  const userId = useIdParam('userId')
  if (userId === null) {
    return (
      <StaffPage intro="Choose whose tasks you want to see.">
        <EmployeeSearch isStaff={isStaff} pathOf={paths.staffTasks} />
      </StaffPage>
    )
  }
  const crumbs = [
    { label: 'Employees', path: paths.staffEmployees() },
    { label: 'Employee', path: paths.staffEmployee(userId) },
  ]
  return (
    <StaffPage crumbs={crumbs}>
      <EmployeeTasks key={userId} userId={userId} />
    </StaffPage>
  )
}
