import type { Client } from '@evenkeel/api-client/client'
import { useChange, useClient } from '@evenkeel/api-client/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { messageOf } from '../shared/form-failure.ts'
import { useNow } from '../shared/today.tsx'
import type { LinkData, LinkError, LinkSuccess, OpenedLink } from './link-result.ts'
import { clearStoredLink, readStoredLink, storeLink } from './link-storage.ts'
import type { LinkStyle } from './link-style.ts'

/** What the link is for: a new bank, a connection to repair, or one that was begun before the person went to the bank's page. */
export interface LinkWish {
  readonly connectionId: number | null
  /** Back from the bank's own page, whatever that page said. */
  readonly isReturn: boolean
  /** What the bank's page put into the address. */
  readonly oauthStateId: string | null
}

export type LinkStep =
  | { readonly name: 'starting' }
  | { readonly name: 'provider'; readonly link: OpenedLink }
  | { readonly name: 'connecting' }
  | { readonly name: 'connected'; readonly bank: string; readonly isAlreadyConnected: boolean }
  | { readonly name: 'repaired' }
  | { readonly name: 'expired' }
  | { readonly name: 'failed'; readonly message: string }

/** What happened until the dialog closed. */
export interface LinkOutcome {
  readonly isAdded: boolean
  /** The existing connection that it was opened for. */
  readonly connectionId: number | null
}

/** The link that the browser still holds; null where there is none, the bank's page said nothing, or the server knows it no more. */
async function resumed(client: Client, oauthStateId: string | null, now: number): Promise<LinkData | null> {
  const stored = readStoredLink(now)
  if (stored === null || oauthStateId === null) return null
  return client.call('resumeLink', { body: { handle: stored.handle } }).then(
    ({ data }) => data,
    () => null,
  )
}

/** Runs `onExpired` when the link that is open ends. */
function useExpiry(step: LinkStep, now: number, onExpired: () => void) {
  // The frame keeps nothing in the browser: its token ends with it.
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

/** From the wish to link a bank to a connection that stands (section 4, "Bank link flow"). */
export function useLinkFlow(wish: LinkWish, style: LinkStyle, onClosed: (outcome: LinkOutcome) => void) {
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
      // A login that was ended is linked anew, whatever it was opened for.
      setRepairs(link.accountConnectionId)
      setStep({ name: 'provider', link })
    } catch (reason) {
      setStep({ name: 'failed', message: messageOf(reason) })
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
    setStep({ name: 'connected', bank: answer.name, isAlreadyConnected: answer.isAlreadyConnected })
  }

  const succeed = (link: OpenedLink) => async (success: LinkSuccess) => {
    clearStoredLink()
    setStep({ name: 'connecting' })
    try {
      await finish(link, success)
    } catch (reason) {
      const message = messageOf(reason)
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
