import type { Answer } from '@evenkeel/api-client/contract/endpoints'

/** A token is renewed this long before it ends, in milliseconds. */
const RENEW_BEFORE = 30_000
/** A token lives five minutes. A wrong clock in the browser must neither stretch that nor make us renew without end. */
const SHORTEST_LIFE = 60_000
const LONGEST_LIFE = 300_000

type Grant = Answer<'embedToken'>

interface TokenKeeperParts {
  /** Exchanges a one-time code; null when it is refused. Throws when no answer came. */
  readonly exchange: (code: string) => Promise<Grant | null>
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Calls back once after so many milliseconds; gives a function that calls it off. */
  readonly later: (wait: number, callback: () => void) => () => void
  /** The agreement ended: a renewal was refused. */
  readonly onRefused: () => void
}

interface Held {
  readonly token: string
  readonly renewalCode: string
  readonly endsAt: number
}

/**
 * A widget's token, in memory only: got for a one-time code and renewed in the background while the employee's agreement
 * stands. One renewal is under way at a time, and what was begun before an end counts no more.
 */
export function createTokenKeeper({ exchange, now, later, onRefused }: TokenKeeperParts) {
  let held: Held | null = null
  let renewing: Promise<string | null> | null = null
  let stopTimer = () => {}
  let era = 0

  function hold(grant: Grant): string {
    const life = Math.min(LONGEST_LIFE, Math.max(SHORTEST_LIFE, Date.parse(grant.expiresAt) - now()))
    held = { token: grant.token, renewalCode: grant.renewalCode, endsAt: now() + life }
    stopTimer()
    // Without an answer nothing is lost: the next call renews, at the latest when the browser is online again.
    stopTimer = later(life - RENEW_BEFORE, () => void renew().catch(() => null))
    return grant.token
  }

  async function exchangeAndHold(code: string): Promise<string | null> {
    const mine = era
    const grant = await exchange(code)
    if (mine !== era) return null
    return grant === null ? null : hold(grant)
  }

  /** Gives whether the code was good. Throws when no answer came. */
  async function begin(code: string): Promise<boolean> {
    end()
    return (await exchangeAndHold(code)) !== null
  }

  async function renewNow({ token, renewalCode, endsAt }: Held): Promise<string | null> {
    const mine = era
    try {
      const renewed = await exchangeAndHold(renewalCode)
      if (renewed === null && mine === era) {
        end()
        onRefused()
      }
      return renewed
    } catch (reason) {
      if (now() < endsAt) return token
      throw reason
    }
  }

  function renew(): Promise<string | null> {
    if (held === null) return Promise.resolve(null)
    if (renewing !== null) return renewing
    const mine = renewNow(held).finally(() => {
      if (renewing === mine) renewing = null
    })
    renewing = mine
    return mine
  }

  /** The token to send: the present one, or a new one where it is about to end; null without an agreement. */
  async function token(): Promise<string | null> {
    if (held === null) return null
    return now() < held.endsAt - RENEW_BEFORE ? held.token : renew()
  }

  /** Forgets everything. */
  function end() {
    era += 1
    held = null
    renewing = null
    stopTimer()
  }

  return { begin, token, end }
}
