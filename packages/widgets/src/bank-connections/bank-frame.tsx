import { TWIN_LINK } from '@evenkeel/api-client/contract/bank-twin'
import { useEffect, useMemo, useState } from 'react'
import { type FrameMessage, heardFromPage, type OpenFrameMessage } from './frame-messages.ts'
import type { LinkEnds, LinkError } from './link-result.ts'
import { linkWords } from './link-words.ts'
import { PlaidLink } from './plaid-link.tsx'
import { TwinSteps } from './twin-link.tsx'

const tell = (message: FrameMessage) => parent.postMessage(message, location.origin)
const exit = (error: LinkError | null) => tell({ type: 'evenkeel:bank-frame:exit', error })
const ends: LinkEnds = { onSuccess: (success) => tell({ type: 'evenkeel:bank-frame:success', success }), onExit: exit }
const onTrouble = (error: LinkError | null) => tell({ type: 'evenkeel:bank-frame:trouble', error })

/** What the page around the frame opens it with; null until it has spoken. */
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

/** Escape closes the dialog around the frame, as it does where the focus stands outside of it. */
function useEscape() {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') exit(null)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

/** Tells how high the content is, whenever that changes: the frame is as high, where the window has the room. */
function tellHeight(content: HTMLDivElement) {
  const observer = new ResizeObserver(() =>
    tell({ type: 'evenkeel:bank-frame:size', height: Math.ceil(content.getBoundingClientRect().height) }),
  )
  observer.observe(content)
  return () => observer.disconnect()
}

const stateIdIn = (address: string) => new URL(address, location.origin).searchParams.get('oauth_state_id')

function TwinInFrame({ link }: { readonly link: OpenFrameMessage }) {
  // A bank's own page does not stand in a frame: the sandbox's leads straight back to here.
  const [oauthStateId, setOauthStateId] = useState<string | null>(null)
  return (
    <>
      <p className="px-4 pb-3 text-body text-text-muted">{linkWords.sandbox}</p>
      <TwinSteps
        key={oauthStateId}
        {...{ link, oauthStateId, onTrouble }}
        {...ends}
        leave={(address) => setOauthStateId(stateIdIn(address))}
      />
    </>
  )
}

/** What stands in the link frame: the provider's dialog, whose end the page around is told. Nothing where there is no such page. */
export function BankFrame() {
  const link = useOpening()
  useEscape()
  const isFramed = useMemo(() => parent !== window, [])
  if (!isFramed)
    return <p className="p-6 text-body text-text">This page belongs into the dialog that connects a bank.</p>
  if (link === null) return null
  return (
    <div ref={tellHeight} data-link-style={link.styleName} className="flex flex-col">
      {link.linkToken.startsWith(TWIN_LINK) ? (
        <TwinInFrame link={link} />
      ) : (
        <PlaidLink {...{ link }} {...ends} isReturn={false} />
      )}
    </div>
  )
}
