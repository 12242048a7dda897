import { isWidgetName, type WidgetName } from '@evenkeel/api-client/contract/widget-names'
import { jwtVerify, type JWTVerifyOptions, SignJWT } from 'jose'
import type { Clock } from '../parts.ts'
import type { Keys } from './keys.ts'

const issuer = 'evenkeel'
const audience = 'widget'
const algorithm = 'HS256'

/** What a widget's token says: which grant and widget it reads for, and whose key has to prove each call. */
interface WidgetTokenClaims {
  readonly grantId: number
  readonly widget: WidgetName
  readonly keyThumbprint: string
}

/** Tokens of widgets in our frames. They say nothing about whether their grant has ended: each call asks for that. */
export interface WidgetTokens {
  issue(claims: WidgetTokenClaims, expiresAt: number): Promise<string>
  /** Returns what a token says; null for one that is not ours or has expired. */
  read(token: string): Promise<WidgetTokenClaims | null>
}

const thumbprintIn = (cnf: unknown): unknown =>
  typeof cnf === 'object' && cnf !== null && 'jkt' in cnf ? cnf.jkt : undefined

export function createWidgetTokens({ keys, clock }: { readonly keys: Keys; readonly clock: Clock }): WidgetTokens {
  const verify = async (token: string, options: JWTVerifyOptions) => {
    for (const key of keys.deriveAll('widget-token')) {
      const verified = await jwtVerify(token, key, options).catch(() => null)
      if (verified) return verified.payload
    }
    return null
  }
  return {
    issue: ({ grantId, widget, keyThumbprint }, expiresAt) =>
      new SignJWT({ grant: grantId, widget, cnf: { jkt: keyThumbprint } })
        .setProtectedHeader({ alg: algorithm })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(Math.floor(clock.now() / 1000))
        .setExpirationTime(Math.floor(expiresAt / 1000))
        .sign(keys.derive('widget-token')),
    async read(token) {
      const options = { algorithms: [algorithm], issuer, audience, currentDate: new Date(clock.now()) }
      const { grant, widget, cnf } = (await verify(token, options)) ?? {}
      const keyThumbprint = thumbprintIn(cnf)
      if (typeof grant !== 'number' || !isWidgetName(widget) || typeof keyThumbprint !== 'string') return null
      return { grantId: grant, widget, keyThumbprint }
    },
  }
}
