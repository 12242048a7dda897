import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Whether node_modules holds what package-lock.json lists. npm writes its own lockfile into node_modules when an
 * install has finished, so an interrupted install counts as none, and an `npm install` by hand counts as one.
 * @param {string} root
 */
export function isInstalled(root) {
  const written = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(written)) return false
  return holds(packagesIn(written), packagesIn(join(root, 'package-lock.json')))
}

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages by folder
 */

/**
 * Packages for other platforms are listed but never installed, hence the optional ones do not count.
 * @param {LockedPackages} installed
 * @param {LockedPackages} wanted
 */
export function holds(installed, wanted) {
  return Object.entries(wanted)
    .filter(([folder, entry]) => folder.includes('node_modules/') && !entry.optional)
    .every(([folder, entry]) => installed[folder] !== undefined && installed[folder].version === entry.version)
}

/**
 * @param {string} lockfile
 * @returns {LockedPackages}
 */
function packagesIn(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages ?? {}
}
