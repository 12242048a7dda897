import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from './root.mjs'

/** @typedef {{ dev?: boolean, devOptional?: boolean, link?: boolean, devDependencies?: unknown }} Locked */

/**
 * Returns the lockfile without what only tools need. `npm sbom --omit dev` cannot do that: it also leaves out what the
 * product and a tool share.
 * @template {{ packages: Record<string, Locked> }} Lockfile
 * @param {Lockfile} lockfile
 * @returns {Lockfile}
 */
export function withoutTools(lockfile) {
  const kept = Object.entries(lockfile.packages).filter(([, { dev, devOptional }]) => !dev && !devOptional)
  const packages = kept.map(([path, { devDependencies: _tools, ...rest }]) => [path, rest])
  return { ...lockfile, packages: Object.fromEntries(packages) }
}

const readJson = (/** @type {string} */ path) => JSON.parse(readFileSync(join(root, path), 'utf8'))

/**
 * Writes what npm reads: the lockfile, and the manifests of the root and of our packages.
 * @param {string} folder
 */
function writeProject(folder) {
  const lockfile = withoutTools(readJson('package-lock.json'))
  const ours = Object.keys(lockfile.packages).filter((path) => !path.includes('node_modules'))
  for (const path of ours) {
    const { devDependencies: _tools, ...manifest } = readJson(join(path, 'package.json'))
    mkdirSync(join(folder, path), { recursive: true })
    writeFileSync(join(folder, path, 'package.json'), JSON.stringify(manifest))
  }
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockfile))
  writeFileSync(join(folder, '.npmrc'), readFileSync(join(root, '.npmrc')))
}

/**
 * Returns the CycloneDX list of all packages that run on the server or in the browser, from the lockfile alone. It has
 * neither a time nor a serial number: the same lockfile always has the same list.
 * @returns {string}
 */
export function listComponents() {
  const parent = mkdtempSync(join(tmpdir(), 'evenkeel-sbom-'))
  // npm takes the name of the product from its folder.
  const folder = join(parent, 'evenkeel')
  try {
    mkdirSync(folder)
    writeProject(folder)
    const options = /** @type {const} */ ({ cwd: folder, encoding: 'utf8', maxBuffer: 50_000_000 })
    const written = execFileSync(
      'npm',
      ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error'],
      options,
    )
    const { serialNumber: _number, ...list } = JSON.parse(written)
    delete list.metadata.timestamp
    return `${JSON.stringify(list, null, 2)}\n`
  } finally {
    rmSync(parent, { recursive: true, force: true })
  }
}

/**
 * Writes the list to a file and returns how many packages it has.
 * @param {string} path
 * @returns {number}
 */
export function writeComponents(path) {
  const list = listComponents()
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, list)
  return JSON.parse(list).components.length
}
