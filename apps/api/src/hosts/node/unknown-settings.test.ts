import { describe, expect, it } from 'vitest'
import { unknownSettings } from './unknown-settings.ts'

describe('a variable that looks like a setting', () => {
  it('but is none is reported, one sentence each', () => {
    expect(unknownSettings({ EVENKEEL_PROXY: '1', EVENKEEL_PROXIES: '1', PROXY: 'x' })).toEqual([
      'EVENKEEL_PROXY isn’t a setting of Evenkeel and was not read: docs/operations.md lists those that there are.',
    ])
  })
})
