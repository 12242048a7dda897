import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_readConfig as readConfig } from 'wrangler'
import { edgeAssets } from './edge-assets.mjs'
import { openFrontDoor } from './front-door.mjs'
import { root } from './root.mjs'

const config = join(root, 'apps', 'api', 'wrangler.jsonc')
const script = join(root, 'apps', 'api', 'dist', 'worker.js')

/** What the Worker may be told by the environment; the deployed one's own variables stay out of a local run. */
const isTold = (/** @type {string} */ name) =>
  name === 'NODE_ENV' || /^EVENKEEL_(?!DATA$|SECRET$|HANDED_OVER$)/.test(name)

/**
 * The secret of this data folder, made on the first start and readable by this user only.
 * @param {string} folder
 */
function readOrMakeSecret(folder) {
  const path = join(folder, 'secret.key')
  if (!existsSync(path)) writeFileSync(path, randomBytes(32), { mode: 0o600, flag: 'wx' })
  return readFileSync(path).toString('base64url')
}

/** @param {{ binding: string, database_id?: string }} database */
const databaseOf = ({ binding, database_id: id }) => [binding, id ?? binding]

/** @param {{ name: string, class_name: string }} object */
const objectOf = ({ name, class_name: className }) => [name, { className, useSQLite: true }]

/**
 * Runs the built product in workerd as `wrangler.jsonc` describes it, with its databases under the data folder, and settles
 * once it answers. Nothing of it reaches the internet. Stopping lets requests at work finish and answers 503 to new ones.
 * @param {{ host: string, port: number, env: Record<string, string | undefined> }} options
 */
export async function startEdge({ host, port, env }) {
  const folder = resolve(env.EVENKEEL_DATA || join(root, '.data'))
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // Reading the configuration must not report it to anybody.
  process.env.WRANGLER_SEND_METRICS = 'false'
  const {
    compatibility_date: compatibilityDate = '',
    compatibility_flags: compatibilityFlags,
    ...settings
  } = readConfig({ config })
  const bindings = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (isTold(name) && value ? [[name, value]] : [])),
  )
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      // Behind the door, where nobody else needs to find it.
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
          d1Databases: Object.fromEntries(settings.d1_databases.map(databaseOf)),
          durableObjects: Object.fromEntries(settings.durable_objects.bindings.map(objectOf)),
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
  const door = await openFrontDoor({ host, port, to: inside })
  return { stop: () => door.close().then(() => miniflare.dispose()) }
}
