import { describe, expect, it } from 'vitest'
import { settingsLine, unknownSettings } from './unknown-settings.ts'

describe('a variable that looks like a setting', () => {
  it('but is none is reported, one sentence each', () => {
    expect(unknownSettings({ EVENKEEL_PROXY: '1', EVENKEEL_PROXIES: '1', PROXY: 'x' })).toEqual([
      'EVENKEEL_PROXY isn’t an Evenkeel setting, so it was ignored. See docs/operations.md.',
    ])
  })
})

it('a start logs which settings are set, and the value of none', () => {
  const line = settingsLine({ EVENKEEL_SECRET: 'canary', NODE_ENV: 'production', EVENKEEL_DEMO: '', HOME: '/' }, 0)
  expect(JSON.parse(line)).toEqual({
    time: '1970-01-01T00:00:00.000Z',
    event: 'settings',
    set: ['EVENKEEL_SECRET', 'NODE_ENV'],
  })
})
