import { Dialog, DialogBody } from '@evenkeel/ui/dialog'
import { Notice } from '@evenkeel/ui/notice'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../shared/form-failure.ts'
import type { LinkEnds, LinkError, LinkToken } from './link-result.ts'
import { linkWords } from './link-words.ts'
import { loadPlaid, type PlaidConfig } from './plaid-script.ts'

interface PlaidLinkProps extends LinkEnds {
  readonly link: LinkToken
  /** The person comes back from a bank's own page: Plaid then takes the whole address. */
  readonly isReturn: boolean
}

type PlaidExit = Parameters<PlaidConfig['onExit']>

/** What Plaid says of a failure, in the fields of the error log. */
const errorOf = (error: NonNullable<PlaidExit[0]>, metadata: PlaidExit[1]): LinkError => ({
  errorCode: error.error_code,
  errorMessage: error.error_message,
  displayMessage: error.display_message,
  errorType: error.error_type,
  requestId: metadata.request_id ?? null,
  institutionId: metadata.institution?.institution_id ?? null,
  linkSessionId: metadata.link_session_id,
})

const configOf = (link: LinkToken, isReturn: boolean, { onSuccess, onExit }: LinkEnds): PlaidConfig => ({
  token: link.linkToken,
  ...(isReturn ? { receivedRedirectUri: location.href } : {}),
  onSuccess: (publicToken, { institution }) =>
    onSuccess({ publicToken, institutionId: institution?.institution_id ?? null, name: institution?.name ?? null }),
  onExit: (error, metadata) => onExit(error === null ? null : errorOf(error, metadata)),
})

/** Plaid's dialog stands over the page by itself; of ours only what says that it could not be opened. */
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
      const handler = plaid.create(configOf(link, isReturn, given))
      destroy = handler.destroy
      handler.open()
    }
    openDialog().catch((reason: unknown) => setFailure({ errorType: 'SCRIPT', errorMessage: messageOf(reason) }))
    return () => {
      isGone = true
      destroy()
    }
  }, [link, isReturn])
  if (failure === null) return null
  return (
    <Dialog open onClose={() => onExit(failure)} title="Connect an account">
      <DialogBody>
        <Notice tone="danger" announce="assertive">
          {linkWords.unavailable}
        </Notice>
      </DialogBody>
    </Dialog>
  )
}
