import { describe, expect, it } from 'vitest'
import { devProxy } from './dev-paths.mjs'

const goesToServer = (url: string) => Object.keys(devProxy(4601)).some((pattern) => new RegExp(pattern).test(url))

describe('what goes to the server while the portal is served with reload', () => {
  it.each([
    '/webapi/v1/session',
    '/ngapi/Sync',
    '/dev/outbox',
    '/dev/outbox.json',
    '/logout.aspx',
    '/logout.aspx?from=x',
    '/.well-known/security.txt',
    '/security-policy',
    '/health',
    '/ready',
    '/metrics',
    '/docs',
    '/openapi.json',
    '/embed/goals?x=1',
    '/widgets/v1/loader.js',
  ])('%s', (url) => {
    expect(goesToServer(url)).toBe(true)
  })

  it.each([
    '/',
    '/secure/home',
    '/login',
    '/src/main.tsx',
    '/@vite/client',
    '/devices',
    '/embedding',
    '/logoutXaspx',
    '/node_modules/.vite/deps/react.js',
  ])('not %s', (url) => {
    expect(goesToServer(url)).toBe(false)
  })
})
