import { patterns, paths } from '@evenkeel/widgets/shared/paths.ts'
import { replace, type RouteObject } from 'react-router'
import { StartingPage } from './pages/starting-page.tsx'
import { screen } from './screen.ts'

const employeesCrumb = { label: 'Employees', path: paths.staffEmployees() }

/** The area of planners and staff. Source: Q-ROUTE-6. */
export const staffArea: RouteObject[] = [
  { path: patterns.staff, loader: () => replace(paths.staffEmployees()), Component: StartingPage },
  screen(patterns.staffEmployees, { title: 'Employees' }, async () => ({
    Component: (await import('./pages/staff/employees-page.tsx')).EmployeesPage,
  })),
  screen(patterns.staffEmployee, { title: 'Employee', crumbs: [employeesCrumb] }, async () => ({
    Component: (await import('./pages/staff/employee-page.tsx')).EmployeePage,
  })),
  screen(patterns.staffHistory, { title: 'Calls and notes', crumbs: [employeesCrumb] }, async () => ({
    Component: (await import('./pages/staff/employee-page.tsx')).EmployeeHistoryPage,
  })),
  screen(patterns.staffTasks, { title: 'Tasks' }, async () => ({
    Component: (await import('./pages/staff/tasks-page.tsx')).TasksPage,
  })),
  screen(patterns.staffCompanies, { title: 'Companies' }, async () => ({
    Component: (await import('./pages/staff/companies-page.tsx')).CompaniesPage,
  })),
  screen(patterns.staffSettings, { title: 'Settings', names: () => ['Settings', 'Planners and staff'] }, async () => ({
    Component: (await import('./pages/staff/settings-page.tsx')).StaffSettingsPage,
  })),
]
