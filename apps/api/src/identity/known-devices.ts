import type { Clock, RandomSource } from '../parts.ts'
import type { Directory } from '../store/directory/directory.ts'
import { type CookieStyle, cookieHeader, readCookie } from './cookies.ts'
import { hashOfSecret, type Keys, randomToken, readSignedValue, signedValue } from './keys.ts'

const deviceSeconds = 365 * 24 * 60 * 60

/** Browsers in which a person has signed in before: a lock does not keep them out. */
export interface KnownDevices {
  /** Returns the id in the browser's cookie, which is set when any person signs in there; null without the cookie. */
  idOf(request: Request): string | null
  /** Whether this person has signed in with this browser before. */
  isKnown(personId: number, request: Request): Promise<boolean>
  /** Remembers the browser. `isNew` is `one-more` if the browser is new and the person has others. */
  remember(personId: number, request: Request): Promise<{ deviceCookie: string; isNew: 'first' | 'one-more' | false }>
}

interface DeviceParts {
  readonly directory: Directory
  readonly keys: Keys
  readonly clock: Clock
  readonly random: RandomSource
  readonly cookies: CookieStyle
}

export function createKnownDevices({ directory, keys, clock, random, cookies }: DeviceParts): KnownDevices {
  const cookieIn = (request: Request) => readSignedValue(keys, 'device', readCookie(cookies, request, 'device'))
  return {
    idOf(request) {
      const device = cookieIn(request)
      return device === null ? null : hashOfSecret(device)
    },
    async isKnown(personId, request) {
      const device = cookieIn(request)
      return device !== null && directory.people.isDeviceKnown(personId, hashOfSecret(device))
    },
    async remember(personId, request) {
      const device = cookieIn(request) ?? randomToken(random)
      const hadOthers = await directory.people.hasKnownDevice(personId)
      const isNew = await directory.people.rememberDevice(personId, hashOfSecret(device), clock.now())
      const deviceCookie = cookieHeader(cookies, 'device', signedValue(keys, 'device', device), {
        maxAgeSeconds: deviceSeconds,
      })
      return { deviceCookie, isNew: isNew && (hadOthers ? 'one-more' : 'first') }
    },
  }
}
