// Proves: ASVS-3.2.2
import { expect, test } from 'vitest'
import { useStage } from './support/stage.ts'
import { eventually } from '../support/eventually.ts'

const stage = useStage()

/** Adds a style element to the page, with this nonce or with none, and returns whether the browser applied it. */
const appliesStyle = (nonce: string) => {
  const style = document.createElement('style')
  if (nonce) style.nonce = nonce
  style.textContent = 'title { --applied: yes }'
  document.head.append(style)
  const title = document.querySelector('title')
  const applied = title !== null && getComputedStyle(title).getPropertyValue('--applied') === 'yes'
  style.remove()
  return applied
}

const readNonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

test('a style element is applied with the nonce of this page’s answer, and with no other', async () => {
  const { page, problems } = await stage.visit()
  const first = await page.evaluate(readNonce)
  await eventually(() => page.evaluate(appliesStyle, first)).toBe(true)

  const answer = await page.reload()
  const nonce = await page.evaluate(readNonce)
  expect(answer?.headers()['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}';`)
  expect(nonce).not.toBe(first)
  await eventually(() => page.evaluate(appliesStyle, nonce)).toBe(true)

  problems.allow(/style-src/)
  await eventually(() => page.evaluate(appliesStyle, first)).toBe(false)
  await eventually(() => page.evaluate(appliesStyle, '')).toBe(false)
})

// The stage fails the test if the page's policy refused anything.
test('a list in a dialog opens, chooses, and closes without a refusal of the policy', async () => {
  const { page } = await stage.visit()
  await page.getByRole('button', { name: 'Add account', exact: true }).first().click()
  await page.getByRole('button', { name: /^Create an account/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Create account' })
  const list = dialog.getByRole('combobox').first()
  await list.click()
  await page.getByRole('option').nth(1).click()
  await eventually(() => list.innerText()).not.toBe('')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})
