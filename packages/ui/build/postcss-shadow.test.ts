import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import postcss from 'postcss'
import { compile } from 'tailwindcss'
import { describe, expect, test } from 'vitest'
import { postcssShadow, remToPx } from './postcss-shadow.ts'

const run = async (css: string) => (await postcss([postcssShadow()]).process(css, { from: undefined })).css

describe('rem', () => {
  test.each([
    ['1rem', '16px'],
    ['-0.5rem', '-8px'],
    ['calc(100% - .25rem) 1.5rem', 'calc(100% - 4px) 24px'],
    ['(width >= 40rem)', '(width >= 640px)'],
    ['0rem', '0px'],
    ['0.0625rem', '1px'],
    ['var(--gap, 2rem)', 'var(--gap, 32px)'],
  ])('%s becomes %s', (rem, px) => {
    expect(remToPx(rem)).toBe(px)
  })

  test.each(['"1rem"', "'2rem'", 'url(1rem.png)', 'var(--size-1rem)', '--x-2rem', '1em 2px 3%', '#1e3a5f', 'theorem'])(
    '%s is left alone',
    (text) => {
      expect(remToPx(text)).toBe(text)
    },
  )

  test('is replaced in values, in media queries and in container queries', async () => {
    const css = await run(
      '@media (min-width: 48rem) { a { margin: 1rem } } @container card (width < 30rem) { b { --gap: 2rem } }',
    )
    expect(css).toBe(
      '@media (min-width: 768px) { a { margin: 16px } } @container card (width < 480px) { b { --gap: 32px } }',
    )
  })
})

test('the defaults in @layer properties lose their @supports, other @supports stay, @property goes', async () => {
  const css = await run(
    '@layer properties { @supports (x: y) { * { --tw-a: 0 } } } @layer base { @supports (z: w) { p { c: d } } } @property --tw-a { syntax: "*"; inherits: false }',
  )
  expect(css.replaceAll(/\s+/g, ' ').trim()).toBe(
    '@layer properties { * { --tw-a: 0 } } @layer base { @supports (z: w) { p { c: d } } }',
  )
})

test('what Tailwind itself writes for borders, rings and transforms comes out bare', async () => {
  const theme = createRequire(import.meta.url).resolve('tailwindcss/theme.css')
  const loadStylesheet = async () => ({ path: theme, base: '/', content: await readFile(theme, 'utf8') })
  const sheet = await compile('@import "tailwindcss/theme.css" layer(theme); @tailwind utilities;', { loadStylesheet })
  const css = await run(sheet.build(['border', 'ring-2', 'shadow-md', 'translate-x-4', 'p-4', 'md:p-8', 'text-sm']))
  expect(css).toContain('--tw-border-style: solid')
  expect(css).not.toContain('@property')
  expect(css).not.toMatch(/@supports \(\(-webkit-hyphens/)
  expect(css).not.toMatch(/[\d.]rem\b/)
  expect(css).toMatch(/@media \(width >= 768px\)/)
})
