import { waitUntil } from 'cloudflare:workers'
import { type App, createApp } from '../../app.ts'
import type { AppParts } from '../../app-parts.ts'
import { logLine } from '../node/log-line.ts'
import { errorAnswer } from '../../http/error-answer.ts'
import { keepAuditAnchors } from '../../ops/audit-anchor.ts'
import { seedDemoIdentity } from '../../../demo/demo-identity.ts'
import { demoPages } from '../../../demo/demo-pages.ts'
import { seedDemo } from '../../../demo/seed-demo.ts'
import { migrateD1 } from './d1-directory.ts'
import { type EdgeEnv, EdgeSettingsError, readEdgeSettings, refuseDemoInProduction } from './edge-env.ts'
import { writeLog } from './edge-log.ts'
import { createEdgeParts } from './edge-parts.ts'
import { toObjectName, createForwarder } from './forwarded-call.ts'
import { maxWoken } from './edge-limits.ts'
import { noLedgers } from './object-ledger.ts'

/** What the platform calls. */
export interface Worker<Env> {
  fetch(request: Request, env: Env): Promise<Response>
  /** Called every few minutes. */
  scheduled?(event: unknown, env: Env): Promise<void>
}

const findPersonObject = ({ LEDGERS }: EdgeEnv, ownerId: number) =>
  LEDGERS.get(LEDGERS.idFromName(toObjectName(ownerId)))

async function seed(env: EdgeEnv, parts: AppParts): Promise<void> {
  const { isDemo, demoOrigins } = readEdgeSettings(env)
  if (!isDemo) return
  await seedDemo(parts, demoOrigins, (personId, which) => findPersonObject(env, personId).fillDemo(personId, which))
  await seedDemoIdentity(parts)
}

/** Returns the answer if the Worker was not set up, seeding failed, or its directory does not answer. */
function explain(error: unknown): Response {
  if (!(error instanceof EdgeSettingsError))
    return errorAnswer(error, 'start', '', (entry) => writeLog(logLine(entry, Date.now())))
  writeLog(error.message)
  return new Response(`${error.message}\n`, { status: 503, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

/**
 * Creates the front of the product on the edge: it serves pages and public calls and identifies the caller; a signed-in
 * person's call then goes to that person's object. The directory is migrated, and the demo seeded, before the first
 * answer. Each object does its own background work, by its alarm; `scheduled` wakes those whose alarm was lost or never
 * set, and sends mail that waits.
 */
export function createWorker(): Worker<EdgeEnv> {
  // Set only when everything is done. Later requests must not wait for a promise, because the request that made it may
  // be gone by then.
  let ready: App | undefined

  const open = (env: EdgeEnv): { app: App; parts: AppParts } => {
    const wake = (personId: number) => waitUntil(findPersonObject(env, personId).wake())
    const parts = {
      ...createEdgeParts(env, noLedgers(), wake),
      forwardCall: createForwarder((ownerId) => findPersonObject(env, ownerId)),
    }
    return { app: createApp(parts, { extras: demoPages(parts) }), parts }
  }

  const start = async (env: EdgeEnv): Promise<App> => {
    const { app, parts } = open(env)
    await migrateD1(env.DIRECTORY)
    await refuseDemoInProduction(env)
    await seed(env, parts)
    return app
  }

  return {
    async fetch(request, env) {
      try {
        ready ??= await start(env)
      } catch (error) {
        return explain(error)
      }
      return ready.fetch(request, request.headers.get('CF-Connecting-IP') ?? '')
    },
    async scheduled(_event, env) {
      const { parts } = open(env)
      const { directory, clock, mail } = parts
      await keepAuditAnchors(parts)
      await directory.ledgerWork.scheduleMissing(clock.now())
      const due = await directory.ledgerWork.due(clock.now(), maxWoken)
      await Promise.allSettled([mail.sendDue(), ...due.map((personId) => findPersonObject(env, personId).wake())])
    },
  }
}
