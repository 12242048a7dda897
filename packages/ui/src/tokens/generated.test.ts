// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { committed, generate } from './build-tokens.mjs'

const theme = committed()['theme.generated.css']

describe('the files generated from tokens.json', () => {
  it('are what the generator writes today', () => {
    expect(committed()).toEqual(generate())
  })

  it('B25: size text and space by the font size of the browser', () => {
    expect(theme).toContain('--text-body: 0.875rem;')
    expect(theme).toContain('--spacing: 0.25rem;')
    expect(theme).not.toMatch(/--(?:text|spacing|breakpoint|container)[\w-]*: [\d.]+px/)
  })

  it('have a light value for every dark one', () => {
    const properties = (block: string) => [...block.matchAll(/(--(?:color|shadow)-[\w-]+):/g)].map((found) => found[1])
    const [light = '', dark = '', system = ''] = [...theme.matchAll(/color-scheme: \w+;([^}]*)/g)].map(
      (found) => found[1],
    )
    expect(properties(dark)).toEqual(properties(light))
    expect(properties(system)).toEqual(properties(light))
    expect(properties(light).length).toBeGreaterThan(70)
  })
})
