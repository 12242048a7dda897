import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { makeFolder } from './make-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'evenkeel-folder-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a folder', () => {
  it('is made with those above it, for this user alone, and left alone where it is', () => {
    const deep = join(folder, 'one/two/three')
    makeFolder(deep)
    makeFolder(deep)
    expect(statSync(deep).mode & 0o777).toBe(0o700)
    expect(statSync(join(folder, 'one')).mode & 0o777).toBe(0o700)
  })

  it('is refused where a file is in the way, as itself or above it', () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    expect(() => makeFolder(file)).toThrow('EEXIST')
    expect(() => makeFolder(join(file, 'data'))).toThrow('EEXIST')
  })

  it('is refused where the system makes none, rather than tried for ever', () => {
    // On Linux nothing can be made there; elsewhere it is not there, or a drive that is not.
    expect(() => makeFolder(process.platform === 'win32' ? '0:\\data' : '/proc/data')).toThrow(
      /ENOENT|EACCES|EPERM|EROFS|ENOTSUP/,
    )
  })
})
