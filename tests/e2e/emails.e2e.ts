// Proves: EMAIL-01
import { describe, expect, test } from 'vitest'
import { sampleMails, sampleNoteMails } from '../../apps/api/testing/fixtures/sample-mails.ts'
import { newProfile } from '../support/new-profile.ts'
import { sharedBrowser } from '../support/shared-browser.ts'
import { expectNoAxeViolations } from './support/axe.ts'

/** A mail is shown inside of another page, which has the landmarks. */
const rulesOfEmails = ['color-contrast', 'document-title', 'heading-order', 'html-has-lang', 'link-name', 'target-size']

describe('our emails', () => {
  test.each([375, 640])('fit into %i pixels and can be read, in light and in dark', async (width) => {
    const context = await newProfile(await sharedBrowser(), { viewport: { width, height: 800 } })
    const page = await context.newPage()
    for (const [name, { html = '' }] of Object.entries({ ...sampleMails, ...sampleNoteMails })) {
      await page.setContent(html)
      const { beyond, links } = await page.evaluate(() => ({
        beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        links: Array.from(document.links, (link) => link.getBoundingClientRect().height),
      }))
      expect([name, beyond, links.filter((height) => height < 24)]).toEqual([name, 0, []])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectNoAxeViolations(page, `${name} at ${width}, ${colorScheme}`, { runOnly: rulesOfEmails })
      }
    }
    await context.close()
  })
})
