import { describe, expect, it } from 'vitest'
import { explainStart } from './explain-start.ts'

const place = { host: '10.9.8.7', port: 80, dataFolder: '/data' }
const failed = (code: string, syscall?: string) => Object.assign(new Error('x'), { code, ...(syscall && { syscall }) })

describe('a start that failed', () => {
  it.each([
    ['EADDRINUSE', 'listen', 'Port 80 is in use. Stop the program that uses it, or choose another: PORT=81.'],
    ['EACCES', 'listen', 'This user can’t use port 80. Choose another: PORT=4600.'],
    [
      'EADDRNOTAVAIL',
      'listen',
      "HOST is '10.9.8.7', which isn’t an address of this machine. Set one: HOST=127.0.0.1, or HOST=0.0.0.0 for all of them.",
    ],
    [
      'ENOTFOUND',
      'getaddrinfo',
      "HOST is '10.9.8.7', which isn’t an address of this machine. Set one: HOST=127.0.0.1, or HOST=0.0.0.0 for all of them.",
    ],
    // A file that may not be read has nothing to do with the port.
    [
      'EACCES',
      'open',
      "This user can’t read and write everything in '/data'. Start as its owner, or set another folder as EVENKEEL_DATA.",
    ],
    [
      'SQLITE_CANTOPEN',
      undefined,
      "This user can’t read and write everything in '/data'. Start as its owner, or set another folder as EVENKEEL_DATA.",
    ],
    [
      'SQLITE_READONLY_DIRECTORY',
      undefined,
      "This user can’t read and write everything in '/data'. Start as its owner, or set another folder as EVENKEEL_DATA.",
    ],
    ['SQLITE_FULL', undefined, "The disk of '/data' is full. Make room, or set another folder as EVENKEEL_DATA."],
    ['ENOSPC', 'write', "The disk of '/data' is full. Make room, or set another folder as EVENKEEL_DATA."],
    // A full disk under the write-ahead log, as on a full tmpfs (F28).
    [
      'SQLITE_IOERR_SHMSIZE',
      undefined,
      "The disk of '/data' is full or failing. Make room or replace it, or set another folder as EVENKEEL_DATA.",
    ],
    [
      'SQLITE_NOTADB',
      undefined,
      "The directory.sqlite in '/data' is damaged. Restore a backup, as docs/backup.md says.",
    ],
    ['SQLITE_BUSY', undefined, "Another program has locked the databases in '/data'. Stop it and start again."],
  ])('with %s of %s is explained in one sentence', (code, syscall, sentence) => {
    expect(explainStart(failed(code, syscall), place)).toBe(sentence)
  })

  it('for another reason is reported with its place in the code', () => {
    expect(explainStart(failed('EOTHER'), place)).toContain('explain-start.test.ts')
    expect(explainStart('broken', undefined)).toBe('broken')
  })
})
