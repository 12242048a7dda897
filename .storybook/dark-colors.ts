/** The rules of axe that a theme can break; all others see no color. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** What Storybook itself keeps in the page. */
const notOurs = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root']

/**
 * Looks at the colors of the open story in dark, and leaves it as it was. Everything else is the same in both themes, and is checked in light.
 * @throws Error with each text whose color axe finds too weak
 */
export async function expectSoundInDark(): Promise<void> {
  const { default: axe } = await import('axe-core')
  const { dataset } = document.documentElement
  const before = dataset['theme'] ?? 'light'
  dataset['theme'] = 'dark'
  try {
    const options = { runOnly: colorRules, resultTypes: ['violations' as const] }
    const { violations } = await axe.run({ include: document.body, exclude: notOurs }, options)
    const found = violations.flatMap(({ nodes }) =>
      nodes.map(({ target, failureSummary }) => `${target.join(' ')}\n${failureSummary ?? ''}`),
    )
    if (found.length > 0) throw new Error(`In dark: ${found.join('\n')}`)
  } finally {
    dataset['theme'] = before
  }
}
