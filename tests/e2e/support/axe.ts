import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Fails with each violation, where it is and how to mend it. */
export async function expectNoAxeViolations(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${where}: ${id} (${help}) at ${target.join(' ')}\n${failureSummary ?? ''}`,
    ),
  )
  expect(told).toEqual([])
}
