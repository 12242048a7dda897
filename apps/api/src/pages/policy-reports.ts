import type { Hono } from 'hono'
import * as z from 'zod/mini'
import type { AppParts } from '../app-parts.ts'
import type { HttpEnv } from '../http/register-endpoints.ts'
import { policyReports } from '../http/security-headers.ts'

/** A browser sends a few reports at a time, of some hundred bytes each. */
const maxBytes = 16_384

/** What a page can break; nothing else that a report says is read, since it quotes addresses and scripts. */
const directives = [
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
] as const

const report = z.object({ body: z.object({ effectiveDirective: z.enum(directives) }) })

/** Returns which parts of the policy a page broke, each once. Anything that is no report is passed over. */
function readDirectives(text: string): readonly string[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return []
  }
  const found = (Array.isArray(parsed) ? parsed : []).map((one: unknown) => z.safeParse(report, one))
  return [...new Set(found.flatMap(({ data }) => (data ? [data.body.effectiveDirective] : [])))]
}

/**
 * Takes the browsers' reports of pages that broke their policy, which is a fault of ours or a script of someone else. Anyone may send
 * one, so it is only logged that there are some.
 */
export function registerPolicyReports(app: Hono<HttpEnv>, { log }: Pick<AppParts, 'log'>): void {
  app.post(policyReports, async (c) => {
    const length = Number(c.req.header('Content-Length') ?? maxBytes + 1)
    if (!(length <= maxBytes)) return new Response(null, { status: 413 })
    for (const directive of readDirectives(await c.req.text()))
      log({ event: 'policy-report', requestId: c.get('requestId'), call: 'page', directive })
    return new Response(null, { status: 204 })
  })
}
