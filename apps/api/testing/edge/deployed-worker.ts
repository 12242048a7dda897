import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'
import * as z from 'zod/mini'
import { bundleOptions } from './bundle-worker.ts'

const app = join(import.meta.dirname, '../..')

/** The part of `wrangler.jsonc` that matters for a run on this machine. */
const configured = z.object({
  compatibilityDate: z.string(),
  compatibilityFlags: z.array(z.string()),
  d1Databases: z.record(z.string(), z.object({ id: z.string() })),
  durableObjects: z.record(z.string(), z.object({ className: z.string(), useSQLite: z.literal(true) })),
  assets: z.object({
    binding: z.string(),
    routerConfig: z.object({ has_user_worker: z.literal(true), invoke_user_worker_ahead_of_assets: z.literal(true) }),
    assetConfig: z.object({ html_handling: z.literal('none'), not_found_handling: z.literal('none') }),
  }),
  bindings: z.record(z.string(), z.string()),
})

const readConfiguration = () => z.parse(configured, workerOptionsOf(join(app, 'wrangler.jsonc')).workerOptions)

/** Builds the deployed Worker into this folder and returns its path. */
export async function buildDeployedWorker(folder: string): Promise<string> {
  const outfile = join(folder, 'worker.js')
  await build({ ...bundleOptions, entryPoints: [join(app, 'src/hosts/worker.ts')], outfile })
  return outfile
}

/** A second Worker with the same binding, which asks an object for anything that a test requests. */
const otherWorker = `export default {
  async fetch(request, env) {
    const { object, ownerId } = await request.json()
    try {
      await env.LEDGERS.get(env.LEDGERS.idFromName(object)).fillDemo(ownerId, 'maya')
      return new Response('done')
    } catch (error) {
      return new Response(error.message, { status: 403 })
    }
  },
}`

export interface DeployedWorker {
  readonly origin: string
  readonly miniflare: Miniflare
  stop(): Promise<void>
}

const page =
  '<!doctype html><meta property="csp-nonce" nonce="%STYLE_NONCE%" /><evenkeel-app base-route="%BASE_ROUTE%"></evenkeel-app>'

/** Writes a minimal portal and widget, where a deployment has the built ones. */
function writeAssets(folder: string): void {
  const files = {
    'portal/index.html': page,
    'portal/sign-in.html': page,
    'portal/assets/index-Dk3f9x2b.js': 'export const value = 1',
    'widgets/loader.js': 'export const value = 2',
    'widgets/releases/1.0.0/evenkeel.js': 'export const value = 3',
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}

/**
 * Runs a built Worker as `wrangler.jsonc` configures it, with only these variables, and its databases in the folder.
 * `hear` is called with what it logs.
 */
export async function startDeployedWorker(
  script: string,
  folder: string,
  bindings: Record<string, string>,
  hear: (line: { readonly message: string }) => void = ({ message }) => void process.stderr.write(`${message}\n`),
): Promise<DeployedWorker> {
  const assetsFolder = join(folder, 'assets')
  writeAssets(assetsFolder)
  const { compatibilityDate, compatibilityFlags, d1Databases, durableObjects, assets } = readConfiguration()
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      cf: false,
      telemetry: { enabled: false },
      resourcePersistencePath: join(folder, 'kept'),
      handleStructuredLogs: hear,
      unsafeTriggerHandlers: true,
      unsafeInspectDurableObjects: true,
      workers: [
        {
          name: 'evenkeel',
          ...{ compatibilityDate, compatibilityFlags, d1Databases, durableObjects, bindings },
          assets: { ...assets, directory: assetsFolder },
          rootPath: dirname(script),
          modulesRoot: dirname(script),
          modules: true,
          scriptPath: script,
        },
        {
          name: 'other',
          modules: true,
          script: otherWorker,
          compatibilityDate,
          durableObjects: { LEDGERS: { className: 'PersonObject', scriptName: 'evenkeel' } },
        },
      ],
    }),
  )
  const url = await miniflare.ready
  return { origin: url.origin, miniflare, stop: () => miniflare.dispose() }
}

/** Returns the variables of `wrangler.jsonc`, as a fresh deployment has them. */
export const deployedVariables = (): Record<string, string> => readConfiguration().bindings

export const readScript = (path: string): string => readFileSync(path, 'utf8')
