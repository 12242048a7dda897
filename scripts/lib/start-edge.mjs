import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_readConfig as readConfig } from 'wrangler'
import { edgeAssets } from './edge-assets.mjs'
import { startEdgeProxy } from './edge-proxy.mjs'
import { root } from './root.mjs'

const config = join(root, 'apps', 'api', 'wrangler.jsonc')
const script = join(root, 'apps', 'api', 'dist', 'worker.js')
/** The build generates it from the endpoint table. */
const limitsModule = join(root, 'apps', 'api', 'dist', 'body-limits.js')

/** Whether an environment variable is passed to the Worker. A local run does not use those of the deployed Worker. */
const isPassedOn = (/** @type {string} */ name) =>
  name === 'NODE_ENV' || /^EVENKEEL_(?!DATA$|SECRET$|HANDED_OVER$)/.test(name)

/**
 * Returns the secret of this data folder. Creates it on the first start, readable by this user only.
 * @param {string} folder
 */
function readOrMakeSecret(folder) {
  const path = join(folder, 'secret.key')
  if (!existsSync(path)) writeFileSync(path, randomBytes(32), { mode: 0o600, flag: 'wx' })
  return readFileSync(path).toString('base64url')
}

/**
 * Returns the folder of a local run's data, which is made if it is missing.
 * @param {Record<string, string | undefined>} env
 */
export function readDataFolder(env) {
  const folder = resolve(env.EVENKEEL_DATA || join(root, '.data'))
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** @param {{ binding: string, database_id?: string }} database */
const toDatabaseBinding = ({ binding, database_id: id }) => [binding, id ?? binding]

/** @param {{ name: string, class_name: string }} object */
const toObjectBinding = ({ name, class_name: className }) => [name, { className, useSQLite: true }]

/**
 * Runs the built product in workerd as `wrangler.jsonc` describes it, with its databases under the data folder, and
 * resolves when it answers. It has no internet access. Stopping lets running requests finish and answers 503 to new ones.
 * @param {{ host: string, port: number, env: Record<string, string | undefined> }} options
 */
export async function startEdge({ host, port, env }) {
  const folder = readDataFolder(env)
  // Otherwise wrangler would send usage data when it reads the configuration.
  process.env.WRANGLER_SEND_METRICS = 'false'
  const {
    compatibility_date: compatibilityDate = '',
    compatibility_flags: compatibilityFlags,
    ...settings
  } = readConfig({ config })
  const bindings = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (isPassedOn(name) && value ? [[name, value]] : [])),
  )
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      // Behind the proxy, on a port that only the proxy has to know.
      host: '127.0.0.1',
      port: 0,
      cf: false,
      telemetry: { enabled: false },
      resourcePersistencePath: join(folder, 'edge'),
      handleStructuredLogs: ({ message }) => void process.stderr.write(`${message}\n`),
      workers: [
        {
          name: 'evenkeel',
          compatibilityDate,
          compatibilityFlags,
          d1Databases: Object.fromEntries(settings.d1_databases.map(toDatabaseBinding)),
          durableObjects: Object.fromEntries(settings.durable_objects.bindings.map(toObjectBinding)),
          assets: {
            directory: edgeAssets,
            binding: settings.assets?.binding ?? 'ASSETS',
            routerConfig: {
              has_user_worker: true,
              invoke_user_worker_ahead_of_assets: settings.assets?.run_worker_first === true,
            },
            assetConfig: { html_handling: 'none', not_found_handling: 'none' },
          },
          rootPath: dirname(script),
          modulesRoot: dirname(script),
          modules: true,
          scriptPath: script,
          bindings: { ...bindings, EVENKEEL_SECRET: env.EVENKEEL_SECRET || readOrMakeSecret(folder) },
        },
      ],
    }),
  )
  const inside = await miniflare.ready
  const answer = await miniflare.dispatchFetch('http://localhost/health')
  if (!answer.ok) throw new Error(`The product does not answer in workerd: ${await answer.text()}`)
  const { bodyLimits: limits } = await import(pathToFileURL(limitsModule).href)
  const proxy = await startEdgeProxy({ host, port, to: inside, limits })
  return { stop: () => proxy.close().then(() => miniflare.dispose()) }
}
