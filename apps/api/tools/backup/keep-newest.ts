import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type BackupManifest, manifestPath, takeBack } from './backup-files.ts'
import { readManifest } from './manifest.ts'

/** A backup next to others. */
interface Neighbor {
  readonly folder: string
  readonly manifest: BackupManifest
}

function manifestIn(folder: string): BackupManifest | undefined {
  try {
    return existsSync(manifestPath(folder)) ? readManifest(folder) : undefined
  } catch {
    return undefined
  }
}

/** Returns the finished backups of the same directory in the same folder, the newest first; older releases do not say of which. */
function findNeighbors(backupFolder: string, { directoryId }: BackupManifest): Neighbor[] {
  const parent = dirname(backupFolder)
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry): Neighbor[] => {
      const folder = join(parent, entry.name)
      const manifest = manifestIn(folder)
      return manifest && directoryId && manifest.directoryId === directoryId ? [{ folder, manifest }] : []
    })
    .toSorted((one, other) => Date.parse(other.manifest.begunAt) - Date.parse(one.manifest.begunAt))
}

const bytesOf = ({ files }: BackupManifest, path: string) => files.find((file) => file.path === path)?.bytes ?? 0

/** Returns the newest other backup in which a file is, with this size at least. */
const newestWith = (others: readonly Neighbor[], path: string, bytes: number) =>
  others.find(({ manifest }) => bytesOf(manifest, path) >= bytes)

/** Returns the day of the newest other backup that holds a ledger which is missing in this one; undefined without one. */
export function lastGoodCopy(backupFolder: string, manifest: BackupManifest, path: string): string | undefined {
  const others = findNeighbors(backupFolder, manifest).filter(({ folder }) => folder !== backupFolder)
  return newestWith(others, path, 1)?.manifest.begunAt.slice(0, 10)
}

/** A ledger that has shrunk by half or more may be one that was begun again unnoticed. */
const shrunkTo = 2

/**
 * Returns the backups that hold what the new one lacks: the newest copy of each ledger that is missing in it, and the newest that is twice
 * as large as that one, or as the one in the new backup.
 */
function stillNeeded(others: readonly Neighbor[], { files, left = [] }: BackupManifest): Set<Neighbor> {
  const needed = new Set<Neighbor | undefined>()
  const keepLarger = (path: string, bytes: number) => needed.add(newestWith(others, path, shrunkTo * bytes))
  for (const { path, bytes } of files) keepLarger(path, bytes)
  for (const { path } of left) {
    const newest = path === undefined ? undefined : newestWith(others, path, 1)
    if (path === undefined || !newest) continue
    needed.add(newest)
    keepLarger(path, bytesOf(newest.manifest, path))
  }
  return new Set([...needed].filter((one) => one !== undefined))
}

/** Removes a backup: first what makes it one, so that a half-removed one is none. What else is in its folder stays. */
function removeBackup({ folder, manifest }: Neighbor): void {
  rmSync(manifestPath(folder))
  takeBack(
    folder,
    manifest.files.map(({ path }) => join(folder, path)),
  )
  if (readdirSync(folder).length === 0) rmdirSync(folder)
}

/**
 * Removes all but the newest `keep` backups next to a new one, which counts. What the new one lacks is kept with the newest backup that
 * has it. Returns which were removed, and which are older and stay.
 */
export function keepNewest(
  backupFolder: string,
  manifest: BackupManifest,
  keep: number,
): { readonly removed: readonly string[]; readonly stay: readonly string[] } {
  const all = findNeighbors(backupFolder, manifest)
  const needed = stillNeeded(
    all.filter(({ folder }) => folder !== backupFolder),
    manifest,
  )
  const older = all.slice(keep).filter(({ folder }) => folder !== backupFolder)
  const old = older.filter((one) => !needed.has(one))
  for (const one of old) removeBackup(one)
  return {
    removed: old.map(({ folder }) => folder),
    stay: older.filter((one) => needed.has(one)).map(({ folder }) => folder),
  }
}
