import { paths } from '@evenkeel/widgets/shared/paths.ts'

/** A path of every screen of a planner, with one of their employees. */
export const plannerPaths = (userId: number): readonly string[] => [
  paths.staffEmployees(),
  paths.staffEmployee(userId),
  paths.staffHistory(userId),
  paths.staffTasks(),
  paths.staffTasks(userId),
  paths.staffSettings(),
]

/** A path of every screen of a staff member without the consent of an employee, with one of the companies that they serve. */
export const staffPaths = (companyId: number): readonly string[] => [
  paths.staffEmployees(),
  paths.staffTasks(),
  paths.staffCompanies(),
  paths.staffCompanies(companyId),
  paths.staffSettings(),
]
