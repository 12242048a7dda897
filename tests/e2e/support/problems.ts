import type { Page } from 'playwright-core'

/** What went wrong in a tab that no test asked for: errors and warnings of the console, thrown errors, refusals of the policy. */
export interface Problems {
  /** From here on, messages like this are part of the test. */
  allow(pattern: RegExp): void
  unexpected(): readonly string[]
}

/** Runs before anything of the page does, so that a refusal of the page's policy is said aloud. */
function sayPolicyViolations() {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    console.error(`policy violation: ${violatedDirective} ${blockedURI} ${sample}`),
  )
}

export async function watchProblems(page: Page): Promise<Problems> {
  const seen: string[] = []
  const allowed: RegExp[] = []
  page.on('pageerror', (error) => seen.push(`thrown: ${error.message}`))
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    if (isComplaint) seen.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  await page.addInitScript(sayPolicyViolations)
  return {
    allow: (pattern) => allowed.push(pattern),
    unexpected: () => seen.filter((text) => !allowed.some((pattern) => pattern.test(text))),
  }
}
