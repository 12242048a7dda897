import { describe, expect, it } from 'vitest'
import { explainStart } from './explain-start.ts'

const place = { host: '10.9.8.7', port: 80, dataFolder: '/data' }
const failed = (code: string, syscall?: string) => Object.assign(new Error('x'), { code, ...(syscall && { syscall }) })

describe('a start that failed', () => {
  it.each([
    [
      'EADDRINUSE',
      'listen',
      'Port 80 is in use: stop the program that has it, or choose another, for example PORT=81.',
    ],
    ['EACCES', 'listen', 'Port 80 may not be used by this user: choose another, for example PORT=4600.'],
    [
      'EADDRNOTAVAIL',
      'listen',
      "HOST is '10.9.8.7', which is no address of this machine: please give one, for example HOST=127.0.0.1, or HOST=0.0.0.0 for all that it has.",
    ],
    [
      'ENOTFOUND',
      'getaddrinfo',
      "HOST is '10.9.8.7', which is no address of this machine: please give one, for example HOST=127.0.0.1, or HOST=0.0.0.0 for all that it has.",
    ],
    // A file that may not be read has nothing to do with the port.
    [
      'EACCES',
      'open',
      "This user may not read and write all that is in '/data': please start as its owner, or give another folder as EVENKEEL_DATA.",
    ],
    [
      'SQLITE_CANTOPEN',
      undefined,
      "This user may not read and write all that is in '/data': please start as its owner, or give another folder as EVENKEEL_DATA.",
    ],
    [
      'SQLITE_READONLY_DIRECTORY',
      undefined,
      "This user may not read and write all that is in '/data': please start as its owner, or give another folder as EVENKEEL_DATA.",
    ],
    [
      'SQLITE_FULL',
      undefined,
      "The disk of '/data' is full: please make room, or give another folder as EVENKEEL_DATA.",
    ],
    ['ENOSPC', 'write', "The disk of '/data' is full: please make room, or give another folder as EVENKEEL_DATA."],
    // A full disk under the write-ahead log, as on a full tmpfs (F28).
    [
      'SQLITE_IOERR_SHMSIZE',
      undefined,
      "The disk of '/data' is full or failing: please make room or replace it, or give another folder as EVENKEEL_DATA.",
    ],
    [
      'SQLITE_NOTADB',
      undefined,
      "The directory.sqlite in '/data' is damaged: please restore a backup, as docs/backup.md says.",
    ],
    [
      'SQLITE_BUSY',
      undefined,
      "The databases in '/data' are locked by another program: please end it, and start again.",
    ],
  ])('with %s of %s is explained in one sentence', (code, syscall, sentence) => {
    expect(explainStart(failed(code, syscall), place)).toBe(sentence)
  })

  it('for another reason is reported with its place in the code', () => {
    expect(explainStart(failed('EOTHER'), place)).toContain('explain-start.test.ts')
    expect(explainStart('broken', undefined)).toBe('broken')
  })
})
