import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const packageFolder = join(root, 'node_modules', '@sparticuz', 'chromium')
const unpack = `import('@sparticuz/chromium').then((packed) => packed.default.executablePath())`

/**
 * Unpacks the Chromium that is an npm package into node_modules/.cache, once per version. Returns the path of a small start
 * script that puts the browser's own libraries and fonts first, so that callers need no environment.
 * @throws Error if the package is missing or does not unpack.
 */
export async function packedChromium() {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'))
  const folder = join(root, 'node_modules', '.cache', `chromium-${version}`)
  const start = join(folder, 'start.sh')
  if (existsSync(start)) return start

  console.log('No Chromium on this machine: unpacking the one from npm (once, a few seconds).')
  const part = `${folder}.part-${process.pid}`
  mkdirSync(part, { recursive: true })
  try {
    unpackInto(part)
    writeFileSync(join(part, 'fonts', 'fonts.conf'), fontSettings)
    writeFileSync(join(part, 'start.sh'), startScript, { mode: 0o755 })
    moveIntoPlace(part, folder)
  } finally {
    rmSync(part, { recursive: true, force: true })
  }
  return start
}

/**
 * Runs in its own process: the package decides by its environment what to unpack and where, and changes the library
 * path of the process that imports it.
 * @param {string} folder
 */
function unpackInto(folder) {
  const env = { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' }
  const { status, stderr } = spawnSync(process.execPath, ['-e', unpack], { cwd: root, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`@sparticuz/chromium did not unpack: ${stderr}`)
}

/**
 * Renames a finished folder, so that an interrupted run leaves nothing half unpacked.
 * @param {string} part
 * @param {string} folder
 */
function moveIntoPlace(part, folder) {
  try {
    renameSync(part, folder)
  } catch (error) {
    if (!existsSync(join(folder, 'start.sh'))) throw error
  }
}

/** The package's settings name folders that exist only in the cloud it is made for; with those, all text is blank. */
const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

const startScript = `#!/bin/sh
here=\${0%/*}
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_PATH="$here/fonts" XDG_CACHE_HOME="$here/cache"
exec "$here/chromium" "$@"
`
