import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = import.meta.dirname
const tokens: { roles: Record<string, { light: string; dark: string }> } = JSON.parse(
  readFileSync(join(folder, '../../../../../packages/ui/src/tokens/tokens.json'), 'utf8'),
)
const sheet = readFileSync(join(folder, 'frame.css'), 'utf8')
const names = ['surface', 'text', 'text-muted', 'text-subtle', 'hairline', 'accent'] as const

it.each(names)('the card before a person is connected has the color %s of the kit, light and dark', (name) => {
  const used = [...sheet.matchAll(new RegExp(`--color-${name}, (#[\\da-f]+)\\)`, 'g'))].map(([, color]) => color)
  const short = (color: string) => color.toLowerCase().replace(/^#(\w)\1(\w)\2(\w)\3$/, '#$1$2$3')
  const { light = '', dark = '' } = tokens.roles[name] ?? {}
  expect(used).toEqual([short(light), short(dark)])
})

it('the button of that card is quiet, since each card of a page has one', () => {
  expect(/\.frame-card button \{[^}]*background: (\w+);/.exec(sheet)?.[1]).toBe('transparent')
})

// A color below the surface makes the shapes look like text that was blacked out, in dark.
it('the shapes of that card have the color of the kit’s skeletons', () => {
  const skeleton = readFileSync(join(folder, '../../../../../packages/ui/src/skeleton/skeleton.tsx'), 'utf8')
  expect(skeleton).toContain('bg-hairline')
  expect(/\.frame-shape i \{[^}]*background: var\((--[\w-]+)\)/.exec(sheet)?.[1]).toBe('--c-line')
  expect(sheet).toContain('linear-gradient(var(--c-line) 0 0)')
})
