import { useQuery } from '@evenkeel/api-client/react'
import { paths } from '@evenkeel/widgets/shared/paths.ts'
import * as words from '../../words/staff.generated.ts'

/** Returns what may be read of an employee without their money; undefined until it is there. */
export const useEmployee = (userId: number) =>
  useQuery('staffConfiguration', { params: { userId: String(userId) } }).data

/** Returns the breadcrumbs of a screen about one employee, who is named once the name is there. */
export function useEmployeeCrumbs(userId: number) {
  const user = useEmployee(userId)
  return [
    { label: words.employees(), path: paths.staffEmployees() },
    { label: user ? `${user.firstName} ${user.lastName}` : words.employee(), path: paths.staffEmployee(userId) },
  ]
}
