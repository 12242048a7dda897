import { describe, expect, it } from 'vitest'
import { firstThatStarts } from './browser.mjs'

describe('the search for a browser', () => {
  it('says why the packed one did not unpack', async () => {
    const none = async () => undefined
    const packed = () => Promise.reject(new Error('@sparticuz/chromium did not unpack: no space left on device'))
    await expect(firstThatStarts([none, packed])).rejects.toThrow(
      /install chromium or google-chrome.* The last one failed: @sparticuz\/chromium did not unpack: no space left on device$/,
    )
  })

  it('says why one that was found does not start', async () => {
    await expect(firstThatStarts([async () => '/no/such/chromium'])).rejects.toThrow(
      /The last one failed: .*\/no\/such\/chromium/s,
    )
  })

  it('names the ways to get one if there is none at all', async () => {
    await expect(firstThatStarts([async () => undefined])).rejects.toThrow(/is installed again\.$/)
  })
})
