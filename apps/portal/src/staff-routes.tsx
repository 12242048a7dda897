import { patterns, paths } from '@evenkeel/widgets/shared/paths.ts'
import { replace, type RouteObject } from 'react-router'
import { screen } from './screen.ts'
import * as words from './words/navigation.generated.ts'
import * as titles from './words/title-names.generated.ts'

const employeesCrumb = { label: words.employees(), path: paths.staffEmployees() }

/** The area of planners and staff. Source: Q-ROUTE-6. */
export const staffArea: RouteObject[] = [
  { path: patterns.staff, loader: () => replace(paths.staffEmployees()) },
  screen(patterns.staffEmployees, { title: words.employees() }, async () => ({
    Component: (await import('./pages/staff/employees-page.tsx')).EmployeesPage,
  })),
  screen(patterns.staffEmployee, { title: words.employee(), crumbs: [employeesCrumb] }, async () => ({
    Component: (await import('./pages/staff/employee-page.tsx')).EmployeePage,
  })),
  screen(patterns.staffHistory, { title: words.callsAndNotes(), crumbs: [employeesCrumb] }, async () => ({
    Component: (await import('./pages/staff/employee-page.tsx')).EmployeeHistoryPage,
  })),
  screen(patterns.staffTasks, { title: words.tasks() }, async () => ({
    Component: (await import('./pages/staff/tasks-page.tsx')).TasksPage,
  })),
  screen(patterns.staffCompanies, { title: words.companies() }, async () => ({
    Component: (await import('./pages/staff/companies-page.tsx')).CompaniesPage,
  })),
  screen(
    patterns.staffSettings,
    { title: words.settings(), names: () => [titles.settings, words.plannersAndStaff()] },
    async () => ({
      Component: (await import('./pages/staff/settings-page.tsx')).StaffSettingsPage,
    }),
  ),
]
