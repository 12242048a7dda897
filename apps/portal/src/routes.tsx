import { GoalType } from '@evenkeel/engine'
import { patterns, paths } from '@evenkeel/widgets/shared/paths.ts'
import { createHashRouter, replace, type RouteObject, Outlet } from 'react-router'
import { AppLayout } from './layouts/app-layout.tsx'
import { ErrorPage, ScreenError } from './pages/error-page.tsx'
import { cashFlowHandle, financesCrumb, historyRoutes, transactionRoutes } from './pages/finances/finance-routes.ts'
import { goalRoutes, planHandle } from './pages/goals/goal-routes.tsx'
import { watchBack } from './shell/before-back.ts'
import { requireAdviser, requireEmployee, requireNoSession, requireSession } from './session.ts'
import { profileArea } from './profile-routes.tsx'
import { screen } from './screen.ts'
import * as words from './words/navigation.generated.ts'
import { useScreenChange } from './shell/use-screen-change.ts'
import * as titles from './words/title-names.generated.ts'

const employeesCrumb = { label: words.employees(), path: paths.staffEmployees() }

/** The area of planners and staff. Source: Q-ROUTE-6. */
const staffArea: RouteObject[] = [
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

/** Around every screen, signed in or not: where the focus and the page go when the screen changes. */
function Frame() {
  useScreenChange()
  return <Outlet />
}

const loadHome = async () => ({ Component: (await import('./pages/finances/home-page.tsx')).HomePage })

/** Loads the home screen's code while the person types; if that fails, it loads with the screen. */
function fetchHomeSoon() {
  setTimeout(() => loadHome().catch(() => undefined), 1000)
}

const notFoundHandle = { title: words.pageNotFound() }

const behindSignIn: RouteObject[] = [
  screen(patterns.home, { title: words.myGoalsAndFinances() }, loadHome),
  { path: patterns.budgetRedirect, loader: () => replace(patterns.liveByABudgetCalculator) },
  screen(patterns.liveByABudgetCalculator, planHandle(GoalType.LIVE_BY_A_BUDGET, words.yourBudgets()), async () => ({
    Component: (await import('./pages/goals/live-by-a-budget-page.tsx')).LiveByABudgetPage,
  })),
  screen(patterns.importBankFile, { title: words.importABankFile(), crumbs: [financesCrumb] }, async () => ({
    Component: (await import('./pages/finances/import-bank-file-page.tsx')).ImportBankFilePage,
  })),
  screen(patterns.bankReturn, { title: words.backFromBank() }, async () => ({
    Component: (await import('./pages/finances/bank-return-page.tsx')).BankReturnPage,
  })),
  ...transactionRoutes,
  ...historyRoutes,
  screen(patterns.cashFlow, cashFlowHandle, async () => ({
    Component: (await import('./pages/finances/cash-flow-page.tsx')).CashFlowPage,
  })),
  ...goalRoutes,
  screen(patterns.allGoals, { title: words.exploreAllGoals() }, async () => ({
    Component: (await import('./pages/goals/all-goals-page.tsx')).AllGoalsPage,
  })),
  screen(patterns.planner, { title: words.workWithAPlanner() }, async () => ({
    Component: (await import('./pages/planner/planner-page.tsx')).PlannerPage,
  })),
  ...profileArea,
  // The frame of a person who is signed in stays around a page that does not exist.
  screen('*', notFoundHandle, async () => ({
    Component: (await import('./pages/not-found-page.tsx')).NotFoundPage,
  })),
]

/** Choosing a widget for another site, and linking a bank in a frame of our own pages. */
const embedding: RouteObject[] = [
  screen(patterns.embed, { title: words.widgetsForPages() }, async () => ({
    Component: (await import('./pages/embed/embed-page.tsx')).EmbedPage,
  })),
  screen(patterns.bankFrame, { title: words.connectABank() }, async () => ({
    Component: (await import('./pages/finances/bank-frame-page.tsx')).BankFramePage,
  })),
]

/** Keeps the frame when one of its screens fails, so that every other screen can still be opened. */
const framed = (children: RouteObject[]): RouteObject[] => [{ ErrorBoundary: ScreenError, children }]

const areas: RouteObject[] = [
  { loader: requireEmployee, Component: AppLayout, ErrorBoundary: ErrorPage, children: framed(behindSignIn) },
  {
    loader: requireAdviser,
    lazy: async () => ({ Component: (await import('./layouts/staff-layout.tsx')).StaffLayout }),
    ErrorBoundary: ErrorPage,
    children: framed(staffArea),
  },
  {
    loader: requireNoSession,
    ErrorBoundary: ErrorPage,
    children: [
      screen(patterns.login, { title: words.signIn() }, async () => {
        const { LoginPage } = await import('./pages/auth/login-page.tsx')
        fetchHomeSoon()
        return { Component: LoginPage }
      }),
      screen(patterns.secondFactor, { title: words.confirmItsYou() }, async () => ({
        Component: (await import('./pages/auth/second-factor-page.tsx')).SecondFactorPage,
      })),
      // The address of a later step opens the first step (Q-ROUTE-5).
      screen(`${patterns.passwordReset}/*`, { title: words.resetYourPassword() }, async () => ({
        Component: (await import('./pages/auth/password-reset-page.tsx')).PasswordResetPage,
      })),
      screen(`${patterns.registration}/*`, { title: words.createYourAccount() }, async () => ({
        Component: (await import('./pages/auth/registration-page.tsx')).RegistrationPage,
      })),
      screen(patterns.sso, { title: words.welcome() }, async () => ({
        Component: (await import('./pages/auth/sso-page.tsx')).SsoPage,
      })),
    ],
  },
  {
    loader: requireSession,
    ErrorBoundary: ErrorPage,
    children: [
      screen(patterns.termsOfUse, { title: words.termsOfUse() }, async () => ({
        Component: (await import('./pages/auth/terms-page.tsx')).TermsPage,
      })),
    ],
  },
  {
    ErrorBoundary: ErrorPage,
    children: [
      screen(patterns.undoEmailChange, { title: words.undoEmailChange() }, async () => ({
        Component: (await import('./pages/auth/mail-link-pages.tsx')).UndoEmailChangePage,
      })),
      screen(patterns.stopRecovery, { title: words.stopRecovery() }, async () => ({
        Component: (await import('./pages/auth/mail-link-pages.tsx')).StopRecoveryPage,
      })),
    ],
  },
  { ErrorBoundary: ErrorPage, children: embedding },
  {
    ErrorBoundary: ErrorPage,
    children: [
      screen(patterns.notFound, notFoundHandle, async () => ({
        Component: (await import('./pages/not-found-page.tsx')).LoneNotFoundPage,
      })),
    ],
  },
  // Some pages of the server have aliases behind the hash.
  { path: '/secure/*', loader: ({ params }) => replace(`/${params['*'] ?? ''}`) },
  { path: '/', loader: () => replace(patterns.home) },
]

/** The only route table. Patterns and links come from the widgets' `paths.ts`; titles and breadcrumbs are in the handles. */
export const routes: RouteObject[] = [{ Component: Frame, children: areas }]

export type PortalRouter = ReturnType<typeof createHashRouter>

/** Creates the router, which reads the address at once: the start route has to be in it by then. */
export function createPortalRouter(): PortalRouter {
  watchBack()
  return createHashRouter(routes)
}
