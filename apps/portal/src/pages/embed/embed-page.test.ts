import { createHash } from 'node:crypto'
import { afterEach, expect, it, vi } from 'vitest'
import { version } from '../../../package.json'
import { findRelease } from './embed-page.tsx'

afterEach(() => vi.unstubAllGlobals())

function serve(answer: Response, isSecure = true) {
  vi.stubGlobal('isSecureContext', isSecure)
  vi.stubGlobal('fetch', async () => answer)
}

it('is the file of this release with its hash', async () => {
  serve(new Response('script'))
  expect(await findRelease()).toEqual({
    path: `/widgets/${version}/evenkeel.js`,
    integrity: `sha384-${createHash('sha384').update('script').digest('base64')}`,
  })
})

it('is nothing if the server keeps no release, or if the browser computes no hashes', async () => {
  serve(new Response('', { status: 404 }))
  expect(await findRelease()).toBeNull()
  serve(new Response('script'), false)
  expect(await findRelease()).toBeNull()
})
