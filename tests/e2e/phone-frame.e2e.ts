import { test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { useStage } from './support/stage.ts'

const stage = useStage()

test.each([320, 375])('on a phone of %i pixels each place in the tab bar has its whole name', async (width) => {
  const { page } = await stage.visit('/my-goals-and-finances', { viewport: { width, height: 640 } })
  const names = page.getByRole('navigation', { name: 'Main' }).last().locator('a > span')
  await eventually(() => names.allInnerTexts()).toEqual(['Home', 'Transactions', 'Budgets', 'Accounts', 'Goals'])
  // Fonts of other platforms are wider: a tenth more has room too.
  await eventually(() =>
    names.evaluateAll((spans) =>
      spans
        .filter(({ scrollWidth, parentElement }) => scrollWidth * 1.1 > (parentElement?.clientWidth ?? 0))
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([])
  await eventually(() =>
    names.first().evaluate((span) => Number.parseFloat(getComputedStyle(span).fontSize)),
  ).toBeGreaterThanOrEqual(11)
})
