import { sandboxLink } from '@evenkeel/api-client/contract/sandbox-bank'
import { useEffect, useMemo, useState } from 'react'
import { type FrameMessage, heardFromPage, type OpenFrameMessage } from './frame-messages.ts'
import type { LinkEnds, LinkError } from './link-result.ts'
import { PlaidLink } from './plaid-link.tsx'
import { SandboxSteps } from './sandbox-link.tsx'
import * as words from '../words/bank-link.generated.ts'

const tell = (message: FrameMessage) => parent.postMessage(message, location.origin)
const exit = (error: LinkError | null) => tell({ type: 'evenkeel:bank-frame:exit', error })
const ends: LinkEnds = { onSuccess: (success) => tell({ type: 'evenkeel:bank-frame:success', success }), onExit: exit }
const onTrouble = (error: LinkError | null) => tell({ type: 'evenkeel:bank-frame:trouble', error })

/** Returns the message with which the surrounding page opens the frame; null until it arrives. */
function useOpening(): OpenFrameMessage | null {
  const [opening, setOpening] = useState<OpenFrameMessage | null>(null)
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      const heard = heardFromPage(event, parent)
      if (heard !== null) setOpening(heard)
    }
    addEventListener('message', onMessage)
    tell({ type: 'evenkeel:bank-frame:ready' })
    return () => removeEventListener('message', onMessage)
  }, [])
  return opening
}

/** Closes the dialog around the frame on Escape, like Escape does when the focus is outside the frame. */
function useEscape() {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') exit(null)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

/** Reports the height of the content whenever it changes, so that the frame can take the same height if the window has room. */
function tellHeight(content: HTMLDivElement) {
  const observer = new ResizeObserver(() =>
    tell({ type: 'evenkeel:bank-frame:size', height: Math.ceil(content.getBoundingClientRect().height) }),
  )
  observer.observe(content)
  return () => observer.disconnect()
}

const stateIdIn = (address: string) => new URL(address, location.origin).searchParams.get('oauth_state_id')

function SandboxInFrame({ link }: { readonly link: OpenFrameMessage }) {
  // A bank's own page cannot be shown in a frame: the sandbox's page leads straight back here.
  const [oauthStateId, setOauthStateId] = useState<string | null>(null)
  return (
    <>
      <p className="px-4 pb-3 text-body text-text-muted">{words.sandbox()}</p>
      <SandboxSteps
        key={oauthStateId}
        {...{ link, oauthStateId, onTrouble }}
        {...ends}
        leave={(address) => setOauthStateId(stateIdIn(address))}
      />
    </>
  )
}

/**
 * The content of the link frame: the provider's dialog, whose outcome is sent to the surrounding page. Renders nothing without such a
 * page.
 */
export function BankFrame() {
  const link = useOpening()
  useEscape()
  const isFramed = useMemo(() => parent !== window, [])
  if (!isFramed) return <p className="p-6 text-body text-text">{words.thisPageOpensOnly()}</p>
  if (link === null) return null
  return (
    <div ref={tellHeight} data-link-style={link.styleName} className="flex flex-col">
      {link.linkToken.startsWith(sandboxLink) ? (
        <SandboxInFrame link={link} />
      ) : (
        <PlaidLink {...{ link }} {...ends} isReturn={false} />
      )}
    </div>
  )
}
