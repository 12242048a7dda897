import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createFolder } from './create-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'evenkeel-folder-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a folder', () => {
  it('is created with its parents, for this user only, and left alone if it exists', () => {
    const deep = join(folder, 'one/two/three')
    createFolder(deep)
    createFolder(deep)
    expect(statSync(deep).mode & 0o777).toBe(0o700)
    expect(statSync(join(folder, 'one')).mode & 0o777).toBe(0o700)
  })

  it('is refused if a file has its name or that of a parent', () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    expect(() => createFolder(file)).toThrow('EEXIST')
    expect(() => createFolder(join(file, 'data'))).toThrow('EEXIST')
  })

  it('is refused if the system refuses it, rather than tried forever', () => {
    // On Linux, /proc takes no folders; elsewhere there is no such folder or drive.
    expect(() => createFolder(process.platform === 'win32' ? '0:\\data' : '/proc/data')).toThrow(
      /ENOENT|EACCES|EPERM|EROFS|ENOTSUP/,
    )
  })
})
