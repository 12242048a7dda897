import { patterns, paths } from '@evenkeel/widgets/shared/paths.ts'
import type { RouteObject } from 'react-router'
import { screen } from './screen.ts'
import * as words from './words/navigation.generated.ts'

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
    Component: (await import('./pages/profile/contact-page.tsx')).ContactPage,
  })),
  screen(patterns.aboutMe, inProfile('About me'), async () => ({
    Component: (await import('./pages/profile/about-me-page.tsx')).AboutMePage,
  })),
  screen(patterns.settings, inProfile('Settings'), async () => ({
    Component: (await import('./pages/profile/settings-page.tsx')).SettingsPage,
  })),
  screen(patterns.updatePassword, inProfile('Password'), async () => ({
    Component: (await import('./pages/profile/update-password-page.tsx')).UpdatePasswordPage,
  })),
  screen(patterns.confidenceCheckup, inProfile('Confidence checkup'), async () => ({
    Component: (await import('./pages/profile/checkup-page.tsx')).CheckupPage,
  })),
  screen(patterns.wellBeing, inProfile(words.wellBeing()), async () => ({
    Component: (await import('./pages/profile/well-being-page.tsx')).WellBeingPage,
  })),
  screen(patterns.signInAndSecurity, inProfile('Sign-in and security'), async () => ({
    Component: (await import('./pages/profile/sign-in-page.tsx')).SignInPage,
  })),
  screen(patterns.accessLog, inProfile('Data access'), async () => ({
    Component: (await import('./pages/profile/access-log-page.tsx')).AccessLogPage,
  })),
  screen(patterns.yourData, inProfile('Your data'), async () => ({
    Component: (await import('./pages/profile/your-data-page.tsx')).YourDataPage,
  })),
]
