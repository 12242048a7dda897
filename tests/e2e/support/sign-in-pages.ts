import type { Page } from 'playwright-core'
import { eventually } from '../../support/eventually.ts'
import { expectNoAxeViolations } from './axe.ts'
import { sideways } from './room.ts'
import type { Stage } from './stage.ts'

export const email = (page: Page) => page.getByRole('textbox', { name: 'Email' })
export const password = (page: Page) => page.getByRole('textbox', { name: 'Password' })
export const code = (page: Page) => page.getByRole('textbox', { name: 'Code' })
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Waits for the page with this title. */
export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

/** Waits for the home screen of a person who is signed in. */
export const greeting = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name: new RegExp(`^(?:Good \\w+|Welcome), ${name}$`) }).waitFor()

export async function fillSignIn(page: Page, userName: string, word: string): Promise<void> {
  await email(page).fill(userName)
  await password(page).fill(word)
  await press(page, 'Sign in')
}

/** No fault that axe knows, and nothing to scroll sideways. */
export async function expectSound(page: Page, where: string): Promise<void> {
  await expectNoAxeViolations(page, where)
  await eventually(async () => [where, await sideways(page)]).toEqual([where, 0])
}

/** The newest code that was mailed to an address; empty without one. */
export async function mailedCode({ origin }: Pick<Stage, 'origin'>, to: string): Promise<string> {
  const mails: readonly { to: string; text: string }[] = await fetch(`${origin}/dev/outbox.json`).then((answer) =>
    answer.json(),
  )
  return /code is (\d{6})/.exec(mails.find((mail) => mail.to === to)?.text ?? '')?.[1] ?? ''
}

/** Waits for the code of the next mail to an address. `before` is the code of the mail before it. */
export async function nextMailedCode(stage: Pick<Stage, 'origin'>, to: string, before = ''): Promise<string> {
  await eventually(() => mailedCode(stage, to)).not.toBe(before)
  return mailedCode(stage, to)
}
