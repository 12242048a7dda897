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

describe('pages that are made for each answer', () => {
  it('are compressed too, with their nonce, for whoever takes that', async () => {
    const page = `<meta property="csp-nonce" nonce="%STYLE_NONCE%">${'<p>Evenkeel</p>'.repeat(400)}`
    const app = await startTestApp({ files: { portal: { 'index.html': page } } })
    const read = async (encoding: string) => {
      const sent = await fetch(`${app.origin}/secure/home`, { headers: { 'Accept-Encoding': encoding } })
      const nonce = /'nonce-([^']+)'/.exec(sent.headers.get('Content-Security-Policy') ?? '')?.[1]
      expect(nonce).toMatch(/^\S{22,}$/)
      expect(await sent.text()).toBe(page.replace('%STYLE_NONCE%', nonce ?? ''))
      expect(sent.headers.get('Vary')).toContain('Accept-Encoding')
      return sent.headers.get('Content-Encoding')
    }
    expect(await read('gzip, deflate, br')).toBe('gzip')
    expect(await read('identity')).toBeNull()
    expect(await read('gzip;q=0')).toBeNull()
    await app.stop()
  })
})
