// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { committed, generate } from './build-tokens.mjs'

const theme = committed()['theme.generated.css']

describe('the files made from tokens.json', () => {
  it('are what the generator writes today', () => {
    expect(committed()).toEqual(generate())
  })

  it('use px and em only, so that a host page cannot change their size', () => {
    expect(theme).toContain('--text-body: 14px;')
    expect(theme).not.toMatch(/[\d.]rem\b/)
  })

  it('give every dark value a light one', () => {
    const properties = (block: string) => [...block.matchAll(/(--(?:color|shadow)-[\w-]+):/g)].map((found) => found[1])
    const [light = '', dark = '', system = ''] = [...theme.matchAll(/color-scheme: \w+;([^}]*)/g)].map(
      (found) => found[1],
    )
    expect(properties(dark)).toEqual(properties(light))
    expect(properties(system)).toEqual(properties(light))
    expect(properties(light).length).toBeGreaterThan(70)
  })
})
