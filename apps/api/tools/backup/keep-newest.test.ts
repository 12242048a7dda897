import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { BackupManifest } from './backup-files.ts'
import { keepNewest, lastGoodCopy } from './keep-newest.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'evenkeel-keep-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const [ada, bob] = ['ledgers/01/1.sqlite', 'ledgers/02/2.sqlite']
const leftAda = { ledger: '3f9a02c1', reason: 'corrupt', path: ada } as const

/** Writes a backup of a day of November with ledgers of these sizes, as the command does. Returns its folder and manifest. */
function backupOf(day: number, sizes: Readonly<Record<string, number>>, more: Partial<BackupManifest> = {}) {
  const name = `2026-11-${String(day).padStart(2, '0')}`
  const path = join(folder, name)
  const files = Object.entries({ 'directory.sqlite': 9, ...sizes }).map(([file, bytes]) => ({
    path: file,
    bytes,
    sha256: '0',
  }))
  for (const file of files) {
    mkdirSync(dirname(join(path, file.path)), { recursive: true })
    writeFileSync(join(path, file.path), 'x'.repeat(file.bytes))
  }
  const manifest = { begunAt: `${name}T02:00:00.000Z`, version: '1', directoryId: 'one', files, ...more }
  writeFileSync(join(path, 'backup.json'), JSON.stringify(manifest))
  return { path, manifest }
}

const days = () => readdirSync(folder).toSorted()

it('keeps the newest, with the new one among them, and removes the others to their last file', () => {
  for (const day of [1, 2, 3]) backupOf(day, { [ada]: 10 })
  const { path, manifest } = backupOf(4, { [ada]: 10 })
  expect(keepNewest(path, manifest, 2)).toEqual({
    removed: [join(folder, '2026-11-02'), join(folder, '2026-11-01')],
    stay: [],
  })
  expect(days()).toEqual(['2026-11-03', '2026-11-04'])
})

it('keeps the newest copy of a ledger that is not in the new backup, however old', () => {
  backupOf(1, { [ada]: 10, [bob]: 10 })
  backupOf(2, { [ada]: 10, [bob]: 10 })
  for (const day of [3, 4]) backupOf(day, { [bob]: 10 }, { left: [leftAda] })
  const { path, manifest } = backupOf(5, { [bob]: 10 }, { left: [leftAda] })
  expect(lastGoodCopy(path, manifest, ada)).toBe('2026-11-02')
  expect(keepNewest(path, manifest, 1).stay).toEqual([join(folder, '2026-11-02')])
  expect(days()).toEqual(['2026-11-02', '2026-11-05'])
  expect(existsSync(join(folder, '2026-11-02', ada))).toBe(true)
})

it('keeps the newest copy of a ledger that was twice as large before', () => {
  backupOf(1, { [ada]: 100 })
  backupOf(2, { [ada]: 101 })
  backupOf(3, { [ada]: 50 })
  const { path, manifest } = backupOf(4, { [ada]: 50 })
  keepNewest(path, manifest, 1)
  expect(days()).toEqual(['2026-11-02', '2026-11-04'])
  const { path: later, manifest: grown } = backupOf(5, { [ada]: 51 })
  keepNewest(later, grown, 1)
  expect(days(), 'more than half of what it was: nothing is missing').toEqual(['2026-11-05'])
})

it('keeps the copy from before a ledger was begun again also on the day on which the small one cannot be copied', () => {
  backupOf(1, { [ada]: 100 })
  const { path: second, manifest: begunAgain } = backupOf(2, { [ada]: 50 })
  keepNewest(second, begunAgain, 1)
  expect(days()).toEqual(['2026-11-01', '2026-11-02'])
  const { path, manifest } = backupOf(3, {}, { left: [leftAda] })
  keepNewest(path, manifest, 1)
  expect(days()).toEqual(['2026-11-01', '2026-11-02', '2026-11-03'])
})

it('touches no backup of another directory, of an earlier release, or that is not finished, and no other file', () => {
  backupOf(1, { [ada]: 10 }, { directoryId: 'another' })
  backupOf(2, { [ada]: 10 }, { directoryId: undefined })
  rmSync(join(backupOf(3, { [ada]: 10 }).path, 'backup.json'))
  writeFileSync(join(backupOf(4, { [ada]: 10 }).path, 'notes.txt'), 'mine')
  const { path, manifest } = backupOf(5, { [ada]: 10 })
  keepNewest(path, manifest, 1)
  expect(days()).toEqual(['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'])
  expect(readdirSync(join(folder, '2026-11-04'))).toEqual(['notes.txt'])
  expect(readFileSync(join(folder, '2026-11-01', ada), 'utf8')).toHaveLength(10)
})
