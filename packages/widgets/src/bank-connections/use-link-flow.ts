import type { Client } from '@evenkeel/api-client/client'
import { useChange, useClient } from '@evenkeel/api-client/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { toMessage } from '../shared/form-failure.ts'
import { useNow } from '../shared/today.tsx'
import type { LinkData, LinkError, LinkSuccess, OpenedLink } from './link-result.ts'
import { clearStoredLink, readStoredLink, storeLink } from './link-storage.ts'
import type { LinkStyle } from './link-style.ts'

/** The purpose of the link: a new bank, a connection to repair, or a link that was started before the person went to the bank's page. */
export interface LinkRequest {
  readonly connectionId: number | null
  /** The person returned from the bank's own page, with any outcome. */
  readonly isReturn: boolean
  /** The value that the bank's page added to the address. */
  readonly oauthStateId: string | null
}

/** The kind of login: at a new bank, of an existing connection, or an additional one at the same bank. */
export type HowConnected = 'new' | 'same' | 'beside'

export type LinkStep =
  | { readonly name: 'starting' }
  | { readonly name: 'provider'; readonly link: OpenedLink }
  | { readonly name: 'connecting' }
  | { readonly name: 'connected'; readonly bank: string; readonly how: HowConnected }
  | { readonly name: 'repaired' }
  | { readonly name: 'expired' }
  | { readonly name: 'failed'; readonly message: string }

/** The outcome when the dialog has closed. */
export interface LinkOutcome {
  readonly isAdded: boolean
  /** The existing connection that the dialog was opened for. */
  readonly connectionId: number | null
}

/** Returns the link that the browser stored; null if there is none, the bank's page returned no state, or the server no longer knows it. */
async function resumed(client: Client, oauthStateId: string | null, now: number): Promise<LinkData | null> {
  const stored = readStoredLink(now)
  if (stored === null || oauthStateId === null) return null
  return client.call('resumeLink', { body: { handle: stored.handle } }).then(
    ({ data }) => data,
    () => null,
  )
}

/** Returns whether a new connection is an additional one for its bank. If the server does not answer, nothing is said about it. */
async function howNew(
  client: Client,
  { accountConnectionId, name }: { accountConnectionId: number; name: string },
): Promise<HowConnected> {
  const connections = await client.call('connections').catch(() => [])
  return connections.some((other) => other.name === name && other.accountConnectionId !== accountConnectionId)
    ? 'beside'
    : 'new'
}

/** Runs `onExpired` when the link that is open ends. */
function useExpiry(step: LinkStep, now: number, onExpired: () => void) {
  // The frame's link is not stored in the browser: its token ends with it.
  const expiration = step.name === 'provider' && step.link.provider !== 'frame' ? step.link.expiration : null
  const expired = useRef(onExpired)
  const startedAt = useRef(now)
  useEffect(() => {
    expired.current = onExpired
    startedAt.current = now
  })
  useEffect(() => {
    if (expiration === null) return
    const timer = setTimeout(() => expired.current(), Math.max(0, expiration - startedAt.current))
    return () => clearTimeout(timer)
  }, [expiration])
}

/** Runs from the request to link a bank to the finished connection (CONN-03 to CONN-10). */
export function useLinkFlow(wish: LinkRequest, style: LinkStyle, onClosed: (outcome: LinkOutcome) => void) {
  const client = useClient()
  const create = useChange('createConnection').run
  const restore = useChange('restoreConnection').run
  const now = useNow().getTime()
  const [step, setStep] = useState<LinkStep>({ name: 'starting' })
  const [repairs, setRepairs] = useState(wish.connectionId)
  const isAdded = step.name === 'connected'

  const close = useCallback(() => onClosed({ isAdded, connectionId: repairs }), [onClosed, isAdded, repairs])
  const log = useCallback(
    (error: LinkError) => void client.call('logLinkError', { body: error }).catch(() => undefined),
    [client],
  )

  const begin = async () => {
    setStep({ name: 'starting' })
    try {
      const link = wish.isReturn ? await resumed(client, wish.oauthStateId, now) : await style.begin(wish.connectionId)
      if (link === null) return abandon()
      if (link.provider !== 'frame') storeLink(link)
      // A login that was ended is linked as a new one, no matter what it was opened for.
      setRepairs(link.accountConnectionId)
      setStep({ name: 'provider', link })
    } catch (reason) {
      setStep({ name: 'failed', message: toMessage(reason) })
    }
  }
  const abandon = () => {
    clearStoredLink()
    onClosed({ isAdded: false, connectionId: null })
  }

  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    void begin()
  })

  useExpiry(step, now, () => {
    clearStoredLink()
    setStep({ name: 'expired' })
  })

  const finish = async (link: OpenedLink, { publicToken, institutionId, name }: LinkSuccess) => {
    if (link.accountConnectionId !== null) {
      await restore({ body: { accountId: link.accountConnectionId } })
      return setStep({ name: 'repaired' })
    }
    const { answer } = await create({
      body: { publicToken, institutionId, name, ...(link.provider !== 'frame' && { handle: link.handle }) },
    })
    setStep({
      name: 'connected',
      bank: answer.name,
      how: answer.isAlreadyConnected ? 'same' : await howNew(client, answer),
    })
  }

  const succeed = (link: OpenedLink) => async (success: LinkSuccess) => {
    clearStoredLink()
    setStep({ name: 'connecting' })
    try {
      await finish(link, success)
    } catch (reason) {
      const message = toMessage(reason)
      log({ errorType: 'CREATE_CONNECTION', errorMessage: message, institutionId: success.institutionId })
      setStep({ name: 'failed', message })
    }
  }

  const exit = (error: LinkError | null) => {
    clearStoredLink()
    if (error !== null) log(error)
    close()
  }
  return { step, begin, succeed, exit, close, isRepair: repairs !== null }
}
