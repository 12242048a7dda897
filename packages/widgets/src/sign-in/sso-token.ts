import { ApiFailure } from '@evenkeel/api-client/client'

/** The content of a sign-on token, to show to the person who brought it. It is not verified here: only the server can do that. */
export interface SsoTokenContent {
  readonly name: string
  readonly expiresAt: number
}

const decodeBytes = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

function parseClaims(token: string): Readonly<Record<string, unknown>> | null {
  try {
    const parsed: unknown = JSON.parse(new TextDecoder().decode(decodeBytes(token.split('.')[1] ?? '')))
    return typeof parsed === 'object' && parsed !== null ? Object.fromEntries(Object.entries(parsed)) : null
  } catch {
    return null
  }
}

/** Returns the token's content; null for a text that is no token. */
export function readSsoToken(token: string): SsoTokenContent | null {
  const claims = parseClaims(token)
  if (claims === null || typeof claims['exp'] !== 'number') return null
  const names = [claims['given_name'], claims['family_name']].filter((name) => typeof name === 'string')
  return { name: names.join(' '), expiresAt: claims['exp'] * 1000 }
}

/** Whether the server says "leads to no account", which does not reveal whether there is one. */
export const leadsNowhere = (reason: unknown): boolean => reason instanceof ApiFailure && reason.code === 30001
