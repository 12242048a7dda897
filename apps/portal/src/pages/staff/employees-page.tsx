import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { AccessRequests, EmployeeSearch } from '@evenkeel/widgets/staff'
import { useAtomValue } from 'jotai'
import { isStaffAtom } from '../../state.ts'
import { StaffPage } from './staff-page.tsx'
import * as words from '../../words/staff.generated.ts'

/** The first page of planners and staff, which finds an employee. */
export function EmployeesPage() {
  const isStaff = useAtomValue(isStaffAtom)
  const intro = isStaff ? words.searchIntro() : words.employeesIntro()
  return (
    <StaffPage intro={intro}>
      <div className="flex flex-col gap-4 tablet:gap-6">
        <EmployeeSearch isStaff={isStaff} pathOf={paths.staffEmployee} />
        {isStaff && <AccessRequests />}
      </div>
    </StaffPage>
  )
}
