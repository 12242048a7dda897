import { Dialog, DialogBody } from '@evenkeel/ui/dialog'
import { Notice } from '@evenkeel/ui/notice'
import { useEffect, useRef, useState } from 'react'
import { toMessage } from '../shared/form-failure.ts'
import type { LinkEnds, LinkError, LinkToken } from './link-result.ts'
import * as words from '../words/bank-link.generated.ts'

const address = 'https://cdn.plaid.com/link/v2/stable/link-initialize.js'

interface PlaidError {
  readonly error_code: string
  readonly error_message: string
  readonly display_message: string | null
  readonly error_type: string
}

interface PlaidMetadata {
  readonly institution: { readonly institution_id: string; readonly name: string } | null
  readonly link_session_id: string
  readonly request_id?: string
}

/** The options that Plaid's script needs to open its dialog. */
interface PlaidConfig {
  readonly token: string
  readonly receivedRedirectUri?: string
  readonly onSuccess: (publicToken: string, metadata: PlaidMetadata) => void
  readonly onExit: (error: PlaidError | null, metadata: PlaidMetadata) => void
}

interface PlaidHandler {
  readonly open: () => void
  readonly destroy: () => void
}

interface PlaidFactory {
  readonly create: (config: PlaidConfig) => PlaidHandler
}

declare global {
  interface Window {
    /** Set by Plaid's script. */
    Plaid?: PlaidFactory
  }
}

let loading: Promise<PlaidFactory> | null = null

function load(): Promise<PlaidFactory> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.src = address
    const onLoad = () =>
      window.Plaid === undefined ? reject(new Error('Plaid’s script brought nothing')) : resolve(window.Plaid)
    script.addEventListener('load', onLoad)
    script.addEventListener('error', () => reject(new Error('Plaid’s script did not load')))
    document.head.append(script)
  })
}

/** Loads Plaid's own script when it is first needed; after a failure the next call tries again. Rejects if the page's policy refuses it. */
function loadPlaid(): Promise<PlaidFactory> {
  loading ??= load().catch((reason: unknown) => {
    loading = null
    throw reason
  })
  return loading
}

interface PlaidLinkProps extends LinkEnds {
  readonly link: LinkToken
  /** The person returns from a bank's own page: Plaid then needs the whole address. */
  readonly isReturn: boolean
}

type PlaidExit = Parameters<PlaidConfig['onExit']>

/** Returns Plaid's description of a failure in the fields of the error log. */
const toLinkError = (error: NonNullable<PlaidExit[0]>, metadata: PlaidExit[1]): LinkError => ({
  errorCode: error.error_code,
  errorMessage: error.error_message,
  displayMessage: error.display_message,
  errorType: error.error_type,
  requestId: metadata.request_id ?? null,
  institutionId: metadata.institution?.institution_id ?? null,
  linkSessionId: metadata.link_session_id,
})

const toPlaidConfig = (link: LinkToken, isReturn: boolean, { onSuccess, onExit }: LinkEnds): PlaidConfig => ({
  token: link.linkToken,
  ...(isReturn ? { receivedRedirectUri: location.href } : {}),
  onSuccess: (publicToken, { institution }) =>
    onSuccess({ publicToken, institutionId: institution?.institution_id ?? null, name: institution?.name ?? null }),
  onExit: (error, metadata) => onExit(error === null ? null : toLinkError(error, metadata)),
})

/** Plaid renders its own dialog over the page; this component only shows a message if it could not be opened. */
export function PlaidLink({ link, isReturn, onSuccess, onExit }: PlaidLinkProps) {
  const [failure, setFailure] = useState<LinkError | null>(null)
  const ends = useRef<LinkEnds>({ onSuccess, onExit })
  useEffect(() => {
    ends.current = { onSuccess, onExit }
  })
  useEffect(() => {
    let isGone = false
    let destroy = (): void => undefined
    const given: LinkEnds = {
      onSuccess: (success) => ends.current.onSuccess(success),
      onExit: (error) => ends.current.onExit(error),
    }
    const openDialog = async () => {
      const plaid = await loadPlaid()
      if (isGone) return
      const handler = plaid.create(toPlaidConfig(link, isReturn, given))
      destroy = handler.destroy
      handler.open()
    }
    openDialog().catch((reason: unknown) => setFailure({ errorType: 'SCRIPT', errorMessage: toMessage(reason) }))
    return () => {
      isGone = true
      destroy()
    }
  }, [link, isReturn])
  if (failure === null) return null
  return (
    <Dialog onClose={() => onExit(failure)} title={words.connectAnAccount()}>
      <DialogBody>
        <Notice tone="danger" announce="assertive">
          {words.unavailable()}
        </Notice>
      </DialogBody>
    </Dialog>
  )
}
