import cluster from 'node:cluster'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import packageJson from '../../../package.json' with { type: 'json' }
import { explainStart } from './explain-start.ts'
import { startSeveral } from './processes/several-processes.ts'
import { say, sayReady } from './say-ready.ts'
import { readSettings, type Settings } from './settings.ts'
import { settingsLine, unknownSettings } from './unknown-settings.ts'
import { framesFolder, keepFrames } from '../../pages/kept-frames.ts'

/** Returns this package's folder: two levels above the source of the entry, one above its build. */
const findAppFolder = (entry: string): string =>
  join(dirname(fileURLToPath(entry)), entry.endsWith('.ts') ? '../..' : '..')

/** Keeps the files of this release's frames for tabs that stay open. Evenkeel works without; those frames then load themselves again. */
function keepOwnFrames({ portalFolder, dataFolder }: Settings): void {
  const keptFolder = framesFolder(dataFolder)
  try {
    keepFrames({ portalFolder, keptFolder, version: packageJson.version, now: Date.now() })
  } catch (error) {
    process.stderr.write(`The files of frames could not be kept in '${keptFolder}': ${String(error)}\n`)
  }
}

/** Loads the app and serves it. Only here: what checks the settings or supervises other processes needs none of it. */
async function startOne(settings: Settings, entry: string): Promise<void> {
  const { startServer } = await import('./start-server.ts')
  await startServer(settings, entry)
}

/** Starts several processes; this one then only supervises them. */
async function startProcesses(settings: Settings): Promise<void> {
  // Before the first is started: a signal that comes right then would end this process and leave the first alone.
  const signaled = Promise.withResolvers<void>()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => signaled.resolve())
  const several = startSeveral({
    count: settings.processes,
    graceMs: settings.hungAfter * 1000,
    onReady: (port) => sayReady(settings, port),
  })
  void signaled.promise.then(several.stop)
  process.exit(await several.ended)
}

/** Starts the server. `entry` is the URL of the file that the process runs. */
export async function startProcess(entry: string): Promise<void> {
  // All files that the process creates are for its own user only, even in a folder with wider permissions.
  process.umask(0o077)
  let settings: Settings | undefined
  try {
    settings = readSettings(process.env, findAppFolder(entry))
    if (process.argv.includes('--check')) return say('The settings are right: Evenkeel would start.')
    if (cluster.isPrimary) {
      for (const sentence of unknownSettings(process.env)) process.stderr.write(`${sentence}\n`)
      keepOwnFrames(settings)
      if (settings.isProduction) process.stderr.write(`${settingsLine(process.env, Date.now())}\n`)
    }
    await (settings.processes > 1 && cluster.isPrimary ? startProcesses(settings) : startOne(settings, entry))
  } catch (error) {
    process.stderr.write(`${explainStart(error, settings)}\n`)
    process.exit(1)
  }
}
