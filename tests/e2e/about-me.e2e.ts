// Proves: GEN-11, PROF-02, PROF-03, PROF-05, PROF-06, CHECKUP-01, ROUTE-51 to ROUTE-53, ROUTE-56, ROUTE-65, ALLOC-11
import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import * as titleNamesWords from '../../apps/portal/src/words/title-names.generated.ts'
import * as checkupWords from '../../packages/widgets/src/words/checkup.generated.ts'
import * as profileWords from '../../packages/widgets/src/words/profile.generated.ts'
import { sam } from './support/api.ts'
import { eventually } from '../support/eventually.ts'
import { goTo } from './support/room.ts'
import { choose, holdUndo } from './support/screens.ts'
import { expectSound, press, title } from './support/sign-in-pages.ts'
import { narrow, useStage, wide } from './support/stage.ts'

const stage = useStage()

const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name })
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const toProfile = (page: Page) =>
  page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'My information' }).click()

/** How often the page has read each address so far. */
function reads(page: Page) {
  const seen: string[] = []
  page.on('request', (request) => request.method() === 'GET' && seen.push(new URL(request.url()).pathname))
  return (path: string) => seen.filter((one) => one === path).length
}

describe('about me', () => {
  test('is filled with what was said, keeps what is changed over a reload, and the profile shows it without a new read', async () => {
    const { page, api } = await stage.visit('/my-goals-and-finances')
    const count = reads(page)
    await page.goto(`${stage.origin}/secure/home#/profile/edit-about-me`)
    await eventually(() => field(page, /^Date of birth/).inputValue()).toBe('04/17/1988')
    await eventually(() => page.getByRole('combobox', { name: /^Relationship status/ }).textContent()).toBe('Partnered')
    await eventually(() => field(page, /^Annual income \(/).inputValue()).toBe('84,000.00')
    await eventually(() => field(page, /^Your partner’s first name/).inputValue()).toBe('Alex')
    await field(page, /^Annual income \(/).fill('91250.5')
    await choose(page, 'Gender (optional)', 'Female')
    await page.getByRole('checkbox', { name: 'Controlling debt' }).check()
    await press(page, 'Save')
    await page.getByText(profileWords.aboutMeSaved()).waitFor()
    await toProfile(page)
    await card(page, profileWords.aboutMe()).getByText('$91,250.50').waitFor()
    await card(page, profileWords.aboutMe()).getByText('Female').waitFor()
    await eventually(() => count('/webapi/v1/profile/about-me')).toBe(1)
    await eventually(() => api.call('aboutMe')).toMatchObject({
      gender: 1,
      annualIncome: 91_250.5,
      familyStatus: 2,
      focusAreas: [1, 2, 6],
    })
    await page.reload()
    await card(page, profileWords.aboutMe()).getByText('$91,250.50').waitFor()
    await page.goto(`${stage.origin}/secure/home#/profile/edit-about-me`)
    await eventually(() => field(page, /^Annual income \(/).inputValue()).toBe('91,250.50')
  })

  test('can be taken back, and forgets the partner of a person who is single', async () => {
    const { page, api } = await stage.visit('/profile/edit-about-me', { viewport: narrow, colorScheme: 'dark' })
    await field(page, /^Your partner’s first name/).waitFor()
    await choose(page, 'Relationship status (optional)', 'Single')
    await eventually(() => field(page, /^Your (spouse|partner)’s first name/).count()).toBe(0)
    await press(page, 'Save')
    await press(page, 'Undo')
    await eventually(() => page.getByRole('combobox', { name: /^Relationship status/ }).textContent()).toBe('Partnered')
    await eventually(async () => (await api.call('aboutMe')).spouse.firstName).toBe('Alex')
  })

  test('takes no day of birth in the future', async () => {
    const { page } = await stage.visit('/profile/edit-about-me', { viewport: narrow })
    await field(page, /^Date of birth/).fill('01/01/2150')
    await press(page, 'Save')
    await page.getByRole('link', { name: 'Date of birth: Please enter a date in the past', exact: true }).waitFor()
    await expectSound(page, 'about me, refused')
  })
})

describe('dependents', () => {
  test('are added, kept, changed, removed and brought back', async () => {
    const { page, api } = await stage.visit('/profile/edit-about-me', { viewport: narrow, person: sam })
    const names = async () =>
      (await api.call('aboutMe')).dependents.map(({ firstName, relation }) => `${firstName} ${relation}`)
    await page.getByText(profileWords.noDependentsYet()).waitFor()
    await press(page, profileWords.addDependent())
    const dialog = page.getByRole('dialog', { name: profileWords.addDependent() })
    await eventually(() => dialog.getByRole('radio').count()).toBe(3)
    for (const relation of ['Child', 'Parent', 'Other'])
      await eventually(() => dialog.getByRole('radio', { name: relation, exact: true }).count()).toBe(1)
    await dialog.getByRole('textbox', { name: 'First name' }).fill('Emma')
    await dialog.getByRole('textbox', { name: 'Last name' }).fill('Okafor')
    await dialog.getByRole('textbox', { name: 'Date of birth' }).fill('03/01/2019')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByRole('link', { name: 'Relationship: Field required' }).waitFor()
    await expectSound(page, 'a dependent, refused')
    await dialog.getByRole('radio', { name: 'Child' }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Emma added').waitFor()
    await page.reload()
    await page.getByText('Child, born 03/01/2019').waitFor()
    await eventually(() => names()).toEqual(['Emma 0'])

    await press(page, 'Edit Emma Okafor')
    const change = page.getByRole('dialog', { name: profileWords.changeDependent() })
    await eventually(() => change.getByRole('textbox', { name: 'Date of birth' }).inputValue()).toBe('03/01/2019')
    await change.getByRole('radio', { name: 'Other' }).check()
    await change.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Other, born 03/01/2019').waitFor()
    await eventually(() => names()).toEqual(['Emma 2'])

    await press(page, 'Remove Emma Okafor')
    await page.getByText(profileWords.noDependentsYet()).waitFor()
    await holdUndo(page)
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(profileWords.addDependent())
    await eventually(() => names()).toEqual([])
    await press(page, 'Undo')
    await page.getByText('Other, born 03/01/2019').waitFor()
    await eventually(() => names()).toEqual(['Emma 2'])
    await expectSound(page, 'dependents')
    await press(page, 'Remove Emma Okafor')
    await page.getByText(profileWords.noDependentsYet()).waitFor()
    await page.reload()
    await page.getByText(profileWords.noDependentsYet()).waitFor()
  })
})

describe('contact information', () => {
  test('once saved is shown by the profile without a new read, and a state can be taken back', async () => {
    const { page, api } = await stage.visit('/my-goals-and-finances', { person: sam })
    const count = reads(page)
    await page.goto(`${stage.origin}/secure/home#/profile/edit-contact-information`)
    await field(page, /^City/).fill('Astoria')
    await choose(page, 'State (optional)', 'Washington')
    await press(page, 'Save')
    await page.getByText(profileWords.contactSaved()).waitFor()
    await toProfile(page)
    await card(page, profileWords.howWeReachYou())
      .getByText(/^Astoria, WA/)
      .waitFor()
    await eventually(() => count('/webapi/v1/profile/contact-information')).toBe(1)
    await card(page, profileWords.howWeReachYou()).getByRole('link', { name: 'Edit: Contact information' }).click()
    await choose(page, 'State (optional)', 'No answer')
    await press(page, 'Save')
    await eventually(async () => (await api.call('contactInformation')).state).toBeNull()
  })
})

describe('the confidence checkup', () => {
  test('asks for all answers, by the keyboard alone, and is done once they are saved', async () => {
    const { page, api } = await stage.visit('/profile/confidence-checkup')
    await page.getByText('Not started').waitFor()
    const questions = page.getByRole('group')
    await eventually(() => questions.count()).toBe(7)
    await questions.first().getByRole('radio').first().focus()
    await page.keyboard.press('ArrowRight')
    await page.getByText('1 of 7 answered').waitFor()
    await page.getByRole('button', { name: 'Save' }).focus()
    await page.keyboard.press('Enter')
    await page
      .getByRole('link', { name: 'How confident do you feel about managing finances?: Field required' })
      .waitFor()
    await eventually(() => page.getByText('Field required', { exact: true }).count()).toBe(6)
    await expectSound(page, 'checkup, partly answered')
    await eventually(async () => (await api.call('checkupStatus')).isCompleted).toBe(false)
    await questions.first().getByRole('radio', { checked: true }).focus()
    for (let left = 6; left > 0; left -= 1) {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
    }
    await page.getByText('7 of 7 answered').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText(checkupWords.checkupSaved()).waitFor()
    // Once 'A little', six times 'Not at all': one point of 28.
    await page.getByText('4 of 100').waitFor()
    await page.getByText('Done', { exact: true }).waitFor()
    await expectSound(page, 'checkup, done')
    await page.reload()
    await page.getByText('Done', { exact: true }).waitFor()
    await page.getByRole('button', { name: checkupWords.takeAgain() }).click()
    await eventually(() => questions.first().getByRole('radio', { name: 'A little' }).isChecked()).toBe(true)
    await toProfile(page)
    await card(page, titleNamesWords.confidenceCheckup).getByText('4 of 100').waitFor()
    await page.getByRole('link', { name: 'Open: Confidence checkup' }).click()
    await title(page, titleNamesWords.confidenceCheckup)
  })
})

test('each screen of the profile says what is above it, and its own name where there is room', async () => {
  const screens = [
    ['', 'My information'],
    ['/edit-contact-information', profileWords.howWeReachYou()],
    ['/edit-about-me', profileWords.aboutMe()],
    ['/edit-settings', 'Settings'],
    ['/update-password', 'Password'],
    ['/confidence-checkup', titleNamesWords.confidenceCheckup],
    ['/well-being', checkupWords.wellBeing()],
    ['/sign-in-and-security', titleNamesWords.signInAndSecurity],
    ['/who-looked', titleNamesWords.dataAccess],
    ['/your-data', titleNamesWords.yourData],
  ] as const
  const { page } = await stage.visit('/no-such-screen')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  for (const [path, name] of screens) {
    await page.setViewportSize(wide)
    await goTo(page, `/profile${path}`)
    await title(page, name)
    const above = path === '' ? 'My goals and finances' : 'My information'
    await eventually(() => crumbs.allInnerTexts()).toEqual([above, name])
    // On a phone, the title below says which screen it is.
    await page.setViewportSize(narrow)
    await eventually(() => crumbs.allInnerTexts()).toEqual([above])
  }
})
