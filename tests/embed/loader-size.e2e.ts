import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { budgets } from '../../packages/embed/build/budgets.ts'

const file = join(import.meta.dirname, '../../packages/embed/dist/loader.js')

describe('the loader', () => {
  it('is one file without an import, of 18 KiB at most, and 7 KiB compressed', async () => {
    const text = await readFile(file, 'utf8')
    expect(text).not.toMatch(/\bimport\s*[({"']|\bfrom\s*["']/)
    expect(text.length).toBeLessThanOrEqual(18 * 1024)
    expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(budgets.loader)
  })
})
