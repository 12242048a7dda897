import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { EmployeeSearch, EmployeeTasks } from '@evenkeel/widgets/staff'
import { useAtomValue } from 'jotai'
import { isStaffAtom } from '../../state.ts'
import { useEmployeeCrumbs } from './employee-crumbs.ts'
import { StaffPage } from './staff-page.tsx'
import { useIdParam } from './use-id-param.ts'
import * as words from '../../words/staff.generated.ts'

/**
 * The tasks of one employee; without one, the way to choose. Showing all tasks would be a visit to everyone, recorded in
 * everyone's log.
 */
export function TasksPage() {
  const isStaff = useAtomValue(isStaffAtom)
  const userId = useIdParam('userId')
  if (userId === null) {
    return (
      <StaffPage intro={words.tasksIntro()}>
        <EmployeeSearch isStaff={isStaff} pathOf={paths.staffTasks} />
      </StaffPage>
    )
  }
  return <TasksOf userId={userId} />
}

function TasksOf({ userId }: { readonly userId: number }) {
  return (
    <StaffPage crumbs={useEmployeeCrumbs(userId)}>
      <EmployeeTasks key={userId} userId={userId} />
    </StaffPage>
  )
}
