import { describe, expect, it } from 'vitest'
import { holds } from './installed.mjs'

const hono = { 'node_modules/hono': { version: '4.13.19' } }

describe('what is installed', () => {
  it('is enough when every package is there in its version', () => {
    expect(holds({ ...hono, 'node_modules/left-over': { version: '1.0.0' } }, { '': {}, ...hono })).toBe(true)
  })

  it('is not enough when a package is missing or has another version', () => {
    expect(holds({}, hono)).toBe(false)
    expect(holds({ 'node_modules/hono': { version: '4.13.18' } }, hono)).toBe(false)
  })

  it('may lack a binary for another platform', () => {
    expect(holds(hono, { ...hono, 'node_modules/turbo-windows-64': { version: '2.11.11', optional: true } })).toBe(true)
  })

  it('must have the package folders linked', () => {
    expect(holds({}, { 'packages/ui': { version: '0.1.0' }, 'node_modules/@evenkeel/ui': { link: true } })).toBe(false)
  })
})
