import { waitUntil } from 'cloudflare:workers'
import { type App, createApp } from '../app.ts'
import type { AppParts } from '../app-parts.ts'
import { logLine } from '../node/log-line.ts'
import { errorAnswer } from '../http/error-answer.ts'
import { seedDemoIdentity } from '../seed/demo-identity.ts'
import { seedDemo } from '../seed/seed-demo.ts'
import { migrateD1 } from './d1-directory.ts'
import { type EdgeEnv, EdgeSettingsError, readEdgeSettings } from './edge-env.ts'
import { writeLog } from './edge-log.ts'
import { makeEdgeParts } from './edge-parts.ts'
import { objectNameOf } from './errand.ts'
import { makeHandOn } from './hand-on.ts'
import { MOST_WOKEN } from './most-woken.ts'
import { noLedgers } from './object-ledger.ts'

/** What the platform calls. */
export interface Worker<Env> {
  fetch(request: Request, env: Env): Promise<Response>
  /** By the clock, every few minutes. */
  scheduled?(event: unknown, env: Env): Promise<void>
}

const objectOf = ({ LEDGERS }: EdgeEnv, ownerId: number) => LEDGERS.get(LEDGERS.idFromName(objectNameOf(ownerId)))

async function seed(env: EdgeEnv, parts: AppParts): Promise<void> {
  const { isDemo, demoOrigins } = readEdgeSettings(env)
  if (!isDemo) return
  await seedDemo(parts, demoOrigins, (personId, which) => objectOf(env, personId).fillDemo(personId, which))
  await seedDemoIdentity(parts)
}

/** Told to whoever opens a Worker that was not set up, where nobody else can be yet, or whose directory does not answer. */
function explain(error: unknown): Response {
  if (!(error instanceof EdgeSettingsError))
    return errorAnswer(error, 'start', '', (entry) => writeLog(logLine(entry, Date.now())))
  writeLog(error.message)
  return new Response(`${error.message}\n`, { status: 503, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

/**
 * The front of the product on the edge: pages, public calls, and finding out who asks; a signed-in person's call then goes to
 * that person's object. The directory is brought up to date, and the demo put in, before the first answer. Background work is
 * each object's own, by its alarm; `scheduled` wakes those whose alarm was lost or never set.
 */
export function makeWorker(): Worker<EdgeEnv> {
  // Kept only once all is done, and never as a promise that later requests would wait for: its maker may be gone by then.
  let ready: App | undefined

  const open = (env: EdgeEnv): { app: App; parts: AppParts } => {
    const wake = (personId: number) => waitUntil(objectOf(env, personId).wake())
    const parts = { ...makeEdgeParts(env, noLedgers(), wake), handOn: makeHandOn((ownerId) => objectOf(env, ownerId)) }
    return { app: createApp(parts), parts }
  }

  const start = async (env: EdgeEnv): Promise<App> => {
    const { app, parts } = open(env)
    await migrateD1(env.DIRECTORY)
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
      const { directory, clock } = open(env).parts
      const due = await directory.ledgerWork.due(clock.now(), MOST_WOKEN)
      await Promise.allSettled(due.map((personId) => objectOf(env, personId).wake()))
    },
  }
}
