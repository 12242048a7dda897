import { describe, expect, it } from 'vitest'
import { deviceName } from './device-name.ts'

const named = (agent: string) => deviceName(new Request('http://evenkeel.test', { headers: { 'User-Agent': agent } }))
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'

describe('the name of a device', () => {
  it.each([
    [`${windows} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge on Windows'],
    [`${windows} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'Safari on Mac',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148 Safari/604.1',
      'Chrome on iPad',
    ],
    ['curl/8.0', 'Unknown device'],
  ])('of %s is %s', (agent, name) => {
    expect(named(agent)).toBe(name)
  })

  it('is known without a header, too', () => {
    expect(deviceName(new Request('http://evenkeel.test'))).toBe('Unknown device')
  })
})
