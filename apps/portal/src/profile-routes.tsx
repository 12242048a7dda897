import { patterns, paths } from '@evenkeel/widgets/shared/paths.ts'
import type { RouteObject } from 'react-router'
import { screen } from './screen.ts'
import * as words from './words/navigation.generated.ts'
import * as titles from './words/title-names.generated.ts'

const financesCrumb = { label: words.myGoalsAndFinances(), path: paths.home() }
/** Source: Q-ROUTE-11 and the breadcrumb of the profile. */
const profileCrumb = { label: words.myInformation(), path: paths.profile() }
const inProfile = (title: string) => ({ title, crumbs: [profileCrumb] })

/** The profile and its sections. */
export const profileArea: RouteObject[] = [
  screen(patterns.profile, { title: words.myInformation(), crumbs: [financesCrumb] }, async () => ({
    Component: (await import('./pages/profile/profile-page.tsx')).ProfilePage,
  })),
  screen(patterns.contactInformation, inProfile(words.contactInformation()), async () => ({
    Component: (await import('./pages/profile/details-pages.tsx')).ContactPage,
  })),
  screen(patterns.aboutMe, inProfile(titles.aboutMe), async () => ({
    Component: (await import('./pages/profile/details-pages.tsx')).AboutMePage,
  })),
  screen(patterns.settings, inProfile(titles.settings), async () => ({
    Component: (await import('./pages/profile/settings-page.tsx')).SettingsPage,
  })),
  screen(patterns.updatePassword, inProfile(titles.password), async () => ({
    Component: (await import('./pages/profile/sign-in-pages.tsx')).UpdatePasswordPage,
  })),
  screen(patterns.confidenceCheckup, inProfile(titles.confidenceCheckup), async () => ({
    Component: (await import('./pages/profile/checkup-pages.tsx')).CheckupPage,
  })),
  screen(patterns.wellBeing, inProfile(words.wellBeing()), async () => ({
    Component: (await import('./pages/profile/checkup-pages.tsx')).WellBeingPage,
  })),
  screen(patterns.signInAndSecurity, inProfile(titles.signInAndSecurity), async () => ({
    Component: (await import('./pages/profile/sign-in-pages.tsx')).SignInPage,
  })),
  screen(patterns.accessLog, inProfile(titles.dataAccess), async () => ({
    Component: (await import('./pages/profile/access-log-page.tsx')).AccessLogPage,
  })),
  screen(patterns.yourData, inProfile(titles.yourData), async () => ({
    Component: (await import('./pages/profile/your-data-page.tsx')).YourDataPage,
  })),
]
