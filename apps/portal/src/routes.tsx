import { patterns, paths } from '@evenkeel/widgets/shared/paths.ts'
import { createHashRouter, redirect, type RouteObject } from 'react-router'
import { AppLayout } from './layouts/app-layout.tsx'
import { ErrorPage, ScreenError } from './pages/error-page.tsx'
import { goalRoutes } from './pages/goals/goal-routes.tsx'
import { StartingPage } from './pages/starting-page.tsx'
import { currentSession, requireAdviser, requireEmployee, requireNoSession, requireSession } from './session.ts'
import { profileArea } from './profile-routes.tsx'
import { screen } from './screen.ts'
import { staffArea } from './staff-routes.tsx'

const financesCrumb = { label: 'My goals and finances', path: paths.home() }
const goalsCrumb = { label: 'Explore all goals', path: paths.allGoals() }

const loadHome = async () => ({ Component: (await import('./pages/finances/home-page.tsx')).HomePage })

/** Brings the home screen's code while somebody types; when it does not come now, it comes with the screen. */
function fetchHomeSoon() {
  setTimeout(() => loadHome().catch(() => undefined), 1000)
}

const behindSignIn: RouteObject[] = [
  screen(patterns.home, { title: 'My goals and finances' }, loadHome),
  { path: patterns.budgetRedirect, loader: () => redirect(patterns.liveByABudgetCalculator), Component: StartingPage },
  screen(patterns.liveByABudgetCalculator, { title: 'Live by a budget', crumbs: [goalsCrumb] }, async () => ({
    Component: (await import('./pages/goals/live-by-a-budget-page.tsx')).LiveByABudgetPage,
  })),
  screen(patterns.importBankFile, { title: 'Import a bank file', crumbs: [financesCrumb] }, async () => ({
    Component: (await import('./pages/finances/import-bank-file-page.tsx')).ImportBankFilePage,
  })),
  screen(patterns.bankReturn, { title: 'Back from your bank' }, async () => ({
    Component: (await import('./pages/finances/bank-return-page.tsx')).BankReturnPage,
  })),
  ...[
    patterns.transactions,
    patterns.budgetTransactions,
    patterns.cashFlowTransactions,
    patterns.spendingTransactions,
  ].map((path) =>
    screen(path, { title: 'Transactions', crumbs: [financesCrumb] }, async () => ({
      Component: (await import('./pages/finances/transactions-page.tsx')).TransactionsPage,
    })),
  ),
  screen(patterns.cashFlow, { title: 'Cash flow', crumbs: [financesCrumb] }, async () => ({
    Component: (await import('./pages/finances/cash-flow-page.tsx')).CashFlowPage,
  })),
  ...goalRoutes,
  screen(patterns.allGoals, { title: 'Explore all goals' }, async () => ({
    Component: (await import('./pages/goals/all-goals-page.tsx')).AllGoalsPage,
  })),
  screen(patterns.planner, { title: 'Work with a planner' }, async () => ({
    Component: (await import('./pages/planner/planner-page.tsx')).PlannerPage,
  })),
  ...profileArea,
]

/** Widgets on other people's pages: choosing one, agreeing to one, and one alone in a frame. */
const embedding: RouteObject[] = [
  screen(patterns.embed, { title: 'Widgets for your pages' }, async () => ({
    Component: (await import('./pages/embed/embed-page.tsx')).EmbedPage,
  })),
  {
    loader: currentSession,
    children: [
      screen(patterns.embedConnect, { title: 'Connect a widget' }, async () => ({
        Component: (await import('./pages/embed/connect-page.tsx')).ConnectPage,
      })),
    ],
  },
  screen(patterns.bankFrame, { title: 'Connect a bank' }, async () => ({
    Component: (await import('./pages/finances/bank-frame-page.tsx')).BankFramePage,
  })),
  screen(patterns.embedWidget, { title: 'Evenkeel' }, async () => ({
    Component: (await import('./pages/embed/frame-page.tsx')).FramePage,
  })),
]

/** What goes wrong on one screen leaves the frame around it, so that every other screen can still be reached. */
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
      screen(patterns.login, { title: 'Sign in' }, async () => {
        const { LoginPage } = await import('./pages/auth/login-page.tsx')
        fetchHomeSoon()
        return { Component: LoginPage }
      }),
      screen(patterns.secondFactor, { title: 'Confirm that it is you' }, async () => ({
        Component: (await import('./pages/auth/second-factor-page.tsx')).SecondFactorPage,
      })),
      // A step's own address begins at the first step (Q-ROUTE-5).
      screen(`${patterns.passwordReset}/*`, { title: 'Reset your password' }, async () => ({
        Component: (await import('./pages/auth/password-reset-page.tsx')).PasswordResetPage,
      })),
      screen(`${patterns.registration}/*`, { title: 'Create your account' }, async () => ({
        Component: (await import('./pages/auth/registration-page.tsx')).RegistrationPage,
      })),
      screen(patterns.sso, { title: 'Welcome' }, async () => ({
        Component: (await import('./pages/auth/sso-page.tsx')).SsoPage,
      })),
    ],
  },
  {
    loader: requireSession,
    ErrorBoundary: ErrorPage,
    children: [
      screen(patterns.termsOfUse, { title: 'Terms of use' }, async () => ({
        Component: (await import('./pages/auth/terms-page.tsx')).TermsPage,
      })),
    ],
  },
  { ErrorBoundary: ErrorPage, children: embedding },
  // Some pages of the server stand behind the hash too, as aliases.
  { path: '/secure/*', loader: ({ params }) => redirect(`/${params['*'] ?? ''}`), Component: StartingPage },
  { path: '*', loader: () => redirect(patterns.home), Component: StartingPage },
]

/** The one route table. Patterns and links come from the widgets' `paths.ts`; titles and breadcrumbs stand in the handles. */
export const routes: RouteObject[] = [{ HydrateFallback: StartingPage, children: areas }]

export type PortalRouter = ReturnType<typeof createHashRouter>

/** Reads the address as it is created, so the start route has to stand in it by then. */
export const createPortalRouter = (): PortalRouter => createHashRouter(routes)
