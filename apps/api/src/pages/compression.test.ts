import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'

const script = 'export const value = 1\n'.repeat(200)
const path = '/assets/index-Dk3f9x2b.js'

describe('files on a machine', () => {
  it('are compressed to less than the file, for whoever takes that', async () => {
    const app = await startTestApp({ files: { portal: { 'assets/index-Dk3f9x2b.js': script } } })
    const sent = await fetch(app.origin + path, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(sent.headers.get('Content-Encoding')).toBe('gzip')
    expect(await sent.text()).toBe(script)
    const encoded = await (await app.parts.portal.find(path))?.encode('gzip')
    expect(encoded?.byteLength).toBeLessThan(500)
    expect(gunzipSync(encoded ?? new Uint8Array()).toString()).toBe(script)
    await app.stop()
  })
})
