/*
 * Runs on any Node from 20 on, with nothing installed: built-in modules only, here and in everything imported here.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { isInstalled } from './installed.mjs'
import { root } from './root.mjs'
import { run, untilExit } from './run.mjs'
import { seconds, stop } from './say.mjs'

const pinned = '24.'
const pinnedNode = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/**
 * The first line of every command: installs what package-lock.json lists when it is not there, then makes sure that the
 * pinned Node runs us, by starting the same command again on it. Ends the process with one sentence when it cannot.
 */
export async function setup() {
  if (Number.parseInt(process.versions.node, 10) < 20) {
    stop(`Node ${process.versions.node} is too old: install Node 20 or later and run this again.`)
  }
  if (!isInstalled(root)) await install()
  if (!process.versions.node.startsWith(pinned)) await handOver()
}

async function install() {
  const started = Date.now()
  console.log('Installing dependencies with npm; the first time takes a minute or two.')
  const ticking = setInterval(() => console.log(`  still installing, ${seconds(started)}`), 15_000)
  const code = await npmInstall().finally(() => clearInterval(ticking))
  if (code !== 0) stop('The dependencies could not be installed: see what npm says above, then run this again.')
  console.log(`Dependencies installed in ${seconds(started)}.`)
}

/**
 * Installs the packages of the lockfile and does not change the lockfile. Not `npm ci`: that refuses a lockfile without the
 * binaries of other platforms, which npm leaves out if the configured registry does not have them.
 * Errors are shown, warnings are not: on Node 20 npm warns about packages that the pinned Node will run. The pinned Node
 * itself is kept off the PATH, because npm removes it before it installs it again.
 */
async function npmInstall() {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error', '--no-progress']
  const child = spawn('npm', args, {
    cwd: root,
    env: { ...process.env, PATH: path.join(delimiter) },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  return untilExit(child).catch(() => stop('npm was not found: install Node 20 or later together with npm.'))
}

async function handOver() {
  if (process.env.EVENKEEL_HANDED_OVER || !existsSync(pinnedNode)) {
    stop('Node 24 is missing from node_modules: run `npm rebuild node --ignore-scripts=false` and then this again.')
  }
  process.exit(await run(pinnedNode, process.argv.slice(1), { env: { EVENKEEL_HANDED_OVER: '1' } }))
}
